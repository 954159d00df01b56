import { listNotes, saveNotes } from '@hopgon/contract/live/notes/routes';
import type { NoteToSave } from '@hopgon/contract/live/notes/schemas';
import { endLiveMeeting, startLiveMeeting } from '@hopgon/contract/live/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes } from '../../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Trường Lễ' | 'Phương Uyên'>;
let params: { meetingId: string };

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Trường Lễ', 'Phương Uyên'] });
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00+07:00');
  const now = app.clock.now().getTime();
  const body = {
    ...{ title: 'Giao ban xưởng', allowClashes: true },
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + minutes(45)).toISOString(),
    participants: Object.values(company.people).map(({ userId }) => ({ userId, role: 'attendee' as const })),
  };
  const meeting = (await company.owner.call(createMeeting, { body })).value();
  params = { meetingId: meeting.id };
  (await company.owner.call(startLiveMeeting, { params })).value();
});

const noteOf = (text: string, rest: Partial<NoteToSave> = {}) => ({
  ...{ id: uuidv7(), kind: 'note' as const, text, agendaItemId: null, second: 0, version: 1 },
  ...rest,
});
const save = (person: Person, ...notes: ReturnType<typeof noteOf>[]) =>
  person.call(saveNotes, { params, body: { notes } });
const read = async (person: Person, since = 0) =>
  (await person.call(listNotes, { params, query: { since } })).value();
const texts = async (person: Person, since = 0) => (await read(person, since)).notes.map(({ text }) => text);

describe('a note', () => {
  test('is read by the others with author, second and kind', async () => {
    const { owner, people } = company;
    app.clock.advance(minutes(2));
    (await save(people['Trường Lễ'], noteOf('Hụt hai ngày', { kind: 'opinion', second: 95 }))).value();
    expect((await read(owner)).notes).toMatchObject([
      { text: 'Hụt hai ngày', kind: 'opinion', second: 95, author: { displayName: 'Trường Lễ' } },
    ]);
  });

  test('grows as it is typed; sent again it is one, and a version that arrives late changes nothing', async () => {
    const le = company.people['Trường Lễ'];
    const note = noteOf('Dừng');
    (await save(le, note)).value();
    (await save(le, { ...note, text: 'Dừng máy số 3', version: 3 })).value();
    const late = (await save(le, { ...note, text: 'Dừng má', version: 2 })).value();
    expect(late.notes).toMatchObject([{ text: 'Dừng máy số 3', version: 3 }]);
    (await save(le, note)).value();
    expect(await texts(company.owner)).toEqual(['Dừng máy số 3']);
  });

  test('written over on another device is shown to who did not see it', async () => {
    const le = company.people['Trường Lễ'];
    const note = noteOf('Dừng');
    (await save(le, note)).value();
    (await save(le, { ...note, text: 'Dừng máy số 3', version: 2, base: 1 })).value();
    const reply = (await save(le, { ...note, text: 'Dừng tất cả', version: 5, base: 1 })).value();
    expect(reply.replaced).toMatchObject([{ id: note.id, text: 'Dừng máy số 3', version: 2 }]);
    expect(await texts(company.owner)).toEqual(['Dừng tất cả']);
  });

  test('is changed by nobody but its author, the chair not excepted', async () => {
    const { owner, people } = company;
    const note = noteOf('Dừng máy số 3');
    (await save(people['Trường Lễ'], note)).value();
    const own = noteOf('Ghi của tôi');
    const reply = (await save(owner, { ...note, text: 'Chạy tiếp', version: 9 }, own)).value();
    expect(reply).toMatchObject({ refused: [note.id], notes: [{ id: own.id }] });
    expect((await texts(owner)).toSorted()).toEqual(['Dừng máy số 3', 'Ghi của tôi']);
  });

  test('that is deleted is gone for all, and can be brought back by its author', async () => {
    const { owner, people } = company;
    const note = noteOf('Nhầm');
    (await save(people['Trường Lễ'], note)).value();
    const { revision } = await read(owner);
    (await save(people['Trường Lễ'], { ...note, isDeleted: true, version: 2 })).value();
    expect((await read(owner, revision)).notes).toMatchObject([{ id: note.id, isDeleted: true, text: '' }]);
    (await save(people['Trường Lễ'], { ...note, version: 3 })).value();
    expect(await texts(owner)).toEqual(['Nhầm']);
  });

  test('is accepted after the end, with the second the meeting ended at most', async () => {
    const { owner, people } = company;
    app.clock.advance(minutes(10));
    (await owner.call(endLiveMeeting, { params })).value();
    app.clock.advance(minutes(3));
    (await save(people['Trường Lễ'], noteOf('Viết khi mất mạng', { second: 2000 }))).value();
    expect((await read(owner)).notes).toMatchObject([{ second: 600 }]);
  });

  test('waits for the meeting to start', async () => {
    const { owner } = company;
    await app.database.sql(
      'update live_meetings set started_at = null, started_by = null where meeting_id = $1',
      [params.meetingId],
    );
    expect((await save(owner, noteOf('Sớm quá'))).code).toBe('live_not_started');
  });
});

describe('many notes', () => {
  test('by two people at once are all there, and a reader who asks after each revision misses none', async () => {
    const { owner, people } = company;
    const writers = [people['Trường Lễ'], people['Phương Uyên']];
    const seen = new Map<string, string>();
    let since = 0;
    const follow = async () => {
      const { notes, revision } = await read(owner, since);
      for (const { id, text } of notes) seen.set(id, text);
      since = revision;
    };
    const write = async (person: Person) => {
      for (let row = 0; row < 15; row += 1) {
        const note = noteOf(`${person.displayName} ${row}`);
        (await save(person, note)).value();
        (await save(person, { ...note, text: `${note.text} xong`, version: 2 })).value();
      }
    };
    let isWriting = true;
    const writing = Promise.all(writers.map(write)).finally(() => {
      isWriting = false;
    });
    while (isWriting) await follow();
    await writing;
    await follow();
    const expected = writers.flatMap(({ displayName }) =>
      Array.from({ length: 15 }, (_, row) => `${displayName} ${row} xong`),
    );
    expect([...seen.values()].toSorted()).toEqual(expected.toSorted());
  });

  test('beyond what a meeting holds are refused, and known ones still change', async () => {
    const { owner } = company;
    const note = noteOf('Một');
    (await save(owner, note)).value();
    await app.database.sql(
      `insert into live_notes (company_id, meeting_id, id, author_id, kind, text, second, version, revision, created_at, updated_at)
       select company_id, meeting_id, gen_random_uuid(), $2, 'note', 'x', 0, 1, 1, now(), now()
       from live_meetings, generate_series(1, 799) where meeting_id = $1`,
      [params.meetingId, owner.userId],
    );
    expect((await save(owner, noteOf('Quá'))).code).toBe('notes_full');
    expect((await save(owner, { ...note, text: 'Một, sửa', version: 2 })).code).toBeNull();
  });
});
