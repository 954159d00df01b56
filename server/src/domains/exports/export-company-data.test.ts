import { readFileSync } from 'node:fs';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { cancelMotion, closeMotion, openMotion, voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { startLiveMeeting } from '@hopgon/contract/live/routes';
import { updateMinutesSettings } from '@hopgon/contract/minutes/register/routes';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../testing/given-minutes.ts';
import { givenTemplate } from '../../testing/given-template.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
  owner = (await givenCompany(app)).owner;
});
afterAll(() => app.close());

/** Written votes that ended in every way, the owner having voted in each. */
async function givenVotes(meetingId: string): Promise<void> {
  const params = { meetingId };
  (await owner.call(startLiveMeeting, { params })).value();
  const deadline = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const openVote = async (text: string) => {
    const body = { text, way: 'written' as const, deadline };
    const { id: motionId } = (await owner.call(openMotion, { params, body })).value();
    const one = { params: { ...params, motionId } };
    (await owner.call(voteOnMotion, { ...one, body: { choice: 'for' } })).value();
    return one;
  };
  (await owner.call(closeMotion, await openVote('Đã đóng'))).value();
  const ran = await openVote('Hết hạn');
  const cancelled = await openVote('Hủy khi đang mở');
  (await owner.call(cancelMotion, cancelled)).value();
  const late = await openVote('Hủy sau khi hết hạn');
  (await owner.call(cancelMotion, late)).value();
  // The database asks its own clock.
  const setTimes = (of: typeof ran, runsOut: string, isOff: string | null) =>
    app.database.sql(
      'update motions set deadline = now() - $2::interval, cancelled_at = now() - $3::interval where id = $1',
      [of.params.motionId, runsOut, isOff],
    );
  await setTimes(ran, '1 day', null);
  await setTimes(cancelled, '1 day', '2 days');
  await setTimes(late, '2 days', '1 day');
}

/** Tables of a company that are in no file of its export, each with the reason. */
const notExported: Readonly<Record<string, string>> = {
  agendas: 'only counts the versions of agenda items',
  audit_entries: 'read through the list that presents them',
  audit_expired_meetings: 'only say which entries of the audit log stay',
  audit_links: 'only show that nobody changed an entry',
  bookings: 'follow from the times of meetings',
  calendar_feeds: 'private addresses of persons',
  chat_cards: 'belong to persons, who export them themselves',
  chat_messages: 'belong to persons, who export them themselves',
  chat_sessions: 'belong to persons, who export them themselves',
  chat_sources: 'belong to the conversations of persons',
  figure_changes: 'which weeks of the figures are counted again',
  figure_department_weeks: 'follow from meetings and those who took part',
  figure_meetings: 'follow from meetings and those who took part',
  figure_person_weeks: 'follow from meetings and those who took part',
  figure_starts: 'follow from meetings and those who took part',
  figure_weeks: 'follow from meetings and those who took part',
  imported_events: 'only says which events of calendar files became meetings',
  imported_transcripts: 'only says which import brought a transcript',
  live_extensions: 'minutes added to the clock of a meeting that is over',
  live_visits: 'who has a page open now',
  meeting_changes: 'who was notified of which change of a meeting; the audit log has the changes',
  meeting_reminders: 'settings of persons, who export them themselves',
  meeting_series: 'the rule by which meetings were made, which are all there',
  meeting_speakers: 'transcripts have the labels; lines of minutes and readings have the persons',
  minutes_codes: 'a stranger could look up minutes by them',
  minutes_counters: 'follow from the numbers',
  minutes_reads: 'who has read minutes is theirs to export',
  minutes_rejections: 'what machines proposed and nobody wanted',
  minutes_snapshots: 'follow from the minutes and their changes',
  model_notices: 'who has read a notice',
  model_readings: 'work of a machine that readings have, once a person or the analysis took it',
  model_settings: 'hold the key of a provider',
  model_usage: 'how much was asked of a provider',
  notifications: 'belong to persons',
  outbox_mails: 'mails that wait for hours at most',
  own_notes: 'belong to persons, who export them themselves',
  retention_holds: 'the owner reads them on their page; the audit log has their changes',
  retention_settings: 'the owner reads them on their page; the audit log has their changes',
  ownership_offers: 'open for days; the audit log has them',
  paper_reads: 'who has read a paper is theirs to export',
  poll_slots: 'a poll ends in a meeting',
  poll_voters: 'a poll ends in a meeting',
  poll_votes: 'a poll ends in a meeting',
  polls: 'a poll ends in a meeting',
  reminder_habits: 'settings of persons, who export them themselves',
  removed_action_items: 'deleted by people, kept for undoing it',
  running_answers: 'answers that are being written this moment',
  sent_digests: 'only prevents a second mail',
  sent_guest_reminders: 'only prevents a second mail',
  sent_week_digests: 'only prevents a second mail',
  sent_reminders: 'only prevents a second mail',
  signing_authorities: 'holds the private key of the company',
  signing_certificates: 'hold private keys of persons; signatures have the certificates',
  transcript_words: 'an index of transcripts',
};

