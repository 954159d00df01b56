import { mergePeople, mergeValue } from '@hopgon/contract/meetings/merge-people';
import type { DraftGuest } from '../people/guests.rules.ts';
import type { Invited } from '../people/people.rules.ts';
import { draftTimes, type MeetingDraft } from './meeting-form.rules.ts';

/** What a form of a meeting holds. */
export interface Filled {
  readonly draft: MeetingDraft;
  readonly people: readonly Invited[];
  readonly guests: readonly DraftGuest[];
}

/** Fields of the form that mean something only together stand under one key. */
const draftKeys = {
  title: ['title'],
  kind: ['kind'],
  time: ['day', 'start', 'length', 'end', 'isAllDay', 'lastDay', 'timeZone'],
  goal: ['goal'],
  type: ['type'],
  room: ['roomId'],
  location: ['location'],
  joinUrl: ['joinUrl', 'makeJoinUrl'],
  visibility: ['visibility'],
} as const satisfies Readonly<Record<string, readonly (keyof MeetingDraft)[]>>;

type DraftKey = keyof typeof draftKeys;
export type ConflictKey = DraftKey | 'people';

const keys: readonly DraftKey[] = [
  'title',
  'kind',
  'time',
  'goal',
  'type',
  'room',
  'location',
  'joinUrl',
  'visibility',
];

/** The fields of one key out of a draft. */
export const partOf = (draft: MeetingDraft, key: DraftKey): Partial<MeetingDraft> =>
  Object.fromEntries(draftKeys[key].map((field) => [field, draft[field]]));

/** The same as one value to compare; times by what they mean, however they are typed. */
function comparable(draft: MeetingDraft, key: DraftKey): string {
  const times = key === 'time' ? draftTimes(draft) : null;
  return JSON.stringify(times ? [times.startsAt, times.endsAt, draft.timeZone] : partOf(draft, key));
}

interface Merge {
  /** What both changes started from. */
  readonly started: Filled;
  readonly mine: Filled;
  readonly theirs: Filled;
}

export interface MergedForm {
  /** Both changes; where both changed the same, still mine. */
  readonly filled: Filled;
  readonly conflicts: readonly ConflictKey[];
}

/** What stands in a form and what somebody else saved meanwhile, field by field. */
export function mergeForms({ started, mine, theirs }: Merge): MergedForm {
  const conflicts: ConflictKey[] = [];
  let draft = mine.draft;
  for (const key of keys) {
    const [before, own, other] = [started, mine, theirs].map((one) => comparable(one.draft, key));
    const merged = mergeValue(before ?? null, own ?? null, other ?? null);
    if (merged === undefined) conflicts.push(key);
    else if (merged === other && own !== other) draft = { ...draft, ...partOf(theirs.draft, key) };
  }
  const people = mergePeople({ started: started.people, mine: mine.people, theirs: theirs.people });
  if (!people) conflicts.push('people');
  const filled = { draft, people: people ?? mine.people, guests: mergeGuests({ started, mine, theirs }) };
  return { filled, conflicts };
}

/** Guests are only added and taken out in a form, so that two changes of them never contradict each other. */
function mergeGuests({ started, mine, theirs }: Merge): readonly DraftGuest[] {
  const had = new Set(started.guests.map(({ email }) => email));
  const own = new Set(mine.guests.map(({ email }) => email));
  const other = new Set(theirs.guests.map(({ email }) => email));
  return [
    ...theirs.guests.filter(({ email }) => own.has(email) || !had.has(email)),
    ...mine.guests.filter(({ email }) => !had.has(email) && !other.has(email)),
  ];
}
