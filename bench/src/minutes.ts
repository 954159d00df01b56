import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { listNotes, saveNotes } from '@hopgon/contract/live/notes/routes';
import { startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { pathOf } from '@hopgon/contract/route';
import { events } from '@hopgon/contract/system/routes';
import { createTranscript, readTranscript } from '@hopgon/contract/transcripts/routes';
import { type Company, createGiven, type Given, type Person } from '../../e2e/support/given.ts';
import { openTemporaryPostgres } from '../../server/src/platform/postgres/open-temporary-postgres.ts';
import { startOurs } from './pair.ts';
import { inMs, spreadOf } from './spread.ts';
import { table } from './table.ts';

/** Two hours at ten turns a minute. */
const turns = 1_200;
const drafts = 5;
const files = 5;
/** Lines of about five rows, which make thirty pages. */
const longLines = 200;
const longText = 'Xưởng hai đã xong tám mươi tư bộ bàn ghế, còn ba mươi sáu bộ chờ keo và sơn. '
  .repeat(5)
  .trim();

const speakers = ['Đặng Khánh Quỳnh', 'Ngô Trường Lễ', 'Phùng Đức Thịnh', 'Lý Thanh Mẫn'];
const said = [
  'Về mục {n}, hôm nay mình nghe báo cáo tiến độ rồi bàn tiếp nhé.',
  'Dạ phần {n} em làm được khoảng bảy mươi phần trăm, còn vướng khâu duyệt mẫu.',
  'Khách có hỏi lại giá đợt {n} không, hay vẫn giữ như báo giá cũ?',
  'Vậy thống nhất mục {n} làm theo phương án hai, không đổi nhà cung cấp.',
  'Thịnh gửi bảng khối lượng phần {n} trước thứ Sáu giúp chị nhé.',
  'Dạ vâng, em gửi trước thứ Sáu.',
  'Kho còn đủ gỗ cho đợt {n} chứ anh Lễ?',
  'Còn chị ạ, chỉ thiếu ít phụ kiện, tuần sau về.',
  'Phần {n} ai theo dõi thì tuần sau bàn, giờ chưa chốt được.',
  'Ừ, cái đó để tuần sau.',
];

/** Talk of which about one turn in five decides something or asks somebody to do something. */
const talk = (): string =>
  Array.from({ length: turns }, (_, turn) => {
    const line = (said[turn % said.length] ?? '').replaceAll(
      '{n}',
      String(Math.floor(turn / said.length) + 1),
    );
    return `${speakers[turn % speakers.length]}: ${line}`;
  }).join('\n');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

interface Bench {
  readonly given: Given;
  readonly owner: Person;
  readonly company: Company;
  readonly url: string;
}

async function spokenMeeting({ given, owner, company }: Bench, place: number): Promise<string> {
  const start = Date.now() - (place + 2) * 86_400_000;
  const meeting = {
    title: `Họp số ${place}`,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 7_200_000).toISOString(),
  };
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', createMeeting.path], meeting);
  const text = { meetingId: id, text: talk() };
  await given.call(owner, company, ['POST', createTranscript.path], text);
  const path = pathOf(readTranscript, { meetingId: id });
  const isReady = async () =>
    (await given.call<{ transcript: { state: string } }>(owner, company, ['GET', path])).transcript.state ===
    'ready';
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
  return id;
}

const noteCount = 20;

