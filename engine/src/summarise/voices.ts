import { isNumbered } from '../clauses/people.ts';
import { readTokens } from '../clauses/read-tokens.ts';
import { isOfClass, type ReadText, readText } from '../support/read-text.ts';
import { readTurn } from '../support/reading.ts';
import { type Roster, rosterOf } from '../support/roster.ts';
import { isGroupVoice } from '../transcript/labels/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';

/** Who speaks in a turn, and whom a word for somebody in it means. */
export type Voice = {
  readonly name: string | null;
  /** The name of who speaks or of who is spoken to; null where it may be either, or somebody else. */
  readonly personAt: (read: ReadText, at: number) => string | null;
};

/** "Dạ" in so many of somebody's turns makes "em" their word for "I". */
const POLITE = 0.2;

export function readVoices(turns: readonly Turn[]): (turn: number) => Voice {
  const roster = rosterOf(turns);
  const labelAt = (turn: number): string | null => {
    const speaker = turns[turn]?.speaker ?? null;
    return speaker === null || isGroupVoice(speaker) ? null : speaker;
  };
  const isHumble = (turn: Turn | undefined): boolean => {
    const read = turn && readTurn(turn);
    return read?.words.some((_, at) => isOfClass(read, at, 'humble')) ?? false;
  };
  return (turn) => {
    const speaker = labelAt(turn);
    const listeners = [...new Set([labelAt(turn - 1), labelAt(turn + 1)])]
      .filter((label) => label !== null)
      .filter((label) => label !== speaker);
    const named = (label: string | null) => (label === null ? null : nameOf(label, roster));
    const isBelow = () => isPolite(speaker, roster) || isHumble(turns[turn]);
    const isOwn = (isJunior: boolean) => isJunior === isBelow();
    return {
      name: named(speaker),
      personAt: (read, at) =>
        speaker === null || isOfClass(read, at, 'speaker')
          ? named(speaker)
          : named(meantPerson(read, at, { speaker, listeners, isOwn }, roster)),
    };
  };
}

/** Who speaks, who may be spoken to, and whether a word for the junior or the senior of two means who speaks. */
type Sides = {
  readonly speaker: string;
  readonly listeners: readonly string[];
  readonly isOwn: (isJunior: boolean) => boolean;
};

/** The one whose title a word is, else the junior or the senior of two as far as their manners are certain. */
function meantPerson(read: ReadText, at: number, sides: Sides, roster: Roster): string | null {
  const { speaker, listeners, isOwn } = sides;
  const titled = [speaker, ...listeners].filter((label) => roster.titleOf(label) === read.words[at]?.word);
  if (titled.length > 0) return titled.length === 1 ? (titled[0] ?? null) : null;
  const isJunior = isOfClass(read, at, 'junior');
  const own = isOwn(isJunior);
  if (own && isJunior) return speaker;
  const [person, ...more] = own ? [speaker] : listeners;
  if (person === undefined || more.length > 0 || !(isJunior || roster.titleOf(person) === '')) return null;
  const differ = own
    ? listeners.length > 0 && listeners.every((one) => isPolite(one, roster))
    : isPolite(person, roster) === isJunior;
  return differ ? person : null;
}

const isPolite = (label: string | null, { politenessOf }: Roster): boolean => politenessOf(label) >= POLITE;

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
