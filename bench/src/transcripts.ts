import { join } from 'node:path';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createTranscript, listTurns, readTranscript } from '@hopgon/contract/transcripts/routes';
import { Client, type ClientConfig } from 'pg';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { analyseTranscript } from '../../server/src/domains/transcripts/transcripts.jobs.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { startOurs } from './pair.ts';
import { inMs } from './spread.ts';
import { table } from './table.ts';

const together = 10;
const alone = 5;
const pause = 200;
const exchanges = 200;

/** Half an hour of talk with something to decide and to do in it. */
const talk = (place: number): string =>
  Array.from(
    { length: exchanges },
    (_, line) =>
      `An: Về mục ${line} của dự án ${place}, chúng ta chốt phương án ${line % 7} và báo khách hàng.\nBình: Vâng, em sẽ gửi bảng giá phần ${line} trước thứ Sáu.`,
  ).join('\n');

async function givenMeeting(given: Given, owner: Person, company: Company, place: number): Promise<string> {
  const start = Date.now() - (place + 2) * 7_200_000;
  const { id } = await given.call<{ id: string }>(
    owner,
    company,
    [createMeeting.method, createMeeting.path],
    {
      title: `Họp số ${place}`,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 3_600_000).toISOString(),
    },
  );
  return id;
}

const turnsOfTwoHours = 2_000;
const turnsOfTenHours = 10_000;
const openings = 20;

/** A talk with times, so many turns long. */
const longTalk = (turns: number): string =>
  Array.from({ length: turns }, (_, line) => {
    const clock = [Math.floor(line / 1000), Math.floor((line * 3.6) / 60) % 60, Math.floor(line * 3.6) % 60];
    const at = clock.map((part) => String(part).padStart(2, '0')).join(':');
    return `[${at}] ${line % 2 === 0 ? 'An' : 'Bình'}: Về mục ${line} ta bàn tiếp phương án ${line % 7}.`;
  }).join('\n');

interface Opener {
  readonly given: Given;
  readonly owner: Person;
  readonly company: Company;
}

/** Milliseconds until the head of a talk and the page in its middle are read, as the app asks for both; the median. */
async function timeOpening({ given, owner, company }: Opener, meetingId: string, turns: number) {
  const get = <T>(path: string) => given.call<T>(owner, company, ['GET', path]);
  const { id } = await given.call<{ id: string }>(
    owner,
    company,
    [createTranscript.method, createTranscript.path],
    { meetingId, text: longTalk(turns) },
  );
  const page = (from: number, limit: number) =>
    get(`${listTurns.path.replace(':transcriptId', id)}?from=${from}&limit=${limit}`);
  const times: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    const from = performance.now();
    await Promise.all([get(readTranscript.path.replace(':meetingId', meetingId)), page(turns / 2, 200)]);
    times.push(performance.now() - from);
  }
  const from = performance.now();
  for (let at = 0; at < turns; at += 2_000)
    await Promise.all([0, 500, 1_000, 1_500].map((step) => page(at + step, 500)));
  const whole = performance.now() - from;
  return { median: times.toSorted((left, right) => left - right)[openings / 2] ?? Number.NaN, whole };
}

/** How long each transcript waited between its request and its analysis, ms, in the order they came. */
async function readWaits(owner: ClientConfig): Promise<number[]> {
  const client = new Client(owner);
  await client.connect();
  const { rows } = await client.query<{ wait: number }>(
    `select extract(epoch from started_on - created_on)::float * 1000 as wait
     from jobs.job where name = '${analyseTranscript.name}' order by created_on`,
  );
  await client.end();
  return rows.map(({ wait }) => wait);
}

/** The time until each of ten transcripts submitted together can be read with its analysis, and until work on one begins. */
export async function describeTranscripts(dataDir: string): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const server = await startOurs(postgres, join(dataDir, 'transcripts'));
  const given = createGiven(server.url);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const ids: string[] = [];
  for (let place = 0; place < together + alone + 2; place += 1)
    ids.push(await givenMeeting(given, owner, company, place));
  const submit = async (meetingId: string, place: number): Promise<number> => {
    await given.call(owner, company, [createTranscript.method, createTranscript.path], {
      meetingId,
      text: talk(place),
    });
    const path = readTranscript.path.replace(':meetingId', meetingId);
    while (true) {
      const read = await given.call<{ transcript: { state: string } }>(owner, company, ['GET', path]);
      if (read.transcript.state === 'ready') return performance.now();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  const used = server.processorTime() ?? Number.NaN;
  const from = performance.now();
  const times = (await Promise.all(ids.slice(0, together).map(submit))).map((time) => time - from);
  const cost = ((server.processorTime() ?? Number.NaN) - used) / together;
  for (const [place, id] of ids.slice(together, together + alone).entries())
    await submit(id, together + place);
  const waits = await readWaits(postgres.ownerConfig());
  const opener = { given, owner, company };
  const short = await timeOpening(opener, ids[together + alone] ?? '', turnsOfTwoHours);
  const long = await timeOpening(opener, ids[together + alone + 1] ?? '', turnsOfTenHours);
  await server.stop();
  await postgres.stop();
  return [
    '## Transcripts submitted at once\n',
    `${together} of ${2 * exchanges} turns each, by one company; the first begins the threads. Then ${alone} one after the other.\n`,
    table(
      ['what', 'measured', 'wanted'],
      [
        ['work on the first begins after', inMs(Math.min(...waits.slice(0, together))), '≤ 200 ms'],
        ['the first can be read after', inMs(Math.min(...times)), ''],
        ['the last can be read after', inMs(Math.max(...times)), '≤ 5000 ms'],
        ['processor time of each, asking included', inMs(cost), ''],
        [
          'work on one that comes alone begins after, at most',
          inMs(Math.max(...waits.slice(together))),
          '≤ 200 ms',
        ],
        [
          `${turnsOfTenHours} turns open in their middle after, median of ${openings}`,
          inMs(long.median),
          '≤ 1000 ms',
        ],
        [`beside ${turnsOfTwoHours} turns`, (long.median / short.median).toFixed(2), '≤ 2'],
        ['all of them are read for the search after', inMs(long.whole), ''],
      ],
    ),
    '',
  ].join('\n');
}
