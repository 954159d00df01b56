import { createActionItem } from '@hopgon/contract/action-items/routes';
import {
  createChatSession,
  listChatMessages,
  searchChat,
  sendChatMessage,
} from '@hopgon/contract/chat/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting, readMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { createReading } from '@hopgon/contract/readings/routes';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import { createSeries } from '@hopgon/contract/series/routes';
import { createTranscript, readTranscript, updateTurn } from '@hopgon/contract/transcripts/routes';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes } from '../../../testing/given-minutes.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Hồ Dũng' | 'Trần Chi'>;
let an: Person;
let binh: Person;
/** An admin who is invited to nothing. */
let dung: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình', 'Trần Chi'],
    admins: ['Hồ Dũng', 'Lê Thị Bình', 'Trần Chi'],
  });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  dung = company.people['Hồ Dũng'];
});
afterAll(() => app.close());

interface Talk {
  readonly title: string;
  readonly day?: number;
  readonly invited?: readonly Person[];
  readonly isClosed?: boolean;
}

async function givenTalk(
  talk: string | null,
  { title, day = 19, invited = [binh], isClosed = false }: Talk,
): Promise<string> {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const body = {
    ...{ title, startsAt: `${date}T01:00:00Z`, endsAt: `${date}T02:00:00Z`, allowClashes: true },
    participants: invited.map(({ userId }) => ({ userId, role: 'attendee' as const })),
  };
  const meetingId = (await an.call(createMeeting, { body })).value().id;
  if (talk !== null) (await an.call(createTranscript, { body: { meetingId, text: talk } })).value();
  if (isClosed)
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  return meetingId;
}

interface AskedPlace {
  readonly meetingId?: string;
  readonly scope?: AskedScope;
}

async function ask(by: Person, message: string, { meetingId, scope }: AskedPlace = {}) {
  const session = (
    await by.call(createChatSession, { body: meetingId === undefined ? {} : { meeting_id: meetingId } })
  ).value();
  const body = { message, session_id: session.id, ...(scope && { scope }) };
  const { reading, response } = (await by.call(sendChatMessage, { body })).value();
  return { sessionId: session.id, response, answer: reading?.kind === 'answer' ? reading : null };
}

const isAnswered = ({ answer }: Awaited<ReturnType<typeof ask>>) => (answer?.sentences.length ?? 0) > 0;

async function readAgain(by: Person, sessionId: string) {
  const { messages } = (await by.call(listChatMessages, { params: { sessionId } })).value();
  const { content, reading } = messages.at(-1) ?? { content: '', reading: null };
  return { content, answer: reading?.kind === 'answer' ? reading : null, asked: messages[0] };
}

async function removeParticipants(meetingId: string): Promise<void> {
  const params = { meetingId };
  const { version } = (await an.call(readMeeting, { params })).value();
  (
    await an.call(updateMeeting, { params, body: { version, participants: [{ userId: an.userId }] } })
  ).value();
}

describe('who may see a meeting', () => {
  const question = 'phí gửi xe ở kho Sóng Thần chốt bao nhiêu?';
  const talk = 'An: Phí gửi xe ở kho Sóng Thần chốt hai triệu một tháng.\nBình: Dạ vâng.\n';

  test('is answered from it, and nobody else: an admin, another company, a removed member', async () => {
    await givenTalk(talk, { title: 'Bàn phí gửi xe' });
    for (const person of [an, binh]) expect(isAnswered(await ask(person, question))).toBe(true);
    const theirs = await givenCompany(app, { owner: 'Đỗ Xa', name: 'Nơi khác' });
    for (const person of [dung, theirs.owner]) {
      const reply = await ask(person, question);
      expect(reply.answer?.sources ?? []).toEqual([]);
      expect(reply.response).not.toMatch(/triệu|Bàn phí/);
    }
  });

  test('reads the answer no more once they have left it, nor finds its words', async () => {
    const meetingId = await givenTalk('An: Phụ cấp ca đêm ở xưởng Dĩ An chốt chín mươi ngàn một ca.\n', {
      title: 'Bàn phụ cấp',
    });
    const { sessionId, response } = await ask(binh, 'phụ cấp ca đêm ở xưởng Dĩ An chốt bao nhiêu?');
    expect(response).toContain('chín mươi ngàn');
    await removeParticipants(meetingId);
    const { content, answer } = await readAgain(binh, sessionId);
    expect(content).toBe('Câu trả lời này không còn nguồn nào bạn được xem.');
    expect(answer).toMatchObject({ sentences: [], sources: [], hidden: 1 });
    const found = await binh.call(searchChat, { query: { query: 'chín mươi ngàn' } });
    expect(found.value().messages).toEqual([]);
  });

  test('reads a summary of it no more either', async () => {
    const meetingId = await givenTalk(
      'An: Phụ cấp ca ngày ở xưởng Dĩ An chốt tám mươi ngàn một ca.\nBình: Dạ tôi gửi bảng phụ cấp trước thứ Sáu.\n',
      { title: 'Bàn phụ cấp ngày' },
    );
    const summary = () => ask(binh, '/tomtat "Bàn phụ cấp ngày"');
    await expect
      .poll(async () => (await summary()).response, { timeout: 20_000 })
      .not.toContain('đang được phân tích');
    const { sessionId, response } = await summary();
    expect(response).toMatch(/phụ cấp/i);
    await removeParticipants(meetingId);
    expect((await readAgain(binh, sessionId)).content).toBe(
      'Bạn không còn xem được cuộc họp mà câu trả lời này nói tới.',
    );
    const found = await binh.call(searchChat, { query: { query: 'bảng phụ cấp' } });
    expect(found.value().messages).toEqual([]);
  });

  test('who was removed from the company finds nothing', async () => {
    const chi = company.people['Trần Chi'];
    await givenTalk('An: Giá thuê máy nén khí chốt mười một triệu.\n', { title: 'Máy nén', invited: [chi] });
    expect(isAnswered(await ask(chi, 'giá thuê máy nén khí chốt bao nhiêu?'))).toBe(true);
    (await an.call(removeMember, { params: { userId: chi.userId } })).value();
    expect((await chi.call(createChatSession, { body: {} })).status).toBe(403);
  });
});

