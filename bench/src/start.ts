import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/support/free-port.ts';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { mainScript, ready } from './product.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

/** First start on an empty folder, second start on the same, and memory at rest. */
export async function describeStart(dataDir: string): Promise<string> {
  const environment = {
    DATA_DIR: join(dataDir, 'start'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  };
  const first = await startProcess(mainScript, ready, environment, serverFlags);
  await first.stop();
  const second = await startProcess(mainScript, ready, environment, serverFlags);
  // At rest: what starting allocated has been collected.
  await delay(5_000);
  const memory = second.memory();
  await second.stop();
  return [
    '## Start and rest\n',
    table(
      ['what', 'measured', 'aim'],
      [
        ['first start, empty folder', `${(first.startMs / 1000).toFixed(2)} s`, ''],
        ['second start', `${(second.startMs / 1000).toFixed(2)} s`, '1.5 s'],
        [
          'memory of the app process at rest',
          memory === null ? 'unknown here' : `${memory.toFixed(0)} MiB`,
          '150 MiB',
        ],
      ],
    ),
    '',
  ].join('\n');
}
