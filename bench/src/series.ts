import { join } from 'node:path';
import { createSeries, updateSeries } from '@hopgon/contract/series/routes';
import { Recurrence } from '@hopgon/contract/series/schemas';
import { freePort } from '../../e2e/support/free-port.ts';
import { createGiven } from '../../e2e/support/given.ts';
import { expandRecurrence } from '../../server/src/platform/calendar/recurrence.rules.ts';
import { mainScript, ready } from './product.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const rounds = 20;

const median = (times: readonly number[]): string =>
  `${(times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN).toFixed(1)} ms`;

const rules = [
  ['each day', { frequency: 'daily' }],
  ['from Monday to Friday', { frequency: 'weekly', weekdays: [1, 2, 3, 4, 5] }],
  ['each last Friday', { frequency: 'monthly', on: { by: 'weekday', nth: -1, weekday: 5 } }],
] as const;

/** When a series of ten years happens, in a zone that changes its clocks. */
function expansions(): string[][] {
  return rules.map(([name, rule]) => {
    const time = {
      recurrence: Recurrence.parse(rule),
      timeZone: 'America/New_York',
      firstDay: '2026-11-23',
      startTime: '09:00:00',
    };
    const to = new Date('2036-11-23T00:00:00Z');
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < rounds; round += 1) {
      const from = performance.now();
      found = expandRecurrence(time, { to, most: 5000 }).length;
      times.push(performance.now() - from);
    }
    return [`expand ten years, ${name} (${found} times)`, median(times)];
  });
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly took: string }> {
  const from = performance.now();
  const value = await work();
  return { value, took: `${(performance.now() - from).toFixed(0)} ms` };
}

/** A year of working days, as rows with their people: made, and moved by an hour. */
async function wholeYear(dataDir: string): Promise<string[][]> {
  const port = await freePort();
  const server = await startProcess(mainScript, ready, {
    DATA_DIR: join(dataDir, 'series'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const given = createGiven(`http://127.0.0.1:${port}`);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const start = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 2 * 3_600_000;
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  const body = {
    title: 'Họp nhanh',
    startsAt: at(0),
    endsAt: at(0.5),
    recurrence: { frequency: 'weekly', weekdays: [1, 2, 3, 4, 5], ends: { by: 'count', count: 260 } },
  };
  const made = await timed(() =>
    given.call<{ id: string; version: number; startsAt: string; endsAt: string }>(
      owner,
      company,
      [createSeries.method, createSeries.path],
      body,
    ),
  );
  const { id, version, startsAt, endsAt } = made.value;
  const later = (time: string) => new Date(Date.parse(time) + 3_600_000).toISOString();
  const change = { span: 'all', version, startsAt: later(startsAt), endsAt: later(endsAt) };
  const path = updateSeries.path.replace(':meetingId', id);
  const moved = await timed(() => given.call(owner, company, [updateSeries.method, path], change));
  await server.stop();
  return [
    ['make a series of 260 meetings', made.took],
    ['move all 260 by an hour', moved.took],
  ];
}

/** The time to compute the occurrences of a series, and to insert a year of them. */
export async function describeSeries(dataDir: string): Promise<string> {
  const rows = [...expansions(), ...(await wholeYear(dataDir))];
  return ['## Series\n', table(['what', 'time'], rows), ''].join('\n');
}