describe('a closed meeting', () => {
  const question = 'lương trưởng vùng mới chốt bao nhiêu?';

  test('answers its own people inside it alone', async () => {
    const meetingId = await givenTalk('An: Lương trưởng vùng mới chốt ba mươi hai triệu.\n', {
      title: 'Nhân sự kín',
      isClosed: true,
    });
    const inside = await ask(binh, question, { meetingId });
    expect(inside.answer).toMatchObject({ scope: 'meeting', sources: [{ meetingId }] });
    expect(isAnswered(inside)).toBe(true);
    for (const reply of [
      await ask(binh, question),
      await ask(binh, question, { meetingId, scope: 'all' }),
      await ask(dung, question),
    ]) {
      expect(reply.answer?.sources ?? []).toEqual([]);
      expect(reply.response).not.toMatch(/ba mươi hai|Nhân sự kín/);
    }
    // Its people learn where to ask, without its title; others nothing of closed meetings.
    expect((await ask(binh, question)).response).toContain('ngay trong trang của cuộc họp đó');
    expect((await ask(dung, question)).response).not.toContain('kín');
    expect((await readAgain(binh, inside.sessionId)).answer?.hidden).toBe(0);
    expect((await dung.call(createChatSession, { body: { meeting_id: meetingId } })).status).toBe(404);
  });

  test('has tasks that are found inside it alone, even by who is to do them', async () => {
    const meetingId = await givenTalk(null, { title: 'Việc kín', isClosed: true });
    const body = { title: 'Soạn thư mời trưởng chi nhánh Phú Quốc', assigneeId: binh.userId, meetingId };
    (await an.call(createActionItem, { body })).value();
    const message = 'ai soạn thư mời trưởng chi nhánh Phú Quốc?';
    expect((await ask(binh, message, { meetingId })).answer?.sources).toMatchObject([{ kind: 'task' }]);
    expect((await ask(binh, message)).answer?.sources ?? []).toEqual([]);
  });
});

describe('where a question is asked', () => {
  test('is stored with it: this meeting, its series, or all', async () => {
    const body = {
      ...{ title: 'Giao ban kho', startsAt: '2026-11-02T01:00:00Z', endsAt: '2026-11-02T02:00:00Z' },
      ...{
        allowClashes: true,
        recurrence: { frequency: 'weekly' as const, weekdays: [1], ends: { by: 'count' as const, count: 3 } },
      },
    };
    const first = (await an.call(createSeries, { body })).value();
    const [second] = await app.database.sql<{ id: string }>(
      'select id from meetings where series_id = (select series_id from meetings where id = $1) and id <> $1 order by starts_at',
      [first.id],
    );
    const next = second?.id ?? '';
    await an.call(createTranscript, {
      body: { meetingId: first.id, text: 'An: Kệ hàng số bảy chốt sơn màu xanh rêu.\n' },
    });
    await givenTalk('An: Kệ hàng số bảy chốt sơn màu cam đất.\n', { title: 'Họp khác' });
    const message = 'kệ hàng số bảy chốt sơn màu gì?';
    const titles = async (scope: AskedScope) => {
      const { answer } = await ask(an, message, { meetingId: next, scope });
      return [...new Set(answer?.sources.map(({ meetingTitle }) => meetingTitle))].toSorted();
    };
    expect(await titles('meeting')).toEqual([]);
    expect(await titles('series')).toEqual(['Giao ban kho']);
    expect(await titles('all')).toEqual(['Giao ban kho', 'Họp khác']);
    const { sessionId } = await ask(an, message, { meetingId: next, scope: 'series' });
    expect((await readAgain(an, sessionId)).asked).toMatchObject({ role: 'user', scope: 'series' });
  });
});

