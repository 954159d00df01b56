import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { health } from '@hopgon/contract/system/routes';
import { freePort } from '../../e2e/support/free-port.ts';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { mainScript, mainSource, ready } from './product.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const startRounds = 7;

interface Start {
  /** From spawn to the first 200 of the health route. */
  readonly ms: number;
  /** After some seconds without work, MiB. */
  readonly restMib: number;
}

async function measure(script: string, dataDir: string): Promise<Start> {
  const port = await freePort();
  const from = performance.now();
  const environment = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' };
  const server = await startProcess(script, ready, environment, serverFlags);
  while (!(await fetch(`http://127.0.0.1:${port}${health.path}`)).ok) await delay(5);
  const ms = performance.now() - from;
  await delay(5_000);
  const restMib = server.memory() ?? Number.NaN;
  await server.stop();
  return { ms, restMib };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** First and second starts on a folder of their own, from the bundle and from the sources in turns. */
export async function describeStart(dataDir: string): Promise<string> {
  const kind = (script: string, folder: string) => {
    const starts: Start[] = [];
    return { script, folder: join(dataDir, folder), starts };
  };
  const kinds = [kind(mainScript, 'start'), kind(mainSource, 'start-from-sources')];
  for (let round = 0; round <= startRounds; round += 1)
    for (const { script, folder, starts } of kinds) starts.push(await measure(script, folder));
  const row = (what: string, digits: number, unit: string, aim: string, of: (starts: Start[]) => number) => [
    what,
    ...kinds.map(({ starts }) => `${of(starts).toFixed(digits)} ${unit}`),
    aim,
  ];
  return [
    '## Start and rest\n',
    `Of a second start the medians of ${startRounds}, bundle and sources in turns, from spawn to the first answer of ${health.path}.\n`,
    table(
      ['what', 'bundle', 'sources', 'aim'],
      [
        row('first start, empty folder', 2, 's', '', ([first]) => (first?.ms ?? Number.NaN) / 1000),
        row('memory after it', 0, 'MiB', '', ([first]) => first?.restMib ?? Number.NaN),
        row('second start', 2, 's', '1.2 s', ([, ...later]) => median(later.map(({ ms }) => ms)) / 1000),
        row('memory at rest', 0, 'MiB', '150 MiB', ([, ...later]) =>
          median(later.map(({ restMib }) => restMib)),
        ),
      ],
    ),
    '',
  ].join('\n');
}
