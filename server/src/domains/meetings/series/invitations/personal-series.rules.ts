import type { MailedSeries, MeetingMailDraft } from '../../invitations/meeting-mail-draft.rules.ts';

interface SeriesMeeting {
  readonly series_start: Date | null;
  readonly participants: readonly { readonly user_id: string }[];
  readonly guests: readonly { readonly email: string }[];
}

/** A series as one of its people is to know it: without those of its meetings that are off or not theirs. */
export interface PersonalSeries<Row extends SeriesMeeting> {
  readonly mailedSeries: MailedSeries;
  /** Theirs that were changed alone. */
  readonly apart: readonly Row[];
}

type Person = MeetingMailDraft['person'];

// Each meeting has guests of its own, known by their address.
const isTheirs = ({ participants, guests }: SeriesMeeting, { kind, id, email }: Person): boolean =>
  kind === 'member'
    ? participants.some((one) => one.user_id === id)
    : guests.some((one) => one.email === email);

/** `detached`: those of its meetings that were changed alone; `off`: times of the rule at which nothing takes place. */
export function personalSeries<Row extends SeriesMeeting>(
  mailedSeries: MailedSeries,
  person: Person,
  { detached, off }: { readonly detached: readonly Row[]; readonly off: readonly Date[] },
): PersonalSeries<Row> {
  const others = detached.filter((row) => !isTheirs(row, person)).flatMap((row) => row.series_start ?? []);
  const except = new Map([...mailedSeries.except, ...off, ...others].map((at) => [at.getTime(), at]));
  const inOrder = [...except.values()].toSorted((one, other) => one.getTime() - other.getTime());
  return {
    mailedSeries: { ...mailedSeries, except: inOrder },
    apart: detached.filter((row) => isTheirs(row, person)),
  };
}
