import type { ChangedField } from '@hopgon/contract/meetings/schemas';
import type { PeopleChanges } from '../core/meetings.rules.ts';

/** One thing that differs; null stands for nothing. `subject`: whose part it is, a person's id or a guest's name. */
export interface FieldChange {
  readonly field: ChangedField;
  readonly from: string | null;
  readonly to: string | null;
  readonly subject?: string;
  /** Of a guest; never shown. */
  readonly email?: string;
}

/** What a meeting says of itself, written out. */
export interface Described {
  readonly title: string;
  readonly kind: string;
  readonly goal: string;
  readonly type: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly joinUrl: string;
  /** By name. */
  readonly room: string | null;
  readonly visibility: string;
}

export type DetailField = Exclude<ChangedField, 'participant' | 'guest'>;

const written: Readonly<Record<DetailField, (of: Described) => string>> = {
  title: (of) => of.title,
  kind: (of) => of.kind,
  goal: (of) => of.goal,
  type: (of) => of.type,
  startsAt: (of) => of.startsAt.toISOString(),
  endsAt: (of) => of.endsAt.toISOString(),
  timeZone: (of) => of.timeZone,
  location: (of) => of.location,
  joinUrl: (of) => of.joinUrl,
  room: (of) => of.room ?? '',
  visibility: (of) => of.visibility,
};

export const detailFields = [
  'title',
  'kind',
  'goal',
  'type',
  'startsAt',
  'endsAt',
  'timeZone',
  'room',
  'location',
  'joinUrl',
  'visibility',
] as const satisfies readonly DetailField[];

const orNothing = (value: string): string | null => (value === '' ? null : value);

/** One field as history writes it. */
export const detailOf = (of: Described, field: DetailField): string | null => orNothing(written[field](of));

/** What differs between two states of a meeting, in the order of its form. */
export const detailChanges = (before: Described, after: Described): FieldChange[] =>
  detailFields
    .map((field) => ({ field, from: detailOf(before, field), to: detailOf(after, field) }))
    .filter(({ from, to }) => from !== to);

interface Part {
  readonly userId: string;
  readonly role: string;
}

/** Who came, who left, and who takes another part than `before`. */
export function partChanges(
  before: readonly Part[],
  { added, removed, moved }: PeopleChanges,
): FieldChange[] {
  const had = new Map(before.map(({ userId, role }) => [userId, role]));
  const field = 'participant' as const;
  return [
    ...added.map(({ userId, role }) => ({ field, subject: userId, from: null, to: role })),
    ...moved.map(({ userId, role }) => ({ field, subject: userId, from: had.get(userId) ?? null, to: role })),
    ...removed.map((userId) => ({ field, subject: userId, from: had.get(userId) ?? null, to: null })),
  ];
}