/** Milliseconds until a note that one browser saves is read by another one, which is woken by its stream. */
async function timeNotes({ given, owner, company, url }: Bench): Promise<number[]> {
  const start = Date.now() - 60_000;
  const meeting = {
    title: 'Giao ban',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 7_200_000).toISOString(),
  };
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', createMeeting.path], meeting);
  const params = { meetingId: id };
  await given.call(owner, company, [startLiveMeeting.method, pathOf(startLiveMeeting, params)]);
  const aborted = new AbortController();
  const stream = await fetch(`${url}${events.path}`, {
    headers: { authorization: `Bearer ${owner.tokens.token}`, 'x-company': company.id },
    signal: aborted.signal,
  });
  const reader = (stream.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  const untilWoken = async (): Promise<void> => {
    let received = '';
    while (!received.includes('"notes"')) received += decoder.decode((await reader.read()).value);
  };
  const times: number[] = [];
  for (let place = 0; place < noteCount; place += 1) {
    const note = { id: randomUUID(), kind: 'note', text: `Ghi chú ${place}`, second: place, version: 1 };
    const woken = untilWoken();
    times.push(
      await timed(async () => {
        await given.call(owner, company, [saveNotes.method, pathOf(saveNotes, params)], { notes: [note] });
        await woken;
        await given.call(owner, company, ['GET', `${pathOf(listNotes, params)}?since=${place}`]);
      }),
    );
  }
  aborted.abort();
  return times;
}

interface Drafted {
  readonly sections: readonly { readonly id: string; readonly lines: readonly object[] }[];
}

async function download({ owner, company, url }: Bench, meetingId: string, format: string) {
  const response = await fetch(`${url}/api/v1/meetings/${meetingId}/minutes/file?format=${format}`, {
    headers: { authorization: `Bearer ${owner.tokens.token}`, 'x-company': company.id },
  });
  if (!response.ok) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

/** How long a draft from two hours of talk takes, and the files of minutes of thirty pages. */
export async function describeMinutes(dataDir: string): Promise<string> {
  const postgres = await openTemporaryPostgres();
  const server = await startOurs(postgres, join(dataDir, 'minutes'));
  const given = createGiven(server.url);
  const bench = { given, url: server.url, ...(await given.owner('Đặng Khánh Quỳnh')) };
  const { owner, company } = bench;
  const times: number[] = [];
  let lines = 0;
  let longest = '';
  for (let place = 0; place < drafts; place += 1) {
    const id = await spokenMeeting(bench, place);
    const path = pathOf(draftMinutes, { meetingId: id });
    let draft: Drafted = { sections: [] };
    times.push(
      await timed(async () => {
        draft = await given.call<Drafted>(owner, company, ['POST', path], {});
      }),
    );
    lines = draft.sections.flatMap((section) => section.lines).length;
    longest = id;
    if (place < drafts - 1) continue;
    const sectionId = draft.sections[0]?.id;
    for (let line = 0; line < longLines; line += 1)
      await given.call(owner, company, ['POST', pathOf(createMinutesLine, { meetingId: id })], {
        ...{ sectionId, kind: 'text', text: `${line + 1}. ${longText}`, confirmed: true },
      });
  }
  const pages = (await download(bench, longest, 'pdf')).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const spent = async (format: string) => {
    const all: number[] = [];
    for (let file = 0; file < files; file += 1) all.push(await timed(() => download(bench, longest, format)));
    return spreadOf(all);
  };
  const [docx, pdf] = [await spent('docx'), await spent('pdf')];
  const notes = spreadOf(await timeNotes(bench));
  await server.stop();
  await postgres.stop();
  const [first = Number.NaN, ...later] = times;
  return [
    '## Minutes\n',
    `Drafted from two hours of talk, ${turns} turns, in ${lines} lines, each checked against its turns; files of ${pages} pages. The median of ${files}.\n`,
    table(
      ['what', 'measured', 'wanted'],
      [
        ['the first draft, which begins the threads', inMs(first), '≤ 1000 ms'],
        ['a later draft', inMs(spreadOf(later).median), '≤ 1000 ms'],
        ['DOCX', inMs(docx.median), '≤ 2000 ms'],
        ['PDF', inMs(pdf.median), '≤ 2000 ms'],
        [
          `a note that is typed in one browser is read in another, median of ${noteCount}`,
          inMs(notes.median),
          '≤ 1000 ms',
        ],
      ],
    ),
    '',
  ].join('\n');
}
