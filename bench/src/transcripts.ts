import { join } from 'node:path';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { pasteTranscript, readTranscript } from '@hopgon/contract/transcripts/routes';
import { freePort } from '../../e2e/support/free-port.ts';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { mainScript, ready } from './product.ts';
import { inMs } from './spread.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const transcripts = 10;
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

/** The time until each of ten transcripts submitted together can be read with its analysis. */
export async function describeTranscripts(dataDir: string): Promise<string> {
  const port = await freePort();
  const environment = { DATA_DIR: join(dataDir, 'transcripts'), PORT: String(port), LOG_LEVEL: 'error' };
  const server = await startProcess(mainScript, ready, environment);
  const given = createGiven(`http://127.0.0.1:${port}`);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const ids: string[] = [];
  for (let place = 0; place < transcripts; place += 1)
    ids.push(await givenMeeting(given, owner, company, place));
  const used = server.processorTime() ?? Number.NaN;
  const from = performance.now();
  const readable = async (meetingId: string, place: number): Promise<number> => {
    await given.call(owner, company, [pasteTranscript.method, pasteTranscript.path], {
      meetingId,
      text: talk(place),
    });
    const path = readTranscript.path.replace(':meetingId', meetingId);
    while (true) {
      const read = await given.call<{ transcript: { state: string } }>(owner, company, ['GET', path]);
      if (read.transcript.state === 'ready') return performance.now() - from;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  const times = (await Promise.all(ids.map(readable))).toSorted((left, right) => left - right);
  const cost = ((server.processorTime() ?? Number.NaN) - used) / transcripts;
  await server.stop();
  return [
    '## Transcripts submitted at once\n',
    `${transcripts} of ${2 * exchanges} turns each, by one company; the first begins the threads.\n`,
    table(
      ['what', 'measured', 'wanted'],
      [
        ['the first can be read after', inMs(times[0] ?? Number.NaN), ''],
        ['the last can be read after', inMs(times.at(-1) ?? Number.NaN), '≤ 5000 ms'],
        ['processor time of each, asking included', inMs(cost), ''],
      ],
    ),
    '',
  ].join('\n');
}
