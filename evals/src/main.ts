import { createInterface } from 'node:readline';
import { answerLine, type Command } from './answer-line.ts';
import { extract } from './commands/extract.ts';
import { parse } from './commands/parse.ts';
import { summarise } from './commands/summarise.ts';
import { time } from './commands/time.ts';

// npm run -s engine -- parse|time|extract|summarise : JSON lines on stdin, one JSON line out for each, in order.
const COMMANDS = new Map<string, Command>([
  ['parse', parse],
  ['time', time],
  ['extract', extract],
  ['summarise', summarise],
]);

const command = COMMANDS.get(process.argv[2] ?? '');
if (!command) {
  process.stderr.write(`usage: npm run -s engine -- ${[...COMMANDS.keys()].join('|')}\n`);
  process.exit(2);
}
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() !== '' && !process.stdout.write(`${answerLine(line, command)}\n`)) {
    await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
