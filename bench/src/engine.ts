import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { spreadOf } from './spread.ts';
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

/** For each round the parts of each talk, and the peak heap in MB. */
const Run = z.object({ rounds: z.array(z.array(Parts)), heap: z.number() });

/** MB of the heap that a thread of the server may use to analyse, and those of it where values are young. */
const heap = { old: 512, young: 16 };

const run = (rounds: number, ...hours: number[]): z.infer<typeof Run> =>
  node(Run, [
    `--max-old-space-size=${heap.old}`,
    `--max-semi-space-size=${heap.young}`,
    runScript,
    ...[rounds, ...hours].map(String),
  ]);

const all = ({ parse, extract, summarise, figures }: Parts): number => parse + extract + summarise + figures;

/** Engine code that browsers load on demand to read times and search texts. The server reads free text. */
const loaded = ['time/parse-times.ts', 'text/fold.ts'];

function sizeRow(what: string, parts: readonly string[]): string[] {
  const { minified, gzip } = node(Size, [sizeScript, ...parts.map((path) => engine + path)]);
  return [what, ...[minified, gzip].map((size) => `${(size / 1000).toFixed(1)} kB`), '< 27 kB'];
}

/** Milliseconds of a part of the analysis, or of all of it. */
type Part = readonly [name: string, of: (parts: Parts) => number];

const parts: readonly Part[] = [
  ['parse', ({ parse }) => parse],
  ['extract', ({ extract }) => extract],
  ['summarise', ({ summarise }) => summarise],
  ['figures', ({ figures }) => figures],
  ['all', all],
];

/** The analysis of long talks: a first one, many after it, and ten hours beside as many hours in talks of two. */
function describeTalks(): string {
  const two = run(20, 2);
  const long = run(8, 2, 2, 2, 2, 2, 10);
  const times = (of: Part[1]): number[] => two.rounds.flat().map(of);
  const least = (of: Part[1]): number => Math.min(...times(of));
  const longer = (of: Part[1]): number =>
    spreadOf(
      long.rounds.map((round) => {
        const [ten = Number.NaN, ...twos] = round.map(of).reverse();
        return ten / twos.reduce((sum, time) => sum + time, 0);
      }),
    ).median;
  const rows = parts.map(([name, of]) => [
    name,
    ms(times(of)[0] ?? Number.NaN),
    ms(least(of)),
    longer(of).toFixed(2),
    name === 'all' ? '2 hours < 300 ms' : '',
  ]);
  const walks = (least(all) / least(({ words }) => words)).toFixed(1);
  return [
    '## The engine: a talk analysed, 10,000 words an hour\n',
    `Processor time in a process that may use ${heap.old + heap.young} MB of heap: of its first analysis, which compiles the code, and the least of twenty, as in a server that lives on. Ten hours beside five talks of two, one after the other: the median of eight rounds; 1 is linear.\n`,
    table(
      ['part', '2 hours, the first', '2 hours', '10 hours beside 5 × 2', 'wanted'],
      [
        ...rows,
        ['beside one walk over the words', '', `${walks} ×`, '', ''],
        ['most heap in use', '', mb(two.heap), mb(long.heap), '< 100 MB'],
      ],
    ),
    '',
  ].join('\n');
}

/** The analysis of long talks, and what of the engine a browser fetches. */
export function describeEngine(): string {
  return [
    describeTalks(),
    '## The engine in the browser\n',
    table(['parts', 'minified', 'gzip', 'wanted'], [sizeRow('time and fold, which pages load', loaded)]),
    '',
  ].join('\n');
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;
