import type { Scope } from '../../../platform/database/scope.ts';
import { listKnownFacts } from '../../../platform/mail/known-facts.ts';
import { type MeetingRow, meetingStore } from '../core/meetings.store.ts';
import { type SeriesMeetingRow, seriesMeetingStore } from '../series/series-meetings.store.ts';
import type { Facts, MeetingMailDraft } from './meeting-mail-draft.rules.ts';
import { parseFacts } from './parse-facts.ts';

export interface CancelledOccurrence {
  readonly id: string;
  readonly slot: Date;
}

/** What mails that are written together share; a closed meeting stands here as it is, and is redacted where its words are written. */
export interface MailSources {
  readonly meetings: ReadonlyMap<string, MeetingRow>;
  /** By series: the next of its meetings that is as the series has it, else the last such one. */
  readonly standIns: ReadonlyMap<string, MeetingRow>;
  /** By series: those of its meetings that were changed alone. */
  readonly detached: ReadonlyMap<string, readonly MeetingRow[]>;
  /** By series: its cancelled meetings, each with its start time by the rule. */
  readonly off: ReadonlyMap<string, readonly CancelledOccurrence[]>;
  /** What each address knows of each subject. */
  readonly known: (subjectId: string, address: string) => Facts | null;
  /** Calendars that are the same for several people are formatted once. */
  readonly calendars: Map<string, string>;
}

/** Reads what mails about meetings are written from. */
export async function readMailSources(
  { db }: Scope,
  drafts: readonly MeetingMailDraft[],
  now: Date,
): Promise<MailSources> {
  const seriesIds = [...new Set(drafts.flatMap(({ series }) => series?.id ?? []))];
  const ofSeries = seriesIds.length > 0 ? await seriesMeetingStore.list(db, seriesIds, null) : [];
  const [off, on] = [ofSeries.filter(isOff), ofSeries.filter((row) => !isOff(row))];
  const [apart, alike] = [on.filter(({ detached }) => detached), on.filter(({ detached }) => !detached)];
  const standIns = [...Map.groupBy(alike, seriesOf).values()].flatMap(
    (rows) => rows.find((row) => row.ends_at > now) ?? rows.at(-1) ?? [],
  );
  const ids = new Set([
    ...drafts.map(({ meetingId }) => meetingId),
    ...[...apart, ...standIns].map(({ id }) => id),
  ]);
  const meetings = new Map((await meetingStore.findAll(db, [...ids])).map((row) => [row.id, row]));
  const rowsOf = (some: readonly SeriesMeetingRow[]) => some.flatMap(({ id }) => meetings.get(id) ?? []);
  const offIds = off.map(({ id }) => id);
  const subjectIds = [
    ...ids,
    ...offIds,
    ...seriesIds,
    ...[...meetings.values()].flatMap((row) => row.series_id ?? []),
  ];
  const addresses = drafts.map(({ person }) => person.email);
  const facts = await listKnownFacts(db, subjectIds, addresses);
  return {
    meetings,
    standIns: new Map(rowsOf(standIns).map((row) => [row.series_id ?? '', row])),
    detached: Map.groupBy(rowsOf(apart), (row) => row.series_id ?? ''),
    off: new Map(
      [...Map.groupBy(off, seriesOf)].map(([id, rows]) => [
        id,
        rows.flatMap(({ id: meetingId, series_start: slot }) => (slot ? [{ id: meetingId, slot }] : [])),
      ]),
    ),
    known: (subjectId, address) => parseFacts(facts.get(`${subjectId} ${address}`)),
    calendars: new Map(),
  };
}

const isOff = ({ cancelled_at: cancelledAt }: SeriesMeetingRow): boolean => cancelledAt !== null;
const seriesOf = ({ series_id: id }: SeriesMeetingRow): string => id ?? '';
