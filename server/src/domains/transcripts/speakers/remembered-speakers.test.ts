import { createCompany } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { assignSpeaker, createTranscript, listSpeakers } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function givenSpoken(
  chair: Person,
  participants: readonly Person[],
  text = 'Trưởng ca: Chào cả nhà.\nSpeaker 2: Chào anh.',
): Promise<string> {
  const body = {
    ...{ title: 'Giao ban', allowClashes: true },
    ...{ startsAt: '2026-11-20T01:30:00Z', endsAt: '2026-11-20T02:15:00Z' },
    participants: participants.map(({ userId }) => ({ userId, role: 'attendee' as const })),
  };
  const { id: meetingId } = (await chair.call(createMeeting, { body })).value();
  (await chair.call(createTranscript, { body: { meetingId, text } })).value();
  return meetingId;
}

test('who a label was is offered in the next meeting, to people who may find the earlier one', async () => {
  const { owner, people } = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  const [mai, tuan, bao] = [people['Nguyễn Thị Mai'], people['Phạm Anh Tuấn'], people['Lê Quốc Bảo']];
  const speakers = async (person: Person, meetingId: string) => {
    const { speakers: found } = (await person.call(listSpeakers, { params: { meetingId } })).value();
    return found.map(({ label, remembered, candidates }) => [
      ...[label, remembered?.displayName ?? null],
      candidates.map(({ displayName }) => displayName),
    ]);
  };
  const first = await givenSpoken(owner, [mai]);
  for (const label of ['Trưởng ca', 'Speaker 2'])
    (
      await owner.call(assignSpeaker, { params: { meetingId: first }, body: { label, userId: tuan.userId } })
    ).value();

  const second = await givenSpoken(owner, [mai, bao]);
  const [shift, numbered] = await speakers(owner, second);
  expect(shift).toEqual(['Trưởng ca', 'Phạm Anh Tuấn', expect.arrayContaining(['Phạm Anh Tuấn'])]);
  expect(shift?.[2]?.[0]).toBe('Phạm Anh Tuấn');
  // A numbered voice is another one each time.
  expect(numbered).toEqual(['Speaker 2', null, expect.not.arrayContaining(['Phạm Anh Tuấn'])]);
  const remembered = async (person: Person) => {
    const { speakers: found } = (await person.call(listSpeakers, { params: { meetingId: second } })).value();
    return found.map(({ remembered: last }) => last);
  };
  expect(await remembered(bao), 'who may not see the first meeting').toEqual([null, null]);
  await app.database.sql("update meetings set visibility = 'closed' where id = $1", [first]);
  expect(await remembered(owner), 'a closed meeting says nothing elsewhere').toEqual([null, null]);
});

test('so is a person from outside, by name; a label merged with another names nobody', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Đỗ Thị Hà', members: ['Nguyễn Thị Mai'] });
  const [first, second] = [
    await givenSpoken(owner, [people['Nguyễn Thị Mai']]),
    await givenSpoken(owner, [people['Nguyễn Thị Mai']]),
  ];
  const assign = async (name: string) =>
    (
      await owner.call(assignSpeaker, { params: { meetingId: first }, body: { label: 'Trưởng ca', name } })
    ).value();
  const remembered = async () =>
    (await owner.call(listSpeakers, { params: { meetingId: second } })).value().speakers[0]?.remembered;
  await assign('Ông Lâm');
  expect(await remembered()).toEqual({ userId: null, displayName: 'Ông Lâm' });
  await assign('Speaker 2');
  expect(await remembered()).toBeNull();
});

test('merged speakers are one, and follow whom that one is assigned to', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Vũ Văn Nam', members: ['Phạm Anh Tuấn'] });
  const meetingId = await givenSpoken(owner, [people['Phạm Anh Tuấn']]);
  const assign = async (label: string, who: { readonly userId?: string; readonly name?: string }) => {
    const { speakers } = (
      await owner.call(assignSpeaker, { params: { meetingId }, body: { label, ...who } })
    ).value();
    return speakers.map(({ assigned }) => assigned?.name ?? null);
  };
  expect(await assign('Trưởng ca', { name: 'Speaker 2' })).toEqual(['Speaker 2', null]);
  expect(await assign('Speaker 2', { userId: people['Phạm Anh Tuấn'].userId })).toEqual([
    'Phạm Anh Tuấn',
    'Phạm Anh Tuấn',
  ]);
});

test('a guest is known by their name, unless a member is meant by it as well', async () => {
  const { owner, people } = await givenCompany(app, { owner: 'Đỗ Thị Hà', members: ['Nguyễn Thị Mai'] });
  const body = {
    ...{ title: 'Họp với bản', allowClashes: true },
    ...{ startsAt: '2026-11-20T01:30:00Z', endsAt: '2026-11-20T02:15:00Z' },
    participants: [{ userId: people['Nguyễn Thị Mai'].userId, role: 'attendee' as const }],
    guests: [
      { email: 'pao@ban.example', name: 'Giàng A Páo' },
      { email: 'mai@ban.example', name: 'Lý Mai' },
    ],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body })).value();
  const text = 'Anh Páo: Chào cả nhà.\nMai: Chào anh.\nNguyễn Mai: Chào.';
  (await owner.call(createTranscript, { body: { meetingId, text } })).value();
  const { speakers } = (await owner.call(listSpeakers, { params: { meetingId } })).value();
  expect(speakers.map(({ label, named }) => [label, named])).toEqual([
    ['Anh Páo', { userId: null, displayName: 'Giàng A Páo' }],
    ['Mai', null],
    ['Nguyễn Mai', { userId: people['Nguyễn Thị Mai'].userId, displayName: 'Nguyễn Thị Mai' }],
  ]);
});

test('who works in two companies is found once in each', async () => {
  const { owner } = await givenCompany(app, { owner: 'Trần Văn Hiếu' });
  (await owner.call(createCompany, { body: { name: 'Thép Việt' } })).value();
  const meetingId = await givenSpoken(owner, [], 'Anh Hiếu: Chào cả nhà.');
  const { speakers } = (await owner.call(listSpeakers, { params: { meetingId } })).value();
  expect(speakers).toMatchObject([{ label: 'Anh Hiếu', named: { userId: owner.userId }, candidates: [] }]);
});
