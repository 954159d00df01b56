import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { table } from './table.ts';

const runScript = fileURLToPath(new URL('../../evals/src/analyse-long-talk.ts', import.meta.url));
const sizeScript = fileURLToPath(new URL('../../scripts/lib/bundle-size.mjs', import.meta.url));
const engine = fileURLToPath(new URL('../../engine/src/', import.meta.url));

const Size = z.object({ minified: z.number(), gzip: z.number() });

function node<T>(schema: z.ZodType<T>, args: readonly string[]): T {
  return schema.parse(JSON.parse(execFileSync(process.execPath, args).toString()));
}

/** Processor milliseconds of each part; `words` is one walk over all words, against which another machine may be read. */
const Parts = z.object({
  parse: z.number(),
  extract: z.number(),
  summarise: z.number(),
  figures: z.number(),
  words: z.number(),
});
type Parts = z.infer<typeof Parts>;

/** The first analysis in a process, and the least of a few: a server's worker lives on and makes many. */
const Run = z.object({ first: Parts, least: Parts, heap: z.number() });

/** MB of the heap that may be in use, code and text among them: what is old, and the half of what is young that is not spare. */
const heap = { old: 84, young: 16 };

const run = (hours: number, rounds: number): z.infer<typeof Run> =>
  node(Run, [
    `--max-old-space-size=${heap.old}`,
    `--max-semi-space-size=${heap.young}`,
    runScript,
    String(hours),
    String(rounds),
  ]);

const total = ({ parse, extract, summarise, figures }: Parts): number =>
  parse + extract + summarise + figures;

/** What a browser reads times and search texts with: pages load it, as they need it. Free words are read by the server. */
const loaded = ['time/parse-times.ts', 'text/fold.ts'];

function sizeRow(what: string, parts: readonly string[]): string[] {
  const { minified, gzip } = node(Size, [sizeScript, ...parts.map((path) => engine + path)]);
  return [what, ...[minified, gzip].map((size) => `${(size / 1000).toFixed(1)} kB`), '< 25 kB'];
}

/** The analysis of long talks, and what of the engine a browser fetches. */
export function describeEngine(): string {
  const { first, least: two, heap: heapOfTwo } = run(2, 20);
  const { least: ten, heap: heapOfTen } = run(10, 6);
  const parts = (['parse', 'extract', 'summarise', 'figures'] as const).map((part) => [
    part,
    ms(first[part]),
    ms(two[part]),
    ms(ten[part]),
    (ten[part] / two[part]).toFixed(1),
    '',
  ]);
  return [
    '## The engine: a talk analysed, 10,000 words an hour\n',
    `Processor time in a process that may use ${heap.old + heap.young} MB of heap: of its first analysis, which compiles the code, and the least of twenty (of ten hours, six), as in a server that lives on.\n`,
    table(
      ['part', '2 hours, the first', '2 hours', '10 hours', 'ratio (5 is linear)', 'wanted'],
      [
        ...parts,
        [
          'all',
          ms(total(first)),
          ms(total(two)),
          ms(total(ten)),
          (total(ten) / total(two)).toFixed(1),
          '2 hours < 300 ms',
        ],
        [
          'beside one walk over the words',
          '',
          `${(total(two) / two.words).toFixed(1)} ×`,
          `${(total(ten) / ten.words).toFixed(1)} ×`,
          '',
          '',
        ],
        ['most heap in use', '', `${heapOfTwo.toFixed(0)} MB`, `${heapOfTen.toFixed(0)} MB`, '', '< 100 MB'],
      ],
    ),
    '',
    '## The engine in the browser\n',
    table(
      ['parts', 'minified', 'gzip', 'wanted'],
      [
        sizeRow('time and fold, which pages load', loaded),
        sizeRow('time, fold and intent, which no page loads', [...loaded, 'intent/read-intent.ts']),
      ],
    ),
    '',
  ].join('\n');
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
