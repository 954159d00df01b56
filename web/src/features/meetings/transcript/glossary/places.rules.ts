import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';

interface TurnWithPlaces {
  readonly index: number;
  readonly text: string;
  readonly places: readonly GlossaryPlace[];
}

/** A place with the turn it stands in. */
export interface PlaceOfTurn extends GlossaryPlace {
  readonly index: number;
  readonly text: string;
}

export const placesIn = (
  turns: readonly TurnWithPlaces[],
  state: GlossaryPlace['state'],
): readonly PlaceOfTurn[] =>
  turns.flatMap(({ index, text, places }) =>
    places.filter((place) => place.state === state).map((place) => ({ ...place, index, text })),
  );

/** Letters on each side. */
const around = 40;

/** '… xong với bên API trước thứ Sáu …': the place among what is said around it, cut between words. */
export function placeContext({ text, at, found, written, state }: PlaceOfTurn): string {
  const end = at + (state === 'applied' ? written : found).length;
  const begin = at <= around ? 0 : text.indexOf(' ', at - around) + 1 || at;
  const stop = text.length - end <= around ? text.length : text.lastIndexOf(' ', end + around);
  const piece = text.slice(Math.min(begin, at), Math.max(stop, end));
  return `${begin > 0 ? '… ' : ''}${piece}${stop < text.length ? ' …' : ''}`;
}
