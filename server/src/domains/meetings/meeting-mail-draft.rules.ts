import { type MeetingType, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { z } from 'zod';

const Changes = z.array(z.enum(['time', 'place']));

/** Why a mail is written: people are invited or no longer, told of a new time, place or part, or told that it is off. */
export const Occasion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('uninvited') }),
  z.object({ kind: z.literal('role') }),
  z.object({ kind: z.literal('changed'), changes: Changes }),
  z.object({ kind: z.literal('cancelled'), reason: z.string() }),
  /** A series ends with this meeting; what follows goes on by other rules, and has mails of its own. */
  z.object({ kind: z.literal('parted') }),
  /** What was parted is one series with the rest again, which has a mail of its own. */
  z.object({ kind: z.literal('rejoined') }),
]);
export type Occasion = z.infer<typeof Occasion>;

/** A whole series in one mail: its rule, what is left out, and its place in the order of changes. */
export const SeriesTold = z.object({
  id: z.string(),
  rule: z.string(),
  except: z.array(z.coerce.date()).readonly(),
  sequence: z.number(),
  /** When the first of it begins and ends by the rule. */
  start: z.coerce.date(),
  end: z.coerce.date(),
  /** 'Hằng tuần vào thứ Hai' */
  words: z.string(),
});
export type SeriesTold = z.infer<typeof SeriesTold>;

/** What a mail about a meeting is written from when it leaves; whatever else it says is read then. */
export const MeetingMailDraft = z.object({
  kind: z.literal('meeting'),
  meetingId: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  occasion: Occasion,
  person: z.object({
    kind: z.enum(['member', 'guest']),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: ParticipantRole,
  }),
  series: SeriesTold.nullable(),
  /** What is called off is the end of a series whose beginning stays: calendars are told that it ends earlier. */
  goesOn: z.boolean(),
});
export type MeetingMailDraft = z.infer<typeof MeetingMailDraft>;

/** Whether calendars take away what the mail names. */
export const isEnd = ({ kind }: Occasion): boolean =>
  kind === 'cancelled' || kind === 'uninvited' || kind === 'rejoined';

/** What a reader of a mail knows once it has left: `off` after an end. */
const Facts = z.union([
  z.object({ off: z.literal(true) }),
  z.object({ when: z.string(), where: z.string(), role: ParticipantRole }),
]);
export type Facts = z.infer<typeof Facts>;

export const formatFacts = (facts: Facts): string => JSON.stringify(facts);

export function parseFacts(text: string | null | undefined): Facts | null {
  if (!text) return null;
  return Facts.safeParse(JSON.parse(text)).data ?? null;
}

interface Described {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly joinUrl: string;
  readonly type: MeetingType;
}

interface SeriesTimes {
  readonly rule: string;
  readonly except: readonly Date[];
  /** Those at a time of their own: when the rule has them begin, when they do. */
  readonly apart: readonly (readonly [Date, Date, Date])[];
}

/** The facts of a meeting, or of a series, for somebody who takes this part. */
export const describeFacts = (
  { startsAt, endsAt, timeZone, location, joinUrl, type }: Described,
  role: ParticipantRole,
  series: SeriesTimes | null,
): Facts => ({
  when: JSON.stringify([
    startsAt,
    endsAt,
    ...(series ? [timeZone, series.rule, series.except, series.apart] : []),
  ]),
  where: JSON.stringify([location, joinUrl, type]),
  role,
});

/**
 * What a mail that was queued for an occasion has to say to somebody who knows `known`: null where it is nothing new, so
 * that what was changed and put back before it left is no mail.
 */
export function occasionFor(occasion: Occasion, known: Facts | null, now: Facts): Occasion | null {
  if (known === null || isEnd(occasion)) return known && 'off' in known && isEnd(occasion) ? null : occasion;
  if ('off' in known || 'off' in now) return { kind: 'invited' };
  const changes = [
    ...(known.when === now.when ? [] : (['time'] as const)),
    ...(known.where === now.where ? [] : (['place'] as const)),
  ];
  if (changes.length === 0 && known.role === now.role) return null;
  if (occasion.kind === 'parted') return occasion;
  return changes.length === 0 ? { kind: 'role' } : { kind: 'changed', changes };
}

interface OfSeries {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly series_start: Date | null;
}

/** Whether one of a series is where and when a reader who knows the series looks for it. */
export function isAsItsSeries(meeting: OfSeries, known: Facts, now: Facts): boolean {
  if ('off' in known || 'off' in now || known.where !== now.where) return false;
  const [start, end] = z.array(z.unknown()).parse(JSON.parse(known.when));
  const length = Date.parse(String(end)) - Date.parse(String(start));
  return (
    meeting.starts_at.getTime() === meeting.series_start?.getTime() &&
    meeting.ends_at.getTime() - meeting.starts_at.getTime() === length
  );
}

/** What one mail says in place of one that has not left and the next. */
function mergeOccasions(waiting: Occasion, next: Occasion): Occasion {
  if (waiting.kind === 'invited' && !isEnd(next)) return waiting;
  if (waiting.kind !== 'changed') return next;
  if (next.kind === 'role') return waiting;
  if (next.kind !== 'changed') return next;
  return { kind: 'changed', changes: [...new Set([...waiting.changes, ...next.changes])] };
}

/** A mail that has not left and gives way to another. */
export interface WithdrawnMail {
  readonly occasion: Occasion | null;
  /** Its reader knows nothing of the subject. */
  readonly opens: boolean;
  readonly mustReach: boolean;
}

interface NextMail extends WithdrawnMail {
  readonly occasion: Occasion;
}

const hasNewTime = (occasion: Occasion): boolean =>
  occasion.kind === 'parted' || (occasion.kind === 'changed' && occasion.changes.includes('time'));

/**
 * The mail to somebody after an occasion. Who knows nothing of a meeting is invited to it whatever happened meanwhile, and
 * gets no mail of its end; `isNew` where calendars do not know the series yet, though its people know the meetings.
 */
export function nextMail(
  occasion: Occasion,
  withdrawn: WithdrawnMail | undefined,
  isNew = false,
): NextMail | null {
  const waiting = withdrawn?.occasion;
  const next = waiting ? mergeOccasions(waiting, occasion) : occasion;
  if (withdrawn?.opens) {
    if (isEnd(occasion) && !(occasion.kind === 'cancelled' && waiting?.kind === 'changed')) return null;
    return { occasion: next, opens: true, mustReach: withdrawn.mustReach };
  }
  return {
    occasion: next,
    opens: next.kind === 'invited' || isNew,
    mustReach: withdrawn?.mustReach || isEnd(next) || hasNewTime(next),
  };
}
