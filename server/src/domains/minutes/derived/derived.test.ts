import * as derived from '@hopgon/contract/minutes/derived/routes';
import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { listMinutesNumbers } from '@hopgon/contract/minutes/register/routes';
import { listMinutesVersions } from '@hopgon/contract/minutes/remarks/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { correctMinutes } from '@hopgon/contract/minutes/steps/routes';
import { pathOf } from '@hopgon/contract/route';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let member: Person;
let outsider: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Lê Quốc Bảo'],
  });
  owner = company.owner;
  member = company.people['Nguyễn Thị Mai'];
  outsider = company.people['Lê Quốc Bảo'];
  const participants = [{ userId: member.userId, role: 'attendee' as const }];
  const given = await givenReadings(app, { chair: owner, participants });
  meetingId = given.meetingId;
  await givenAdoptedMinutes(owner, meetingId);
});
afterAll(() => app.close());

const params = () => ({ meetingId });
const minutes = async (): Promise<Minutes> => {
  const read = (await owner.call(readMinutes, { params: params() })).value();
  if (!read.minutes) throw new Error('there are no minutes');
  return read.minutes;
};
const create = async (kind: DerivedKind, person = owner) => {
  const lineIds = (await minutes()).sections.flatMap(({ lines }) => lines.map(({ id }) => id));
  const body = { kind, title: 'Kết luận về tăng ca', lineIds, recipients: ['Lưu: VT'] };
  return person.call(derived.createDerivedDocument, { params: params(), body });
};
const list = async (person: Person) =>
  (await person.call(derived.listDerivedDocuments, { params: params() })).value();
const download = (person: Person, derivedId: string, format = 'pdf') =>
  app.server.inject({
    url: `${pathOf(derived.renderDerivedFile, { meetingId, derivedId })}?format=${format}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
const textOf = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/[\s\u00a0]+/g, ' ');
};

test('is written from signed minutes alone', async () => {
  expect(await create('notice')).toMatchObject(refusal('minutes_state'));
  await app.database.sql(
    `update minutes set state = 'locked', locked_at = adopted_at where meeting_id = $1`,
    [meetingId],
  );
  expect(await create('notice', member)).toMatchObject(refusal('not_allowed'));
  expect((await create('notice')).value()).toMatchObject({ state: 'draft', number: null, hash: null });
});

const kinds: readonly [DerivedKind, number: string, words: readonly string[]][] = [
  [
    'notice',
    '01/TB',
    ['THÔNG BÁO', 'Theo Biên bản số 01/BB, người chủ trì kết luận như sau:', 'Kết luận: Thống nhất tăng ca.'],
  ],
  ['extract', '01/TrS', ['TRÍCH BIÊN BẢN', 'Nội dung trích:', 'Trích từ Biên bản số 01/BB', 'THƯ KÝ']],
  [
    'resolution',
    '01/NQ',
    ['NGHỊ QUYẾT', 'Căn cứ Biên bản số 01/BB', 'QUYẾT NGHỊ:', 'Điều 1. Thống nhất tăng ca.'],
  ],
];

test.each(kinds)(
  '%s gets number %s of its own kind, and a file that stays as it is',
  async (kind, number, words) => {
    const { id } = (await create(kind)).value();
    const draft = await download(owner, id);
    expect(await textOf(draft.rawPayload)).toContain('DỰ THẢO');
    expect((await download(member, id)).statusCode).toBe(404);
    const named = { ...params(), derivedId: id };
    const issued = (await owner.call(derived.publishDerivedDocument, { params: named })).value();
    expect(issued).toMatchObject({ state: 'issued', number: { number, isVoid: false } });
    expect(await owner.call(derived.publishDerivedDocument, { params: named })).toMatchObject(
      refusal('minutes_state'),
    );
    const file = await download(member, id);
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(file.rawPayload));
    expect(Buffer.from(digest).toString('hex')).toBe(issued.hash);
    const text = await textOf(file.rawPayload);
    let place = -1;
    for (const part of [`Số: ${number}`, ...words]) {
      expect(text, part).toContain(part);
      if (part.startsWith('Số')) continue;
      expect(text.indexOf(part), part).toBeGreaterThan(place);
      place = text.indexOf(part);
    }
    expect(text).not.toContain('DỰ THẢO');
  },
);

test('is listed for who may view the meeting, drafts for its editors; a cancelled one keeps its number', async () => {
  expect((await list(owner)).documents.map(({ state }) => state)).toEqual([
    ...['draft', 'issued', 'issued', 'issued'],
  ]);
  const seen = await list(member);
  expect(seen.can.create).toBe(false);
  expect(seen.documents.map(({ number }) => number?.number)).toEqual(['01/TB', '01/TrS', '01/NQ']);
  expect(await outsider.call(derived.listDerivedDocuments, { params: params() })).toMatchObject(
    refusal('meeting_not_found'),
  );
  const [draft, notice] = (await list(owner)).documents;
  for (const derivedId of [draft?.id ?? '', notice?.id ?? ''])
    await owner.call(derived.deleteDerivedDocument, { params: { ...params(), derivedId } });
  expect((await list(owner)).documents.map(({ state }) => state)).toEqual(['void', 'issued', 'issued']);
  const cancelled = notice?.id ?? '';
  expect((await download(member, cancelled, 'txt')).body).toMatch(
    /^THÔNG BÁO KẾT LUẬN SỐ 01\/TB \(ĐÃ HỦY\): /,
  );
  const names = await Promise.all(
    ['pdf', 'docx'].map(
      async (format) => (await download(member, cancelled, format)).headers['content-disposition'],
    ),
  );
  for (const name of names) expect(decodeURIComponent(String(name))).toContain('Đã hủy - ');
  const { numbers } = (await owner.call(listMinutesNumbers, { query: { year: 2026 } })).value();
  expect(numbers.map(({ number, isVoid, minutes: of }) => [number, isVoid, of?.title]).toSorted()).toEqual([
    ['01/BB', false, 'Giao ban xưởng'],
    ['01/NQ', false, 'Kết luận về tăng ca'],
    ['01/TB', true, 'Kết luận về tăng ca'],
    ['01/TrS', false, 'Kết luận về tăng ca'],
  ]);
  const hidden = (await outsider.call(listMinutesNumbers, { query: { year: 2026 } })).value();
  expect(hidden.numbers.map(({ minutes: of }) => of)).toEqual([null, null, null, null]);
});

test('stays with its edition when a correction of the minutes starts', async () => {
  const before = (await list(owner)).documents.map(({ id }) => id);
  (await owner.call(correctMinutes, { params: params() })).value();
  expect((await list(owner)).documents).toEqual([]);
  const query = { edition: 1 };
  const first = (await owner.call(derived.listDerivedDocuments, { params: params(), query })).value();
  expect(first.documents.map(({ id }) => id)).toEqual(before);
  expect(first.can.create).toBe(true);
  const [issued] = first.documents.filter(({ state }) => state === 'issued');
  expect((await download(member, issued?.id ?? '')).statusCode).toBe(200);
  const { versions } = (await owner.call(listMinutesVersions, { params: params(), query })).value();
  expect(versions.map(({ reason }) => reason)).toContain('adopted');
  const newest = (await owner.call(listMinutesVersions, { params: params() })).value();
  expect(newest.versions.map(({ reason }) => reason)).not.toContain('adopted');
});
