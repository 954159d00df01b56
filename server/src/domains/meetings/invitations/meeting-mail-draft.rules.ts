import type { MeetingType, ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { NotifiedChange } from './notified-changes.rules.ts';

/** Why a mail is written: an invitation or its withdrawal, a new time, place or role, or a cancellation. */
export type Occasion =
  | { readonly kind: 'invited' }
  | { readonly kind: 'uninvited' }
  | { readonly kind: 'role' }
  | { readonly kind: 'changed'; readonly changes: readonly NotifiedChange[] }
  | { readonly kind: 'cancelled'; readonly reason: string }
  /** A series ends with this meeting; what follows goes on by other rules, and has mails of its own. */
  | { readonly kind: 'parted' };

/** A whole series in one mail: its rule, what is left out, and its place in the order of changes. */
export interface MailedSeries {
  readonly id: string;
  readonly rule: string;
  readonly except: readonly Date[];
  readonly sequence: number;
  /** When the first of it begins and ends by the rule. */
  readonly start: Date;
  readonly end: Date;
  /** 'Hằng tuần vào thứ Hai' */
  readonly words: string;
}

/** What a mail about a meeting is written from when it leaves; whatever else it says is read then. */
export interface MeetingMailDraft {
  readonly kind: 'meeting';
  readonly meetingId: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly occasion: Occasion;
  readonly person: {
    readonly kind: 'member' | 'guest';
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: ParticipantRole;
  };
  readonly series: MailedSeries | null;
  /** The cancelled part is the end of a series whose beginning stays: calendars get an earlier end. */
  readonly goesOn: boolean;
}

/** Whether calendars take away what the mail names. */
export const isEnd = ({ kind }: Occasion): boolean => kind === 'cancelled' || kind === 'uninvited';

/** What a reader of a mail knows once it has left: `off` after an end. */
export type Facts =
  | { readonly off: true }
  | {
      readonly when: readonly string[];
      readonly where: readonly string[];
      /** Stands for title and goal; null where that is not known. */
      readonly what: string | null;
      readonly role: ParticipantRole;
    };

type KnownFacts = Exclude<Facts, { readonly off: true }>;

interface Described {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly joinUrl: string;
  readonly type: MeetingType;
  /** Stands for title and goal. */
  readonly what: string;
}

interface SeriesTimes {
  readonly rule: string;
  readonly except: readonly Date[];
  /** Those at a time of their own: when the rule has them begin, when they do. */
  readonly apart: readonly (readonly [Date, Date, Date])[];
}

/** The facts of a meeting, or of a series, for somebody who takes this part. */
export const describeFacts = (
  { startsAt, endsAt, timeZone, location, joinUrl, type, what }: Described,
  role: ParticipantRole,
  series: SeriesTimes | null,
): Facts => ({
  when: [
    startsAt.toISOString(),
    endsAt.toISOString(),
    ...(series ? [timeZone, series.rule, JSON.stringify([series.except, series.apart])] : []),
  ],
  where: [location, joinUrl, type],
  what,
  role,
});

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);

const hasOtherContent = (known: KnownFacts, now: KnownFacts): boolean =>
  known.what !== null && known.what !== now.what;

/** False where all that differs was changed without a mail and is not what this one is about. */
const isWorthMail = (occasion: Occasion, differing: readonly NotifiedChange[]): boolean =>
  differing.includes('time') ||
  differing.some((one) => (occasion.kind === 'changed' ? occasion.changes.includes(one) : one !== 'content'));

/**
 * What a mail that was queued for an occasion has to say to somebody who knows `known`: null where it is nothing new, so
 * that what was changed and put back before it left is no mail.
 */
export function occasionFor(occasion: Occasion, known: Facts | null, now: Facts): Occasion | null {
  if (known === null || isEnd(occasion)) return known && 'off' in known && isEnd(occasion) ? null : occasion;
  if ('off' in known || 'off' in now) return { kind: 'invited' };
  const differing = [
    ...(isAlike(known.when, now.when) ? [] : (['time'] as const)),
    ...(isAlike(known.where, now.where) ? [] : (['place'] as const)),
    ...(hasOtherContent(known, now) ? (['content'] as const) : []),
  ];
  const changes = isWorthMail(occasion, differing) ? differing : [];
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
export function isAsItsSeries(
  meeting: OfSeries,
  {
    changes,
    known,
    now,
  }: { readonly changes: readonly NotifiedChange[]; readonly known: Facts; readonly now: Facts },
): boolean {
  if ('off' in known || 'off' in now) return false;
  if (changes.includes('content') && hasOtherContent(known, now)) return false;
  if (!isAlike(known.where, now.where)) return false;
  const [start = '', end = ''] = known.when;
  const length = Date.parse(end) - Date.parse(start);
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

/** A mail that has not left and is replaced by another. */
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

/** Whether a mail that named the time before is wrong now. */
export const endsOldTime = (occasion: Occasion): boolean => isEnd(occasion) || hasNewTime(occasion);

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
    mustReach: withdrawn?.mustReach || endsOldTime(next),
  };
}
