import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { resetCompanyDay, updateCompany, updateCompanyDay } from '@hopgon/contract/company-settings/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createTranscript, readTranscript, requestAnalysis } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
});

const change = async (settings: Record<string, unknown>) =>
  (await company.owner.call(updateCompany, { body: { version: 1, settings } })).value();

/** The card that stands for what was asked of the assistant. */
async function planned(message: string) {
  const { owner } = company;
  const session = (await owner.call(createChatSession, { body: {} })).value();
  const asked = { message, session_id: session.id };
  const { card, response } = (await owner.call(sendChatMessage, { body: asked })).value();
  if (!card || card.change.kind === 'several') throw new Error(`no card of one change: ${response}`);
  return card.change;
}
const warningsOf = async (when: string) => (await planned(`/lenlich Bình "Chốt giá" "${when}"`)).warnings;
const setDay = (day: string, name: string, kind: 'off' | 'work') =>
  company.owner.call(updateCompanyDay, { params: { day }, body: { name, kind, was: null } });

describe('the assistant plans by the company', () => {
  test('its hours, weekdays, usual length and zone', async () => {
    await change({
      workingHours: { start: '07:00', end: '11:00' },
      workDays: [6],
      defaultMeetingDuration: 45,
      timeZone: 'Asia/Tokyo',
    });
    const change1 = await planned('/lenlich Bình "Chốt giá" "10h30 24/11/2026"');
    expect(change1).toMatchObject({
      when: 'Thứ Ba, 24/11/2026, 10:30–11:15',
      warnings: [
        'Thứ Ba không phải ngày làm việc của công ty.',
        'Ngoài giờ làm việc của công ty (07:00–11:00).',
      ],
    });
    expect(await warningsOf('9h 28/11/2026')).toEqual([]);
  });

  test('its pause at noon', async () => {
    expect(await warningsOf('11h45 24/11/2026')).toEqual(['Vào giờ nghỉ trưa của công ty (12:00–13:00).']);
    expect(await warningsOf('13h 24/11/2026')).toEqual([]);
    await change({ lunch: null });
    expect(await warningsOf('11h45 24/11/2026')).toEqual([]);
  });

  test('its own holidays, days worked in exchange, and holidays it does not keep', async () => {
    expect(await warningsOf('9h 24/12/2026')).toEqual([]);
    (await setDay('2026-12-24', 'Nghỉ đông', 'off')).value();
    (await setDay('2026-12-26', 'Làm bù', 'work')).value();
    const newYear = { name: 'Tết Dương lịch', kind: 'off' } as const;
    const dropped = { params: { day: '2027-01-01' }, body: { was: newYear } };
    (await company.owner.call(resetCompanyDay, dropped)).value();
    expect(await warningsOf('9h 24/12/2026')).toEqual(['Ngày này là ngày nghỉ lễ: Nghỉ đông.']);
    expect(await warningsOf('9h 26/12/2026')).toEqual([]);
    expect(await warningsOf('9h 01/01/2027')).toEqual([]);
  });

  test('and mentions days off when a task is due', async () => {
    (await setDay('2026-12-24', 'Nghỉ đông', 'off')).value();
    const { warnings } = await planned('/actionitem "Gửi báo giá" Bình 24/12/2026');
    expect(warnings).toEqual(['Ngày này là ngày nghỉ lễ: Nghỉ đông.']);
  });
});

describe('who may chat is asked of the company each time', () => {
  test.each([
    ['owner', 'chat_not_allowed'],
    ['members', null],
  ] as const)('with %s a member gets %s', async (chatAccess, code) => {
    await change({ chatAccess });
    const reply = await company.people['Lê Thị Bình'].call(createChatSession, { body: {} });
    if (code === null) expect(reply.status).toBe(200);
    else expect(reply).toMatchObject(refusal(code));
  });
});

describe('a transcript', () => {
  const meet = async () => {
    const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
    return (
      await company.owner.call(createMeeting, { body: { allowClashes: true, title: 'Họp', ...times } })
    ).value().id;
  };
  const paste = async (meetingId: string) =>
    (
      await company.owner.call(createTranscript, {
        body: { meetingId, text: 'An: Chị Bình gửi báo giá trước thứ Sáu nhé.\nBình: Vâng.' },
      })
    ).value();
  const stateOf = async (meetingId: string) =>
    (await company.owner.call(readTranscript, { params: { meetingId } })).value().transcript?.state;

  test('is analysed by itself while the company wants summaries', async () => {
    const meetingId = await meet();
    expect((await paste(meetingId)).state).toBe('waiting');
    await expect.poll(() => stateOf(meetingId)).toBe('ready');
  });

  test('waits to be asked when it does not, and is analysed on request', async () => {
    await change({ aiSummaryEnabled: false });
    const meetingId = await meet();
    expect((await paste(meetingId)).state).toBe('unasked');
    const jobs = await app.database.sql(
      `select from jobs.job where name = 'transcripts.analyse' and data->>'companyId' = $1`,
      [company.companyId],
    );
    expect(jobs).toEqual([]);
    const asked = (await company.owner.call(requestAnalysis, { body: { meetingId } })).value();
    expect(asked.state).toBe('waiting');
    await expect.poll(() => stateOf(meetingId)).toBe('ready');
  });
});
