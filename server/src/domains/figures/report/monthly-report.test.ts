import { readCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { printFigures, readFigures } from '@hopgon/contract/figures/routes';
import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { pathOf } from '@hopgon/contract/route';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { figuresSheet, figuresSpreadsheet } from './figures-sheet.rules.ts';
import { composeMonthlyReport, reportedDays } from './monthly-report.rules.ts';
import { sendMonthlyReport } from './send-monthly-report.ts';

const work = { days: [1, 2, 3, 4, 5] };

test.each([
  // 01/11/2026 is a Sunday.
  ['2026-11-01', null],
  ['2026-11-02', { from: '2026-10-01', to: '2026-10-31' }],
  ['2026-11-03', { from: '2026-10-01', to: '2026-10-31' }],
  ['2026-11-11', null],
  // New Year's Day is a holiday.
  ['2027-01-01', null],
  ['2027-01-04', { from: '2026-12-01', to: '2026-12-31' }],
])('on %s the report is that of %o', (day, wanted) => expect(reportedDays(day, work)).toEqual(wanted));

test('where the first ten days are off, it comes on the first working day and until nine days later', () => {
  const offDays = Array.from({ length: 12 }, (_, place) => `2027-02-${String(place + 1).padStart(2, '0')}`);
  const tet = {
    ...work,
    changed: new Map(offDays.map((day) => [day, { kind: 'off' as const, name: 'Tết' }])),
  };
  const dueOn = (day: string) => reportedDays(day, tet) !== null;
  expect(['2027-02-10', '2027-02-15', '2027-02-24', '2027-02-25'].map(dueOn)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

let app: TestApp;
let company: CompanyOf<'Lê Bình' | 'Trần Cúc'>;
beforeAll(async () => {
  app = await startTestApp();
  await app.reminders.stop(10_000);
  company = await givenCompany(app, { members: ['Trần Cúc'], admins: ['Lê Bình'] });
  await app.database.sql(`update memberships set joined_at = '2026-01-01' where company_id = $1`, [
    company.companyId,
  ]);
  const body = {
    title: 'Giao ban kín tiếng',
    startsAt: '2026-10-13T02:00:00Z',
    endsAt: '2026-10-13T03:30:00Z',
  };
  (await company.owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
});
afterAll(() => app.close());

const send = (day: string) => sendMonthlyReport(app.world, app.world.scopes.job(company.companyId), day);
const mails = () =>
  app.database.sql<{ address: string; subject: string; text: string; unsubscribe: string }>(
    `select address, message->>'subject' as subject, message->>'text' as text,
       message->>'unsubscribe' as unsubscribe from outbox_mails
     where company_id = $1 and message->>'subject' like 'Số liệu họp%' order by address`,
    [company.companyId],
  );
const change = async (person: Person, settings: object) => {
  const { version } = (await person.call(readCompany)).value();
  return person.call(updateCompany, { body: { version, settings } });
};

describe('the report of a month', () => {
  test('goes to owner and admins, once, unless the company wants none', async () => {
    (await change(company.owner, { monthlyReport: false })).value();
    await send('2026-11-02');
    expect(await mails()).toEqual([]);
    (await change(company.owner, { monthlyReport: true, hourlyCost: 200_000 })).value();
    for (const day of ['2026-11-01', '2026-11-02', '2026-11-02', '2026-11-03']) await send(day);
    const sent = await mails();
    expect(sent.map(({ address }) => address).sort()).toEqual(
      [company.owner.email, company.people['Lê Bình'].email].sort(),
    );
    expect(sent[0]?.subject).toContain('tháng 10/2026');
    expect(sent[0]?.text).toContain('1 giờ 30 phút');
    expect(sent[0]?.text).toContain('300.000 đồng');
    expect(sent[0]?.text).toContain('/analytics?cua=cong-ty&tu=2026-10-01&den=2026-10-31');
    // Each reader has their own way out, for people and for mail programs.
    expect(sent[0]?.text).toContain('Không nhận email “Báo cáo số liệu hằng tháng” nữa');
    expect(sent[0]?.unsubscribe).toContain('/api/unsubscribe/');
    expect(sent[0]?.unsubscribe).not.toBe(sent[1]?.unsubscribe);
  });

  test('is none where nobody met', async () => {
    await send('2026-10-01');
    expect(await mails()).toHaveLength(2);
  });
});

test('what an hour costs is set by the owner alone, and seen by who sees the figures of the company', async () => {
  const query = { of: 'own', from: '2026-10-01', to: '2026-10-31' } as const;
  const [binh, cuc] = [company.people['Lê Bình'], company.people['Trần Cúc']];
  (await change(company.owner, { hourlyCost: 250_000 })).value();
  expect(await change(binh, { hourlyCost: 1 })).toMatchObject(refusal('hourly_cost_owner_only'));
  const seen = async (person: Person) => [
    (await person.call(readCompany)).value().settings.hourlyCost,
    (await person.call(readFigures, { query })).value().hourlyCost,
  ];
  expect(await seen(binh)).toEqual([250_000, 250_000]);
  expect(await seen(cuc)).toEqual([null, null]);
  (await change(company.owner, { figuresAccess: 'members' })).value();
  expect(await seen(cuc)).toEqual([250_000, 250_000]);
});

test.each(['pdf', 'xlsx'] as const)('figures are downloaded as %s', async (format) => {
  const reply = await app.server.inject({
    url: `${pathOf(printFigures, {})}?of=company&from=2026-10-01&to=2026-10-31&format=${format}`,
    headers: { authorization: `Bearer ${company.owner.token}` },
  });
  if (format === 'pdf') {
    const text = (await readPdf(reply.rawPayload)).pieces.map((piece) => piece.text).join(' ');
    expect(text).toContain('1 giờ 30 phút');
    return;
  }
  const cells = strFromU8(unzipSync(reply.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  // Hours of October, which are those of its one week with a meeting, too.
  expect(cells.match(/<v>1.5<\/v>/g)).toHaveLength(2);
});

const none = { part: 0, whole: 0 };
const report: FiguresReport = {
  ...{ of: 'company', department: null, from: '2026-10-01', to: '2026-10-31', isSample: false, people: 9 },
  before: { from: '2026-08-31', to: '2026-09-30' },
  totals: {
    ...{ meetings: 4, minutes: 90, openMinutes: 90, outsideMinutes: 0, work: { part: 1, whole: 10 } },
    ...{ focus: none, backToBack: 0, punctual: none, agenda: none, tasks: none, conclusions: 2 },
    answers: { accepted: 0, tentative: 0, declined: 0, waiting: 0 },
  },
  ...{ totalsBefore: null, hourlyCost: null, hours: [], departments: [], smallDepartments: 0, spoken: null },
  weeks: [{ monday: '2026-10-05', meetings: 0, minutes: 0, people: 0 }],
  weeksBefore: [],
  series: [{ id: 's', title: 'Giao ban', meetings: 4, minutes: 90, conclusions: 2 }],
};

test('a mail counts its series and says what it compares with', () => {
  const { subject, parts } = composeMonthlyReport(report, '2026-10-31', {
    ...{ readerName: 'An', companyName: 'Gỗ Vân', publicUrl: 'https://hop.example' },
  });
  expect(subject).toBe('Số liệu họp tháng 10/2026 của Gỗ Vân');
  const text = JSON.stringify(parts);
  expect(text).toContain('so với 31 ngày trước đó');
  expect(text).toContain('Giao ban: 4 buổi, 1 giờ 30 phút, 2 kết luận');
  expect(text).toContain('["Giờ họp cho mỗi kết luận, cộng theo người","45 phút"]');
  expect(text).not.toContain('đồng');
});

test('a week in which too few were there to be shown is no week without meetings', () => {
  const { rows } = figuresSpreadsheet(report);
  expect(rows[1]).toEqual(['Tuần', { day: '2026-10-05' }, null, null, null, null, null, null]);
  expect(JSON.stringify(figuresSheet(report, 'Gỗ Vân'))).toContain('["05/10/2026","–","–"]');
});
