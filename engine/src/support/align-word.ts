import { askedWords, type Denial } from './denials.ts';
import { countShared, isOfClass, type ReadText } from './read-text.ts';
import type { Reading } from './reading.ts';

/** A turn with what it denies, and where it says each word; words that it asks about stand apart. */
export type TurnDenials = {
  readonly turn: Reading;
  readonly denials: readonly Denial[];
  readonly asked: ReadonlySet<number>;
  readonly places: ReadonlyMap<string, readonly number[]>;
};

/** A place in the turns that says a word of the line, the denial it stands in, and how alike its neighbours are. */
export type AlignedPlace = { readonly denial: Denial | null; readonly overlap: number };

const known = new WeakMap<Reading, TurnDenials>();

export const listPlaces = (turns: readonly Reading[]): TurnDenials[] =>
  turns.map((turn) => {
    const read = known.get(turn) ?? {
      turn,
      denials: turn.denials(),
      asked: askedWords(turn),
      places: Map.groupBy(turn.matter, (at) => turn.words[at]?.folded ?? ''),
    };
    known.set(turn, read);
    return read;
  });

/** A turn hardly says one word more often; the last of them count. */
const MOST_PLACES = 24;

/** The places that say a word of the line among words most like its own neighbours, questions left out. */
export function alignWord(
  line: ReadText,
  at: number,
  said: readonly TurnDenials[],
  deniedBy: (denial: Denial) => readonly number[],
): AlignedPlace[] {
  const around = wordsAround(line, at);
  const { word = '', folded = '' } = line.words[at] ?? {};
  const aligned = said.flatMap(({ turn, denials, asked, places }, index) =>
    (places.get(folded) ?? []).slice(-MOST_PLACES).flatMap((place): AlignedPlace[] => {
      const isSame = turn.words[place]?.word === word || !(line.isMarked && turn.isMarked);
      const isAsked = asked.has(place);
      const denial =
        denialOver(place, denials, deniedBy) ?? (isAsked ? replyIn(said[index + 1]?.denials) : null);
      if (!isSame || (isAsked && !denial)) return [];
      return [{ denial, overlap: countShared(line, around, turn, wordsAround(turn, place)) }];
    }),
  );
  const best = Math.max(0, ...aligned.map(({ overlap }) => overlap));
  return aligned.filter(({ overlap }) => overlap === best);
}

/** "Dạ chưa anh": the answer denies what was asked. */
const replyIn = (denials: readonly Denial[] = []): Denial | null =>
  denials.find(({ isReply }) => isReply) ?? null;

const denialOver = (
  place: number,
  denials: readonly Denial[],
  deniedBy: (denial: Denial) => readonly number[],
): Denial | null => denials.find((denial) => deniedBy(denial).includes(place)) ?? null;

const REACH = 4;

/** Words of the same clause that show which matter a word speaks of. */
export function wordsAround(read: ReadText, at: number): number[] {
  const { words } = read;
  const isOwn = (place: number) => words[place]?.folded === words[at]?.folded;
  const around: number[] = [];
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    if (words[place]?.mark !== '' || isOwn(place) || isOfClass(read, place, 'negation')) break;
    around.push(place);
  }
  for (let place = at + 1; place < Math.min(words.length, at + REACH + 1); place += 1) {
    if (words[place - 1]?.mark !== '' || isOwn(place)) break;
    around.push(place);
  }
  return around.filter((place) => !isOfClass(read, place, 'glue'));
}
