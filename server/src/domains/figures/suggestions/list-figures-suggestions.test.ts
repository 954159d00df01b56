import { listFiguresSuggestions } from '@hopgon/contract/figures/routes';
import type { FiguresSuggestion } from '@hopgon/contract/figures/schemas';
import { createSeries } from '@hopgon/contract/series/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const names = ['Lê Bình', 'Trần Cúc', 'Vũ Dung'] as const;
let app: TestApp;
let company: CompanyOf<(typeof names)[number]>;
let seriesId: string;

// Friday 20/11/2026 at 9. Mondays at 9 from the first of September on, of which the newest eight are counted.
beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: names });
  const made = await company.people['Lê Bình'].call(createSeries, {
    body: {
      title: 'Giao ban',
      startsAt: '2026-11-23T02:00:00.000Z',
      endsAt: '2026-11-23T03:00:00.000Z',
      recurrence: { frequency: 'weekly', weekdays: [1], ends: { by: 'count', count: 20 } },
      participants: [company.people['Trần Cúc'], company.people['Vũ Dung']].map(({ userId }) => ({ userId })),
    },
  });
  seriesId = made.value().series?.id ?? '';
  // The first ten of them are put into the past, each opened in the app and ended after 34 minutes.
  await app.database.sql(
    `update meetings set starts_at = starts_at - interval '10 weeks', ends_at = ends_at - interval '10 weeks',
       series_start = series_start - interval '10 weeks'
     where series_id = $1`,
    [seriesId],
  );
  await app.database.sql(
    `insert into live_meetings (company_id, meeting_id, started_at, started_by, ended_at, ended_by)
     select company_id, id, starts_at, created_by, starts_at + interval '34 minutes', created_by
     from meetings where series_id = $1 and ends_at < $2`,
    [seriesId, app.clock.now()],
  );
  await app.database.sql(
    `update meeting_participants p set answer = 'declined' from meetings m
     where m.id = p.meeting_id and m.series_id = $1 and p.user_id = $2 and m.ends_at < $3`,
    [seriesId, company.people['Trần Cúc'].userId, app.clock.now()],
  );
});
afterAll(() => app.close());

async function suggested(person: Person, of: 'own' | 'company' = 'own') {
  return (await person.call(listFiguresSuggestions, { query: { of } })).value();
}
const kinds = (suggestions: readonly FiguresSuggestion[]) => suggestions.map(({ kind }) => kind).sort();

test('who leads a series sees what its figures bear, and may change it', async () => {
  const { suggestions, series, measured } = await suggested(company.people['Lê Bình']);
  expect({ series, measured }).toEqual({ series: 1, measured: 1 });
  expect(kinds(suggestions)).toEqual(['optional', 'shorten']);
  expect(suggestions.find(({ kind }) => kind === 'shorten')).toMatchObject({
    basis: '8 buổi gần nhất dài trung bình 34/60 phút.',
    change: { endsAt: '2026-11-23T02:45:00.000Z' },
    isSeries: true,
    mayChange: true,
    leaderName: 'Lê Bình',
  });
  expect(suggestions.find(({ kind }) => kind === 'optional')).toMatchObject({
    basis: 'Trần Cúc từ chối hoặc vắng 8/8 buổi gần nhất.',
  });
});

test('who only attends sees whom to ask, and not who was absent', async () => {
  const { suggestions } = await suggested(company.people['Vũ Dung']);
  expect(suggestions).toMatchObject([{ kind: 'shorten', mayChange: false, leaderName: 'Lê Bình' }]);
});

test('meetings of which nobody recorded anything are no figures', async () => {
  const live = await app.database.sql<Record<string, unknown>>(
    `delete from live_meetings l using meetings m where m.id = l.meeting_id and m.series_id = $1
     returning l.company_id, l.meeting_id, l.started_at, l.started_by, l.ended_at, l.ended_by`,
    [seriesId],
  );
  // Vũ Dung does not see who was absent, which is all that is known now.
  expect(await suggested(company.people['Vũ Dung'])).toEqual({ suggestions: [], series: 1, measured: 0 });
  await app.database.sql(
    `insert into live_meetings (company_id, meeting_id, started_at, started_by, ended_at, ended_by)
     select company_id, meeting_id, started_at, started_by, ended_at, ended_by
     from jsonb_populate_recordset(null::live_meetings, $1)`,
    [JSON.stringify(live)],
  );
});

test('of the company only what its figures setting and the visibility of meetings allow', async () => {
  const asMember = await company.people['Vũ Dung'].call(listFiguresSuggestions, { query: { of: 'company' } });
  expect(asMember).toMatchObject(refusal('not_allowed'));
  // The owner is not invited: a meeting for those invited is busy time and nothing else.
  expect((await suggested(company.owner, 'company')).suggestions).toEqual([]);
  await app.database.sql(`update meetings set visibility = 'company' where series_id = $1`, [seriesId]);
  expect(kinds((await suggested(company.owner, 'company')).suggestions)).toEqual(['shorten']);
  await app.database.sql(`update meetings set visibility = 'closed' where series_id = $1`, [seriesId]);
  expect((await suggested(company.people['Lê Bình'])).suggestions).toEqual([]);
});
