import type { GlossaryPlace } from '@hopgon/contract/transcripts/schemas';

export interface GlossaryTurn {
  readonly text: string;
  /** In the order they stand; none overlaps another. */
  readonly places: readonly GlossaryPlace[];
}

type FoundTerm = Pick<GlossaryPlace, 'at' | 'found' | 'written'> & { readonly isSure: boolean };
type Next = GlossaryPlace & { readonly next: GlossaryPlace['state'] };

const standing = ({ state, found, written }: GlossaryPlace): string =>
  state === 'applied' ? written : found;
const endOf = (place: GlossaryPlace): number => place.at + standing(place).length;

/** What the glossary finds beside what stands there already. */
export const freshPlaces = <F extends FoundTerm>(
  places: readonly GlossaryPlace[],
  found: readonly F[],
): F[] =>
  found.filter(
    ({ at, found: said }) => !places.some((known) => at < endOf(known) && known.at < at + said.length),
  );

/** Adds fresh places: sure ones are written, others proposed. */
export function addPlaces({ text, places }: GlossaryTurn, fresh: readonly FoundTerm[]): GlossaryTurn {
  const added = fresh.map(({ at, found, written, isSure }) => ({
    ...{ at, found, written },
    state: 'proposed' as const,
    next: isSure ? ('applied' as const) : ('proposed' as const),
  }));
  return rewrite(text, [...places.map((place) => ({ ...place, next: place.state })), ...added]);
}

/** Brings the chosen places into a state; the text follows. */
export function resolvePlaces(
  { text, places }: GlossaryTurn,
  isChosen: (place: GlossaryPlace) => boolean,
  next: 'applied' | 'rejected',
): GlossaryTurn {
  return rewrite(
    text,
    places.map((place) => ({ ...place, next: isChosen(place) ? next : place.state })),
  );
}

function rewrite(text: string, places: readonly Next[]): GlossaryTurn {
  let out = '';
  let end = 0;
  const moved: GlossaryPlace[] = [];
  for (const place of places.toSorted((left, right) => left.at - right.at)) {
    const { at, found, written, next } = place;
    out += text.slice(end, at);
    moved.push({ at: out.length, found, written, state: next });
    out += next === 'applied' ? written : found;
    end = at + standing(place).length;
  }
  return { text: out + text.slice(end), places: moved };
}

/**
 * Where places stand after a person changed the text. One whose words are not there any more is gone; where the words of the
 * transcript are back, the person undid it.
 */
export function movePlaces({ text: before, places }: GlossaryTurn, after: string): GlossaryPlace[] {
  const start = commonStart(before, after);
  const tail = commonEnd(before.slice(start), after.slice(start));
  const [endBefore, endAfter] = [before.length - tail, after.length - tail];
  const by = after.length - before.length;
  let from = 0;
  return places.flatMap((place): GlossaryPlace[] => {
    const isBehind = place.at >= endBefore;
    const at = isBehind ? place.at + by : endOf(place) <= start ? place.at : null;
    const moved = at === null ? findMoved(after, place, { from, to: endAfter }) : { ...place, at };
    if (moved) from = endOf(moved);
    return moved ? [moved] : [];
  });
}

function findMoved(
  text: string,
  place: GlossaryPlace,
  { from, to }: { readonly from: number; readonly to: number },
): GlossaryPlace | null {
  const states = place.state === 'applied' ? (['applied', 'rejected'] as const) : [place.state];
  for (const state of states) {
    const at = findWords(text, standing({ ...place, state }), from);
    if (at !== null && at <= to) return { ...place, at, state };
  }
  return null;
}

/** The first place of whole words. */
function findWords(text: string, words: string, from: number): number | null {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + words.length] ?? ' '];
    if (!around.some((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign))) return at;
  }
  return null;
}

function commonStart(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
}

function commonEnd(left: string, right: string): number {
  let length = 0;
  while (length < Math.min(left.length, right.length) && left.at(-1 - length) === right.at(-1 - length))
    length += 1;
  return length;
}