describe('a source', () => {
  test('that was corrected since marks the answer', async () => {
    const meetingId = await givenTalk('An: Tiền cọc mặt bằng Thảo Điền chốt ba trăm triệu.\n', {
      title: 'Mặt bằng',
    });
    const { sessionId } = await ask(an, 'tiền cọc mặt bằng Thảo Điền chốt bao nhiêu?');
    const states = async () => (await readAgain(an, sessionId)).answer?.sources.map(({ state }) => state);
    expect(await states()).toEqual(['current']);
    const { transcript } = (await an.call(readTranscript, { params: { meetingId }, query: {} })).value();
    const body = { index: 0, corrections: 0, text: 'Tiền cọc mặt bằng Thảo Điền chốt hai trăm triệu.' };
    (await an.call(updateTurn, { params: { transcriptId: transcript?.id ?? '' }, body })).value();
    expect(await states()).toEqual(['changed']);
  });

  test('that is gone says so', async () => {
    const meetingId = await givenTalk(null, { title: 'An toàn kho' });
    const body = { title: 'Kiểm tra bình chữa cháy kho Cát Lái', assigneeId: an.userId, meetingId };
    const { id } = (await an.call(createActionItem, { body })).value();
    const { sessionId, answer } = await ask(an, 'ai kiểm tra bình chữa cháy kho Cát Lái?');
    expect(answer?.sources[0]).toMatchObject({ kind: 'task', id, speaker: 'Nguyễn Văn An', meetingId });
    await app.database.sql('delete from action_items where id = $1', [id]);
    const again = await readAgain(an, sessionId);
    expect(again.answer?.sources.map(({ state }) => state)).toEqual(['deleted']);
  });

  test('is a note, a decision, a line of minutes as well, for who reads these on their pages', async () => {
    const meetingId = await givenTalk(null, { title: 'Tháp giải nhiệt', day: 20 });
    const params = { meetingId };
    const decision = { kind: 'decision' as const, text: 'Thay tháp giải nhiệt của hãng Liang Chi' };
    (await an.call(createReading, { params, body: decision })).value();
    app.clock.set('2026-11-20T08:10:00+07:00');
    (await an.call(startLiveMeeting, { params })).value();
    const note = { id: uuidv7(), kind: 'note' as const, text: 'Tháp giải nhiệt giao trong mười ngày' };
    (
      await an.call(saveNotes, {
        params,
        body: { notes: [{ ...note, agendaItemId: null, second: 1, version: 1 }] },
      })
    ).value();
    app.clock.set('2026-11-20T09:00:00+07:00');
    const kinds = async (by: Person, message: string) =>
      (await ask(by, message)).answer?.sources.map(({ kind }) => kind) ?? [];
    expect(await kinds(binh, 'thay tháp giải nhiệt của hãng nào?')).toContain('decision');
    expect(await kinds(binh, 'tháp giải nhiệt giao trong bao nhiêu ngày?')).toContain('note');
    expect(await kinds(dung, 'thay tháp giải nhiệt của hãng nào?')).toEqual([]);
  });

  test('of minutes is read once they are adopted', async () => {
    const meetingId = await givenTalk(null, { title: 'Tăng ca Tết' });
    const ofMinutes = async () =>
      ((await ask(an, 'có thống nhất tăng ca không?')).answer?.sources ?? []).filter(
        ({ kind }) => kind === 'minutes',
      );
    expect(await ofMinutes()).toEqual([]);
    await givenAdoptedMinutes(an, meetingId);
    expect(await ofMinutes()).toMatchObject([{ meetingId, text: 'Thống nhất tăng ca' }]);
  });
});

describe('where meetings disagree', () => {
  test('the last one comes first, and the older one is named as such', async () => {
    await givenTalk('An: Giá bán ván ép loại hai chốt bốn trăm ngàn.\n', { title: 'Giá tháng mười', day: 3 });
    await givenTalk('An: Giá bán ván ép loại hai chốt bốn trăm hai mươi ngàn.\n', {
      title: 'Giá tháng mười một',
      day: 17,
    });
    const { answer } = await ask(an, 'giá bán ván ép loại hai chốt bao nhiêu?');
    expect(answer?.sentences.map(({ text }) => text)).toEqual([
      'An: “Giá bán ván ép loại hai chốt bốn trăm hai mươi ngàn.”',
      'Trước đó, ngày 03/11/2026, An: “Giá bán ván ép loại hai chốt bốn trăm ngàn.”',
    ]);
    // Lines that are only near may follow.
    expect(answer?.sources.slice(0, 2).map(({ meetingTitle }) => meetingTitle)).toEqual([
      'Giá tháng mười một',
      'Giá tháng mười',
    ]);
  });
});