describe('the export of a company', () => {
  test('has every table of the company, or a reason why not', async () => {
    const source = ['company-data', 'company-settings', 'live-records']
      .map((name) => readFileSync(new URL(`${name}.store.ts`, import.meta.url), 'utf8'))
      .join('\n')
      // The view of a meeting that the visibility rule answers for.
      .replaceAll(/\$\{meetingsAsSql\(viewerId\)\}/g, 'meetings');
    const tables = await app.database.sql<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE'`,
    );
    const missing = tables
      .map(({ name }) => name)
      .filter((name) => !new RegExp(`\\b(?:from|join) ${name}\\b`).test(source));
    expect(missing.sort()).toEqual(Object.keys(notExported).sort());
  });

  test('has settings, templates with their files, and minutes with their kind and seats', async () => {
    const { meetingId } = await givenReadings(app, { chair: owner, agenda: ['An toàn'] });
    await givenAdoptedMinutes(owner, meetingId);
    const template = await givenTemplate(owner, 'Số: {{Số}}');
    const settings = { version: 0, headOffice: 'Số 1 phố Huế' };
    (await owner.call(updateMinutesSettings, { body: settings })).value();
    await givenVotes(meetingId);
    // The next morning in Vietnam.
    app.clock.set('2026-11-20T23:30:00Z');
    const { token } = await givenSession(app, owner);
    const { rawPayload, headers } = await app.server.inject({
      url: exportCompanyData.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(headers['content-disposition']).toContain('hop-gon-cong-ty-2026-11-21.zip');
    const files = unzipSync(rawPayload);
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(json('cai-dat-bien-ban.json')).toMatchObject({
      minutes: { headOffice: settings.headOffice },
      votingRules: null,
    });
    const path = `mau-word/${template.id}.docx`;
    expect(json('mau-word.json')).toMatchObject([{ name: 'Mẫu nhà', form: 'minutes', file: path }]);
    expect(Object.keys(unzipSync(files[path] ?? new Uint8Array()))).toContain('word/document.xml');
    expect(json('bien-ban.json')).toMatchObject([
      { template: 'briefing', legal: null, people: [{ seat: {} }] },
    ]);
    // What was chosen is exported of a vote that was closed or had run out, not of one that was cancelled while it was open.
    const [{ motions }] = json('dien-bien-hop.json');
    type Exported = { text: string; ballots: unknown[] | null; tallies: object | null };
    expect(motions.map(({ text, ballots, tallies }: Exported) => [text, ballots?.length, tallies])).toEqual([
      ['Đã đóng', 1, {}],
      ['Hết hạn', 1, {}],
      ['Hủy khi đang mở', undefined, null],
      ['Hủy sau khi hết hạn', 1, {}],
    ]);
    expect(json('cuoc-hop.json')).toMatchObject([{ agenda: [{ title: 'An toàn' }], papers: [] }]);
  });
});
