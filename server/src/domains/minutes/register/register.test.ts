import { createMinutesLine, updateMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import * as register from '@hopgon/contract/minutes/register/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { cancelMinutes } from '@hopgon/contract/minutes/steps/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { firstNumberOf } from './numbers.rules.ts';

let app: TestApp;
let owner: Person;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, { owner: 'Trần Văn Hiếu', members: ['Nguyễn Thị Mai'] });
  owner = company.owner;
  member = company.people['Nguyễn Thị Mai'];
});
afterAll(() => app.close());

const adoptedMeeting = async (title: string, withMember = true): Promise<string> => {
  const { meetingId } = await givenReadings(app, {
    chair: owner,
    title,
    participants: withMember ? [{ userId: member.userId, role: 'attendee' }] : [],
  });
  await givenAdoptedMinutes(owner, meetingId);
  app.clock.advance(1000);
  return meetingId;
};
const list = async (person: Person, search = '') =>
  (await person.call(register.listMinutesNumbers, { query: { year: 2026, search } })).value();
const numbersOf = async (person: Person, search = '') =>
  (await list(person, search)).numbers.map(({ number, minutes }) => [number, minutes?.title ?? null]);

describe('the register', () => {
  test('goes on from the number the company set, finds titles without diacritics, and keeps cancelled numbers', async () => {
    const settings = { version: 0, abbreviation: 'GV', firstNumber: 111 };
    (await owner.call(register.updateMinutesSettings, { body: settings })).value();
    const first = await adoptedMeeting('Giao ban xưởng');
    await adoptedMeeting('Bàn giá gỗ');
    await owner.call(cancelMinutes, { params: { meetingId: first }, query: { reason: 'nhầm' } });
    expect(await list(owner)).toMatchObject({
      years: [2026],
      numbers: [
        { number: '112/BB-GV', isVoid: false, minutes: { title: 'Bàn giá gỗ', chairName: 'Trần Văn Hiếu' } },
        { number: '111/BB-GV', isVoid: true },
      ],
    });
    expect(await numbersOf(owner, 'gia go')).toEqual([['112/BB-GV', 'Bàn giá gỗ']]);
    expect(await numbersOf(owner, '112/bb')).toEqual([['112/BB-GV', 'Bàn giá gỗ']]);
    expect(await numbersOf(owner, '111')).toEqual([['111/BB-GV', 'Giao ban xưởng']]);
    expect(await numbersOf(owner, '%')).toEqual([]);
  });

  test('goes on from a number that is set later in the year, and from none that was given', async () => {
    const { version } = (await owner.call(register.readMinutesSettings, {})).value();
    const set = (firstNumber: number) =>
      owner.call(register.updateMinutesSettings, { body: { version, firstNumber } });
    expect(await set(112)).toMatchObject({
      ...{ status: 422, code: 'first_number_given' },
      body: { error: 'Năm nay đã cấp đến số 112. Số bắt đầu phải lớn hơn.' },
    });
    (await set(120)).value();
    await adoptedMeeting('Kiểm kê kho');
    await adoptedMeeting('Kiểm kê quỹ');
    expect((await numbersOf(owner)).slice(0, 2)).toEqual([
      ['121/BB-GV', 'Kiểm kê quỹ'],
      ['120/BB-GV', 'Kiểm kê kho'],
    ]);
  });

  test('goes on under another abbreviation', async () => {
    const { version } = (await owner.call(register.readMinutesSettings, {})).value();
    const renamed = (
      await owner.call(register.updateMinutesSettings, { body: { version, abbreviation: 'VX' } })
    ).value();
    await adoptedMeeting('Nghiệm thu máy');
    expect((await numbersOf(owner))[0]).toEqual(['122/BB-VX', 'Nghiệm thu máy']);
    expect(renamed.settings.firstNumber).toBe(120);
    const back = { version: renamed.version, abbreviation: 'GV' };
    (await owner.call(register.updateMinutesSettings, { body: back })).value();
  });

  test('shows minutes one may not see by their number alone, and does not find them by their title', async () => {
    await adoptedMeeting('Thưởng Tết của ban giám đốc', false);
    const [newest] = (await list(member)).numbers;
    expect(newest).toMatchObject({ number: '123/BB-GV', minutes: null });
    expect(await numbersOf(member, 'thuong tet')).toEqual([]);
    expect(await numbersOf(owner, 'thuong tet')).toEqual([['123/BB-GV', 'Thưởng Tết của ban giám đốc']]);
  });

  test('shows a closed meeting by its number alone, to its own people too', async () => {
    const meetingId = await adoptedMeeting('Nhân sự quý bốn');
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
    for (const person of [owner, member]) {
      expect((await list(person)).numbers[0]).toMatchObject({ number: '124/BB-GV', minutes: null });
      expect(await numbersOf(person, 'nhan su')).toEqual([]);
    }
    // Its own people still read it on its page.
    expect((await owner.call(readMinutes, { params: { meetingId } })).value().minutes?.number).toMatchObject({
      number: '124/BB-GV',
    });
  });
});

test.each([
  ['the year it was set for', { first_number: 111, first_number_year: 2026 }, 2026, 111],
  ['the year after', { first_number: 111, first_number_year: 2026 }, 2027, 1],
  ['a company that set none', { first_number: 1, first_number_year: null }, 2026, 1],
] as const)('the first number of %s', (_, stored, year, first) => {
  expect(firstNumberOf(stored, year)).toBe(first);
});

describe('the terms of a decision', () => {
  test('stand in its words and are refused where they end before they begin', async () => {
    const { meetingId } = await givenReadings(app, { chair: owner });
    const params = { meetingId };
    const draft = (await owner.call(draftMinutes, { params, body: {} })).value();
    const sectionId = draft.sections[0]?.id ?? '';
    const body = { sectionId, kind: 'decision' as const, text: 'Tăng ca hai tối', confirmed: true };
    const { line } = (await owner.call(createMinutesLine, { params, body })).value();
    expect(line.terms).toBeNull();
    const named = { ...params, minutesLineId: line.id };
    const wrong = { validFrom: '2026-12-02', validTo: '2026-12-01', replaces: '' };
    expect(
      await owner.call(updateMinutesLine, { params: named, body: { version: 1, terms: wrong } }),
    ).toMatchObject(refusal('minutes_terms_wrong'));
    const terms = { validFrom: '2026-12-01', validTo: null, replaces: 'Kết luận tuần trước' };
    const termed = (
      await owner.call(updateMinutesLine, { params: named, body: { version: 1, terms } })
    ).value().line;
    expect(termed).toMatchObject({ terms, marks: [] });
    const asText = await owner.call(updateMinutesLine, {
      params: named,
      body: { version: termed.version, kind: 'text' },
    });
    expect(asText.value().line).toMatchObject({ kind: 'text', terms: null });
  });

  test('and the quorum of the company is counted without guests and people who are only informed', async () => {
    const settings = (await owner.call(register.readMinutesSettings, {})).value();
    const ordinary = { ...settings.settings.votingRules.ordinary, quorum: { percent: 60, inclusive: true } };
    const votingRules = { ...settings.settings.votingRules, ordinary };
    const body = { version: settings.version, votingRules };
    (await owner.call(register.updateMinutesSettings, { body })).value();
    const { meetingId } = await givenReadings(app, {
      chair: owner,
      participants: [{ userId: member.userId, role: 'informed' }],
    });
    const minutes = (await owner.call(draftMinutes, { params: { meetingId }, body: {} })).value();
    expect(minutes.checks.quorum).toEqual({ present: 0, members: 1, needed: 1 });
  });
});
