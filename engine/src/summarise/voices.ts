import { isNumbered } from '../clauses/people.ts';
import { readTokens } from '../clauses/read-tokens.ts';
import { isOfClass, type ReadText, readText } from '../support/read-text.ts';
import { readTurn } from '../support/reading.ts';
import { type Roster, rosterOf } from '../support/roster.ts';
import { isGroupVoice } from '../transcript/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';

/** Who is "I" and "you" in a turn, as far as they can be named. */
export type Voice = {
  readonly name: string | null;
  readonly listener: string | null;
  /** Whether a word for people means the one who speaks. */
  readonly isSelf: (read: ReadText, at: number) => boolean;
};

/** "Dạ" in so many of somebody's turns makes "em" their word for "I". */
const POLITE = 0.2;

export function readVoices(turns: readonly Turn[]): (turn: number) => Voice {
  const roster = rosterOf(turns);
  const nameAt = (turn: number): string | null => {
    const speaker = turns[turn]?.speaker ?? null;
    return speaker === null || isGroupVoice(speaker) ? null : nameOf(speaker, roster);
  };
  return (turn) => {
    const [name, before, next] = [nameAt(turn), nameAt(turn - 1), nameAt(turn + 1)];
    const said = turns[turn];
    const speaker = said?.speaker ?? null;
    const title = roster.titleOf(speaker);
    const isPolite = () =>
      roster.politenessOf(speaker) >= POLITE ||
      (said !== undefined && readTurn(said).words.some((_, at) => isOfClass(readTurn(said), at, 'humble')));
    return {
      name,
      listener: [before, next].find((one) => one !== name) ?? null,
      isSelf: (read, at) => {
        if (isOfClass(read, at, 'speaker')) return true;
        if (isOfClass(read, at, 'junior')) return isPolite();
        return title !== '' && title === read.words[at]?.word;
      },
    };
  };
}

/** "Yến (Speaker 2)" where the talk says who a numbered voice is. */
export function nameOf(label: string, { people }: Pick<Roster, 'people'>): string {
  if (!isNumbered(label)) return label;
  const own =
    people
      .find((person) => person.label === label)
      ?.names.at(-1)
      ?.join(' ') ?? '';
  const isNamed =
    own !== '' && !label.toLowerCase().includes(own) && !isOfClass(readText(readTokens(own)), 0, 'kin');
  return isNamed ? `${own.charAt(0).toUpperCase()}${own.slice(1)} (${label})` : label;
}

/** "Anh Quý" inside a sentence is anh Quý. */
export const lowerTitle = (name: string, { titleOf }: Pick<Roster, 'titleOf'>): string =>
  titleOf(name) === '' ? name : name.charAt(0).toLowerCase() + name.slice(1);
