/** What is known of each meeting the viewer may see, of a series and of those it was parted from. */
export interface PlacedMeeting {
  readonly id: string;
  readonly seriesId: string;
  readonly slot: Date;
  readonly startsAt: Date;
  readonly cancelled: boolean;
}

export interface Place {
  readonly number: number | null;
  readonly held: number;
  readonly following: number;
  readonly all: number;
  readonly previousId: string | null;
  readonly nextId: string | null;
}

/** Those a change is about: of the same series, on, not begun, and from `from` on when only what follows is meant. */
export const affectedBy = <M extends PlacedMeeting>(
  meetings: readonly M[],
  { seriesId, from, now }: { readonly seriesId: string; readonly from: Date | null; readonly now: Date },
): M[] =>
  meetings.filter(
    (meeting) =>
      meeting.seriesId === seriesId &&
      !meeting.cancelled &&
      meeting.startsAt > now &&
      (from === null || meeting.slot >= from),
  );

/** Where a meeting stands among those that are held; `meetings` are in the order of their rule. */
export function placeIn(meetings: readonly PlacedMeeting[], id: string, now: Date): Place | null {
  const own = meetings.find((meeting) => meeting.id === id);
  if (!own) return null;
  const held = meetings.filter(({ cancelled }) => !cancelled);
  const index = held.findIndex((meeting) => meeting.id === id);
  const others = held.filter((meeting) => meeting.id !== id);
  const { seriesId } = own;
  return {
    number: index === -1 ? null : index + 1,
    held: held.length,
    following: affectedBy(meetings, { seriesId, from: own.slot, now }).length,
    all: affectedBy(meetings, { seriesId, from: null, now }).length,
    previousId: others.findLast(({ slot }) => slot < own.slot)?.id ?? null,
    nextId: others.find(({ slot }) => slot > own.slot)?.id ?? null,
  };
}
