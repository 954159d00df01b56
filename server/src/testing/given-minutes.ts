import { createMeeting } from '@hopgon/contract/meetings/routes';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { createMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { draftMinutes, updateMinutes, updateMinutesPeople } from '@hopgon/contract/minutes/routes';
import { adoptMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { saveAgenda } from '@hopgon/contract/preparation/routes';
import type { ReadingKind, ReadingState } from '@hopgon/contract/readings/schemas';
import { uuidv7 } from 'uuidv7';
import type { Person } from './given.ts';
import type { TestApp } from './start-app-on.ts';

export interface GivenReading {
  readonly kind: ReadingKind;
  readonly text: string;
  readonly state?: ReadingState;
  readonly evidence?: readonly number[];
  readonly assigneeId?: string;
  readonly assigneeName?: string;
  readonly deadline?: string;
  /** The place of the reading that a summary line states. */
  readonly states?: number;
}

export interface GivenMeeting {
  readonly chair: Person;
  readonly participants?: readonly { readonly userId: string; readonly role: ParticipantRole }[];
  readonly title?: string;
  readonly agenda?: readonly string[];
  readonly readings?: readonly GivenReading[];
  /** The first turns in which each agenda item was spoken of. */
  readonly opened?: readonly number[];
}

export interface GivenReadings {
  readonly meetingId: string;
  readonly readingIds: readonly string[];
}

/** A meeting that took place, with an agenda, and with a transcript of eight turns in which these were read. */
export async function givenReadings(
  app: TestApp,
  {
    chair,
    participants = [],
    title = 'Giao ban xưởng',
    agenda = [],
    readings = [],
    opened = [],
  }: GivenMeeting,
): Promise<GivenReadings> {
  const body = {
    ...{ title, kind: 'briefing' as const, location: 'Xưởng 2', allowClashes: true },
    ...{ startsAt: '2026-11-20T01:30:00Z', endsAt: '2026-11-20T02:15:00Z' },
    participants: participants.map(({ userId, role }) => ({ userId, role })),
  };
  const meeting = (await chair.call(createMeeting, { body })).value();
  const params = { meetingId: meeting.id };
  if (agenda.length > 0)
    await chair.call(saveAgenda, {
      params,
      body: { version: 0, items: agenda.map((item) => ({ title: item })) },
    });
  const points = agenda.map((item, place) => ({
    ...{ title: item, covered: opened[place] !== undefined },
    evidence: opened[place] === undefined ? [] : [opened[place]],
  }));
  const readingIds = await insertReadings(app, meeting.id, chair.userId, readings, points);
  return { meetingId: meeting.id, readingIds };
}

async function insertReadings(
  { database, clock }: TestApp,
  meetingId: string,
  uploaderId: string,
  readings: readonly GivenReading[],
  points: readonly object[],
): Promise<string[]> {
  if (readings.length === 0) return [];
  const now = clock.now();
  const transcriptId = uuidv7();
  const company = '(select company_id from meetings where id = $1)';
  await database.sql(
    `insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, uploaded_by, created_at,
       state, analysed_at, analysis)
     values (${company}, $2, $1, 1, 'Bản dán', 'text', 'An: chào', 8, $3, $4, 'ready', $4, $5)`,
    [meetingId, transcriptId, uploaderId, now, JSON.stringify(analysisOf(points))],
  );
  await database.sql(
    `insert into transcript_turns (company_id, transcript_id, index, speaker, text)
     select ${company}, $2, place - 1, 'An', said from unnest($3::text[]) with ordinality as turn (said, place)`,
    [meetingId, transcriptId, Array.from({ length: 8 }, (_, turn) => saidInTurn(turn, readings))],
  );
  const ids = readings.map(() => uuidv7());
  for (const [place, reading] of readings.entries()) {
    const evidence = reading.evidence ?? [place % 8];
    await database.sql(
      `insert into readings (company_id, id, meeting_id, kind, position, levels, text, engine_text, confidence, transcript_id,
         evidence, assignee_id, assignee_name, deadline, state, result_id, created_at, updated_at)
       values (${company}, $2, $1, $3, $4, $5, $6, $6, 0.9, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
      [
        ...[meetingId, ids[place], reading.kind, place],
        ...[reading.kind === 'summary' ? ['medium'] : [], reading.text],
        ...[evidence.length > 0 ? transcriptId : null, evidence],
        ...[reading.assigneeId ?? null, reading.assigneeName ?? null, reading.deadline ?? null],
        ...[reading.state ?? 'proposed', reading.states === undefined ? null : ids[reading.states], now],
      ],
    );
  }
  return ids;
}

/** What the readings that cite a turn rest on. */
const saidInTurn = (turn: number, readings: readonly GivenReading[]): string =>
  [
    `Câu ${turn}`,
    ...readings
      .filter(({ evidence }, place) => (evidence ?? [place % 8]).includes(turn))
      .flatMap(({ text, assigneeName, deadline }) => [
        text,
        ...(assigneeName ? [`${assigneeName} làm nhé`] : []),
        ...(deadline ? [`hạn ${deadline.split('-').toReversed().join('/')}`] : []),
      ]),
  ].join('. ');

/** An analysis that holds nothing but where the agenda was spoken of. */
const analysisOf = (points: readonly object[]) => ({
  summary: { short: [], medium: [], long: [] },
  decisions: [],
  openQuestions: [],
  topics: [],
  problems: [],
  removed: [],
  figures: {
    ...{ speakers: [], turns: 8, words: 16, questions: 0, durationMs: null, longestMonologue: null },
    ...{ balance: null, timesUnknown: '', isEstimated: false },
    interruptions: { value: null, reason: 'Không có giờ.' },
    lostMs: 0,
    silenceMs: { value: null, reason: 'Không có giờ.' },
    agenda: { value: { covered: points.length, points }, reason: '' },
    punctuality: { value: null, reason: 'Không có giờ.' },
  },
});

/** Minutes of one line, drafted and adopted by the chair, who is secretary as well unless another is named. */
export async function givenAdoptedMinutes(
  person: Person,
  meetingId: string,
  secretary: Pick<Person, 'userId'> = person,
): Promise<void> {
  const params = { meetingId };
  const draft = (await person.call(draftMinutes, { params, body: {} })).value();
  const head = { version: draft.version, endsAt: '2026-12-24T02:15:00Z', secretaryId: secretary.userId };
  (await person.call(updateMinutes, { params, body: head })).value();
  const people = draft.people.map(({ id }) => ({ id, attendance: 'in-person' as const }));
  (await person.call(updateMinutesPeople, { params, body: { people } })).value();
  const sectionId = draft.sections[0]?.id ?? '';
  const line = { sectionId, kind: 'decision' as const, text: 'Thống nhất tăng ca', confirmed: true };
  (await person.call(createMinutesLine, { params, body: line })).value();
  const { revision } = (await person.call(requestMinutesReview, { params, body: {} })).value();
  (await person.call(adoptMinutes, { params, body: { revision } })).value();
}
