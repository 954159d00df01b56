import { readFileSync } from 'node:fs';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import { listReadings } from '@hopgon/contract/readings/routes';
import {
  createTranscript,
  listTurns,
  readTranscript,
  requestAnalysis,
  uploadTranscript,
} from '@hopgon/contract/transcripts/routes';
import { transcriptLimit, uploadLimit } from '@hopgon/contract/transcripts/schemas';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { givenCompany, type Person } from '../../testing/given.ts';
import { readReply, refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { analyseText } from './analysis/analyse-text.ts';
import { analyseWaitingTranscript } from './analysis/analyse-waiting-transcript.ts';
import { type Analyser, createAnalyser } from './analysis/create-analyser.ts';
import { createTranscript as pasteQuietly } from './create-transcript.ts';

const sample = readFileSync(new URL('../../../../e2e/fixtures/tranlc_sample_meeting.txt', import.meta.url));
const talk = 'An: Chúng ta chốt phương án B.\nBình: Em sẽ gửi bảng giá trước thứ Sáu.\n';

const wordDocument = (...lines: string[]) =>
  zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${lines
        .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
        .join('')}</w:document>`,
    ),
  });

let app: TestApp;
let companyId: string;
let chair: Person;
let secretary: Person;
let attendee: Person;
let outsider: Person;
let stranger: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  companyId = company.companyId;
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  attendee = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
  stranger = (await givenCompany(app, { owner: 'Hồ Thị Xa' })).owner;
});
afterAll(() => app.close());

async function givenMeeting(visibility: 'invited' | 'company' = 'invited'): Promise<string> {
  const body = {
    title: 'Họp dự án website',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    visibility,
    participants: [
      { userId: secretary.userId, role: 'secretary' as const },
      { userId: attendee.userId, role: 'attendee' as const },
    ],
  };
  return (await chair.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

type Part = readonly [name: string, value: string | Uint8Array, fileName?: string];

/** Sends a form as a browser does, its parts in this order. */
async function upload(person: Person, ...parts: readonly Part[]) {
  return uploadOnce(person, undefined, ...parts);
}

/** A browser draws another boundary for each try. */
let boundaries = 0;

async function uploadOnce(person: Person, key: string | undefined, ...parts: readonly Part[]) {
  boundaries += 1;
  const boundary = `ranh-gioi-${boundaries}`;
  const chunks = parts.flatMap(([name, value, fileName]) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    value,
    '\r\n',
  ]);
  const response = await app.server.inject({
    method: 'POST',
    url: uploadTranscript.path,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
  });
  return readReply(uploadTranscript, response.statusCode, response.headers, response.body);
}

const uploadFile = (person: Person, meetingId: string, file: string | Uint8Array, name = 'họp.txt') =>
  upload(person, ['meetingId', meetingId], ['file', file, name]);

const paste = (person: Person, meetingId: string, text = talk) =>
  person.call(createTranscript, { body: { meetingId, text } });

const read = async (person: Person, meetingId: string, version?: number) =>
  (await person.call(readTranscript, { params: { meetingId }, query: { version } })).value();

/** The newest version analysed, without waiting for its turn in the queue. */
async function settled(person: Person, meetingId: string) {
  const { transcript } = await read(person, meetingId);
  await analyseWaitingTranscript(app.world, app.world.scopes.job(companyId), {
    transcriptId: transcript?.id ?? '',
  });
  return read(person, meetingId);
}

const script = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', () => { parentPort.postMessage('loaded'); ${body} });`)}`,
  );

/** A version that nothing but the test will analyse. */
async function givenWaiting(meetingId: string): Promise<string> {
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(chair, companyId, 'meeting-edit');
  const paper = { meetingId, name: 'Bản dán', text: talk };
  return (await pasteQuietly({ ...app.world, jobs }, scope, paper)).id;
}

const analyseIn = (analyser: Analyser, transcriptId: string) =>
  analyseWaitingTranscript({ ...app.world, analyser }, app.world.scopes.job(companyId), { transcriptId });

const turnsOf = async (person: Person, transcriptId: string) =>
  (await person.call(listTurns, { params: { transcriptId }, query: { limit: 500 } })).value();

describe('an uploaded transcript', () => {
  // Proves S7.052
  test('is stored in turns at once and analysed soon, each statement with its turns', async () => {
    const meetingId = await givenMeeting();
    const sent = (await uploadFile(chair, meetingId, sample, 'C:\\họp\\dự án.txt')).value();
    expect(sent).toMatchObject({
      meetingId,
      version: 1,
      name: 'dự án.txt',
      state: 'waiting',
      problem: '',
      uploadedBy: { userId: chair.userId, displayName: 'Trần Văn Hiếu' },
    });
    const { turns, total } = await turnsOf(attendee, sent.id);
    expect(turns).toHaveLength(sent.turnCount);
    expect(total).toBe(sent.turnCount);

    await expect.poll(async () => (await read(attendee, meetingId)).transcript?.state).toBe('ready');
    const { transcript, analysis, versions } = await read(attendee, meetingId);
    expect(transcript?.id).toBe(sent.id);
    expect(versions).toBe(1);
    if (!analysis) throw new Error('a ready transcript has no analysis');
    const { topics, figures } = analysis;
    const { readings } = (await attendee.call(listReadings, { params: { meetingId } })).value();
    const statements = [...readings, ...topics];
    expect(statements.length).toBeGreaterThan(10);
    for (const { evidence } of statements) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const index of evidence) expect(turns[index]?.index).toBe(index);
    }
    const colour = readings.filter(({ kind, text }) => kind === 'decision' && text.includes('xanh lá'));
    expect(colour.flatMap(({ evidence }) => evidence.map((index) => turns[index]?.text)).join()).toContain(
      'quyết định đổi sang màu xanh lá',
    );
    expect(figures.turns).toBe(total);
    expect(figures.timesUnknown).not.toBe('');
  });

  test.each([
    ['họp.txt', talk],
    ['họp.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v An>Chào.\n\n00:02.000 --> 00:03.000\n<v Bình>Dạ.\n'],
    [
      'họp.srt',
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nAn: Chào.\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\nBình: Dạ.\r\n',
    ],
    [
      'họp.json',
      JSON.stringify([
        { speaker: 'An', start: 1.5, text: 'Chào.' },
        { speaker: 'Bình', start: 2, text: 'Dạ.' },
      ]),
    ],
    ['họp.docx', wordDocument('An   0:01', 'Chào.', 'Bình   0:02', 'Dạ.')],
  ])('is read from %s', async (name, content) => {
    const meetingId = await givenMeeting();
    const { id, turnCount } = (await uploadFile(chair, meetingId, content, name)).value();
    expect(turnCount).toBe(2);
    expect((await turnsOf(attendee, id)).turns.map(({ speaker }) => speaker)).toEqual(['An', 'Bình']);
  });

  test('is compared with the agenda and the hours of its meeting; what was left out is reported', async () => {
    const meetingId = await givenMeeting();
    const items = [
      { title: 'Ngân sách quảng cáo', minutes: 30 },
      { title: 'Tuyển lễ tân', minutes: 30 },
    ];
    await chair.call(saveAgenda, { params: { meetingId }, body: { version: 0, items } });
    const said =
      'Bắt đầu: 14h05\n\nAn: Ngân sách quảng cáo còn thiếu.\nBình: Cảm ơn các bạn đã theo dõi.\nAn: [00:7x] Ngân sách chốt 20 triệu.\n';
    await paste(chair, meetingId, said);
    const { analysis } = await settled(attendee, meetingId);
    expect(analysis?.figures.agenda.value).toMatchObject({
      covered: 1,
      points: [
        { covered: true, evidence: [0] },
        { covered: false, evidence: [] },
      ],
    });
    expect(analysis?.figures.punctuality.value).toEqual({ startMinutes: 5, endMinutes: null });
    expect(analysis?.removed).toMatchObject([{ text: 'Cảm ơn các bạn đã theo dõi.' }]);
  });

  test('may be as large as the limit and not a byte larger', async () => {
    const meetingId = await givenMeeting();
    const largest = Buffer.alloc(uploadLimit, 'a');
    expect(await uploadFile(chair, meetingId, largest)).toMatchObject(refusal('transcript_too_long'));
    const larger = Buffer.alloc(uploadLimit + 1, 'a');
    expect(await uploadFile(chair, meetingId, larger)).toMatchObject(refusal('payload_too_large'));
  });

  test.each([
    ['a picture under a text file’s name', 'họp.txt', '\x89PNG\r\n\x1a\n\0\0', 'transcript_kind_refused'],
    ['a paper', 'họp.pdf', '%PDF-1.7', 'transcript_kind_refused'],
    ['an old Word document', 'họp.doc', '\xd0\xcf\x11\xe0', 'transcript_kind_refused'],
    ['a recording', 'họp.mp3', 'ID3\x04', 'transcript_kind_refused'],
    ['text under a Word document’s name', 'họp.docx', 'An: Chot phuong an B.', 'transcript_unreadable'],
    ['an archive without a document', 'họp.docx', `PK\x05\x06${'\0'.repeat(18)}`, 'transcript_unreadable'],
    ['text under a subtitle file’s name', 'họp.vtt', 'An: Chot phuong an B.', 'transcript_unreadable'],
  ] as const)('is refused when it is %s', async (_, name, bytes, code) => {
    const meetingId = await givenMeeting();
    const file = Buffer.from(bytes, 'latin1');
    expect(await uploadFile(chair, meetingId, file, name)).toMatchObject(refusal(code));
    expect((await read(chair, meetingId)).versions).toBe(0);
  });

  test('is refused without words, without a file and without its meeting first', async () => {
    const meetingId = await givenMeeting();
    expect(await uploadFile(chair, meetingId, ' \n')).toMatchObject(refusal('transcript_empty'));
    expect(await upload(chair, ['meetingId', meetingId])).toMatchObject(refusal('bad_request'));
    const late = await upload(chair, ['file', talk, 'họp.txt'], ['meetingId', meetingId]);
    expect(late).toMatchObject({ status: 422, code: 'field_invalid' });
    expect(await upload(chair, ['meetingId', 'x'], ['file', talk, 'họp.txt'])).toMatchObject({
      code: 'field_invalid',
    });
  });
});

describe('pasted text', () => {
  // Proves S7.054
  test('becomes a version like a file', async () => {
    const meetingId = await givenMeeting();
    expect((await paste(chair, meetingId)).value()).toMatchObject({
      version: 1,
      name: 'Bản dán',
      turnCount: 2,
    });
    await settled(chair, meetingId);
    const { readings } = (await chair.call(listReadings, { params: { meetingId } })).value();
    expect(readings.find(({ kind }) => kind === 'decision')?.evidence).toContain(0);
  });

  test('may be two million characters long and not one longer', async () => {
    const meetingId = await givenMeeting();
    const longest = talk.repeat(Math.ceil(transcriptLimit / talk.length)).slice(0, transcriptLimit);
    expect((await paste(chair, meetingId, longest)).value()).toMatchObject({ version: 1 });
    expect(await paste(chair, meetingId, `${longest}a`)).toMatchObject(refusal('transcript_too_long'));
    expect(await paste(chair, meetingId, ' ')).toMatchObject(refusal('transcript_empty'));
  });
});

describe('versions', () => {
  test('a new upload is a new version, and the old one stays with its turns', async () => {
    const meetingId = await givenMeeting();
    const first = (await paste(chair, meetingId)).value();
    const second = (await paste(secretary, meetingId, 'An: Chúng ta chốt phương án C.')).value();
    expect(second.version).toBe(2);
    expect(await settled(attendee, meetingId)).toMatchObject({ transcript: { id: second.id }, versions: 2 });
    expect((await read(attendee, meetingId, 1)).transcript).toMatchObject({ id: first.id, version: 1 });
    expect((await turnsOf(attendee, first.id)).turns[0]?.text).toContain('phương án B');
    const params = { meetingId };
    const missing = await attendee.call(readTranscript, { params, query: { version: 3 } });
    expect(missing).toMatchObject(refusal('transcript_not_found'));
  });

  test('two uploads at the same moment get two numbers', async () => {
    const meetingId = await givenMeeting();
    const replies = await Promise.all([
      paste(chair, meetingId),
      paste(secretary, meetingId),
      paste(chair, meetingId),
    ]);
    expect(replies.map((reply) => reply.value().version).sort()).toEqual([1, 2, 3]);
  });

  test('the same file sent again under its key is one version; another file of the same length is refused', async () => {
    const meetingId = await givenMeeting();
    const send = (text: string) =>
      uploadOnce(chair, 'mot-lan', ['meetingId', meetingId], ['file', text, 'họp.txt']);
    const first = (await send('An: chốt phương án B.')).value();
    expect((await send('An: chốt phương án B.')).value()).toEqual(first);
    expect(await send('An: chốt phương án C.')).toMatchObject(refusal('idempotency_conflict'));
    expect((await read(chair, meetingId)).versions).toBe(1);
  });

  test('turns come in pages', async () => {
    const meetingId = await givenMeeting();
    const { id } = (await paste(chair, meetingId)).value();
    const page = await attendee.call(listTurns, {
      params: { transcriptId: id },
      query: { from: 1, limit: 1 },
    });
    expect(page.value()).toEqual({
      turns: [
        {
          index: 1,
          speaker: 'Bình',
          startMs: null,
          endMs: null,
          gapMs: null,
          text: 'Em sẽ gửi bảng giá trước thứ Sáu.',
          original: null,
          corrections: 0,
          glossary: [],
        },
      ],
      total: 2,
    });
  });
});

describe('rights', () => {
  // Proves S7.052
  test('chair and secretary upload, an attendee only reads', async () => {
    const meetingId = await givenMeeting();
    expect((await uploadFile(secretary, meetingId, talk)).value().version).toBe(1);
    expect(await uploadFile(attendee, meetingId, talk)).toMatchObject(refusal('not_allowed'));
    expect(await paste(attendee, meetingId)).toMatchObject(refusal('not_allowed'));
    const again = await attendee.call(requestAnalysis, { body: { meetingId } });
    expect(again).toMatchObject(refusal('not_allowed'));
    expect((await read(attendee, meetingId)).transcript?.version).toBe(1);
  });

  test('a meeting of others answers like one that does not exist', async () => {
    const meetingId = await givenMeeting();
    const { id: transcriptId } = (await paste(chair, meetingId)).value();
    const nowhere = app.world.newId();
    for (const person of [outsider, stranger]) {
      for (const id of [meetingId, nowhere]) {
        const params = { meetingId: id };
        expect(await uploadFile(person, id, talk)).toMatchObject(refusal('meeting_not_found'));
        expect(await paste(person, id)).toMatchObject(refusal('meeting_not_found'));
        expect(await person.call(readTranscript, { params })).toMatchObject(refusal('meeting_not_found'));
        const again = await person.call(requestAnalysis, { body: params });
        expect(again).toMatchObject(refusal('meeting_not_found'));
      }
      for (const id of [transcriptId, nowhere]) {
        const turns = await person.call(listTurns, { params: { transcriptId: id } });
        expect(turns).toMatchObject(refusal('transcript_not_found'));
      }
    }
  });

  test('a meeting open to the company shows everyone its transcript', async () => {
    const meetingId = await givenMeeting('company');
    const { id } = (await paste(chair, meetingId)).value();
    expect((await turnsOf(outsider, id)).total).toBe(2);
    expect(await paste(outsider, meetingId)).toMatchObject(refusal('not_allowed'));
  });

  test('a meeting without a transcript says so', async () => {
    const meetingId = await givenMeeting();
    expect(await read(attendee, meetingId)).toEqual({ transcript: null, analysis: null, versions: 0 });
    const again = await chair.call(requestAnalysis, { body: { meetingId } });
    expect(again).toMatchObject(refusal('transcript_not_found'));
  });
});

describe('an analysis that fails', () => {
  // Proves S7.053
  test.each([
    ['crashes', { script: script('process.exit(1)') }, /dừng giữa chừng/],
    ['never ends', { script: script('for (;;);'), limitMs: 400 }, /quá lâu/],
  ])('because it %s is shown as failed, and can be tried again', async (_, options, problem) => {
    const meetingId = await givenMeeting();
    const transcriptId = await givenWaiting(meetingId);
    const analyser = createAnalyser(options);
    await analyseIn(analyser, transcriptId).finally(analyser.stop);
    const failed = await read(attendee, meetingId);
    expect(failed).toMatchObject({ transcript: { state: 'failed' }, analysis: null });
    expect(failed.transcript?.problem).toMatch(problem);

    const again = (await chair.call(requestAnalysis, { body: { meetingId } })).value();
    expect(again).toMatchObject({ id: transcriptId, state: 'waiting', problem: '' });
    expect(await settled(attendee, meetingId)).toMatchObject({ transcript: { state: 'ready', problem: '' } });
  });

  test('because the server stops waits for the next start', async () => {
    const meetingId = await givenMeeting();
    const transcriptId = await givenWaiting(meetingId);
    const analyser = createAnalyser({ script: script('') });
    const ended = expect(analyseIn(analyser, transcriptId)).rejects.toMatchObject({ reason: 'stopped' });
    await analyser.stop();
    await ended;
    expect((await read(chair, meetingId)).transcript?.state).toBe('waiting');
    await analyseIn(app.world.analyser, transcriptId);
    expect((await read(chair, meetingId)).transcript?.state).toBe('ready');
  });

  test('when its stored findings are of another shape, reads as failed', async () => {
    const meetingId = await givenMeeting();
    await paste(chair, meetingId);
    await settled(chair, meetingId);
    await app.database.sql('update transcripts set analysis = \'{"summary": "x"}\' where meeting_id = $1', [
      meetingId,
    ]);
    expect(await read(chair, meetingId)).toMatchObject({ transcript: { state: 'failed' }, analysis: null });
  });
});

describe('pasted for an answer only', () => {
  const asAttendee = () => app.world.scopes.company(attendee, companyId, 'company');

  test('text is analysed with its turns and not stored', async () => {
    const count = () => app.database.sql<{ count: number }>('select count(*)::int as count from transcripts');
    const before = await count();
    const { analysis, turns } = await analyseText(app.world, asAttendee(), talk);
    expect(turns).toMatchObject([
      { index: 0, speaker: 'An' },
      { index: 1, speaker: 'Bình' },
    ]);
    expect(analysis.decisions.flatMap((decision) => decision.evidence)).toContain(0);
    expect(await count()).toEqual(before);
  });

  test('text without words, or that stops its analysis, is refused', async () => {
    await expect(analyseText(app.world, asAttendee(), ' ')).rejects.toMatchObject({
      code: 'transcript_empty',
    });
    const analyser = createAnalyser({ script: script('process.exit(1)') });
    const answer = analyseText({ ...app.world, analyser }, asAttendee(), talk);
    await expect(answer).rejects.toMatchObject({ code: 'text_unreadable' });
    await analyser.stop();
  });
});

test('a meeting counts from its day in the company’s zone', async () => {
  const body = { title: 'Họp khuya', startsAt: '2026-11-20T17:30:00Z', endsAt: '2026-11-20T18:00:00Z' };
  const meetingId = (await chair.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
  const days: string[] = [];
  const transcriptId = await givenWaiting(meetingId);
  const analyser: Analyser = {
    ...app.world.analyser,
    analyse: (company, source) => {
      days.push(source.meetingDate);
      return app.world.analyser.analyse(company, source);
    },
  };
  await analyseIn(analyser, transcriptId);
  expect(days).toEqual(['2026-11-21']);
});

test('everybody who may see the meeting is woken, and nobody else', async () => {
  const meetingId = await givenMeeting();
  const woken = new Map<string, string[]>();
  const ends = [chair, attendee, outsider, stranger].map((person) =>
    app.world.hub.subscribe({
      userId: person.userId,
      sessionId: person.sessionId,
      companyIds: new Set([companyId]),
      wake: (_, topics) => void woken.set(person.userId, [...(woken.get(person.userId) ?? []), ...topics]),
      end: () => undefined,
    }),
  );
  await paste(chair, meetingId);
  await settled(chair, meetingId);
  // They are woken once the change is committed, when it can be read already.
  await vi.waitFor(() => {
    for (const person of [chair, attendee])
      expect(woken.get(person.userId)).toEqual(expect.arrayContaining(['transcripts', 'readings']));
  });
  for (const end of ends) end();
  expect(woken.get(outsider.userId) ?? []).not.toContain('transcripts');
  expect(woken.get(stranger.userId) ?? []).not.toContain('transcripts');
});

test('one company pastes texts that are slow to read, and the message of another is answered before the last of them', async () => {
  const { id: session_id } = (await stranger.call(createChatSession, { body: {} })).value();
  const send = (message: string) => stranger.call(sendChatMessage, { body: { session_id, message } });
  // The first time loads what answers it, which takes longer than all the pastes on a busy machine.
  (await send('mai tôi có họp không?')).value();
  const order: string[] = [];
  const pastes = Array.from({ length: 8 }, async (_, place) => {
    const text = `An: ${' ở 1/2 9:0'.repeat(15_000)} ${place}`;
    const pasted = await chair.call(createTranscript, { body: { meetingId: await givenMeeting(), text } });
    order.push('paste');
    return pasted.code;
  });
  const answer = send('mai tôi có họp không?').then((reply) => {
    order.push('answer');
    return reply.value().response;
  });
  expect(await answer).not.toBe('');
  expect(new Set(await Promise.all(pastes))).toEqual(new Set([null]));
  expect(order.at(-1)).toBe('paste');
});
