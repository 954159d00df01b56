import type { ClauseToken } from '../clauses/clause.ts';
import { isNumbered } from '../clauses/people.ts';
import { phrasesOfTurn, tokensOfTurn } from '../clauses/turn-readings.ts';
import { areMarked, type PhraseSpan } from '../lexicon/find-phrases.ts';
import type { SupportSource } from './support.ts';

/** How far a way to name somebody speaks for each voice around it. */
const WEIGHTS = {
  /** "Yến ơi", "… nhé anh Long": most likely the next voice answers, or the one before was answered. */
  called: { own: -3, next: 2, before: 1, taken: 0 },
  /** "Dạ anh Long": the one before was called so. */
  answered: { own: -3, next: 1, before: 2, taken: 0 },
  /** "Yến gọi hãng tàu": who takes it up is asked to. */
  ordered: { own: -1, next: 1, before: 0, taken: 1 },
  /** "… đêm thì Lực xếp lịch": only where the next voice says yes. */
  passed: { own: -1, next: 0, before: 0, taken: 1 },
  mentioned: { own: -1, next: 0, before: 0, taken: 0 },
  introduced: { own: 5, next: 0, before: 0, taken: 0 },
} as const;
type Way = keyof typeof WEIGHTS;

const LEAST_VOTES = 2;

type Votes = Map<string, Map<string, number>>;
type Read = { readonly tokens: readonly ClauseToken[]; readonly spans: readonly PhraseSpan[] };

/** Names of numbered voices, from how they are called and what they are asked to do. Label → name. */
export function nameNumbered(turns: SupportSource['turns']): ReadonlyMap<string, string> {
  const votes: Votes = new Map();
  if (!turns.some(({ speaker }) => isVoice(speaker))) return new Map();
  const read = turns.map(readNames);
  for (const [index, turn] of turns.entries()) {
    const around = [turns[index - 1], turns[index + 1]].map((other) => other?.speaker ?? null);
    const [before = null, next = null] = around.map((other) => (other === turn.speaker ? null : other));
    const isTakenUp = read[index + 1]?.assents === true;
    for (const { name, way } of read[index]?.names ?? []) {
      const weights = WEIGHTS[way];
      vote(votes, turn.speaker, name, weights.own);
      vote(votes, next, name, weights.next + (isTakenUp ? weights.taken : 0));
      vote(votes, before, name, weights.before);
    }
  }
  return likeliest(votes);
}

/** The names of a turn and whether it begins with "dạ", "vâng", "ừ". */
function readNames(turn: SupportSource['turns'][number]) {
  const tokens = tokensOfTurn(turn);
  const read = { tokens, spans: phrasesOfTurn(turn, areMarked(tokens)) };
  return { names: namesIn(read), assents: opensWith(read, 'assent') };
}

const isVoice = (label: string | null): label is string => label !== null && isNumbered(label);

const classesAt = (spans: readonly PhraseSpan[], from: number, to: number): readonly string[] =>
  spans.filter((span) => span.from === from && span.to === to).flatMap(({ classes }) => classes);

const opensWith = ({ spans }: Read, name: string): boolean =>
  spans.some(({ from, classes }) => from === 0 && classes.includes(name));

function namesIn(read: Read): { readonly name: string; readonly way: Way }[] {
  if (!read.spans.some(({ classes }) => classes.includes('given-name'))) return [];
  return read.tokens.flatMap(({ word }, at) => {
    const own = classesAt(read.spans, at, at + 1);
    const isName = own.includes('given-name') && !own.includes('kin') && word !== 'sĩ';
    const way = isName ? wayAt(read, at) : null;
    return way === null ? [] : [{ name: word, way }];
  });
}

function wayAt(read: Read, at: number): Way | null {
  const { tokens, spans } = read;
  const isTitled = classesAt(spans, at - 1, at).includes('kin') && tokens[at - 1]?.mark === '';
  const isFirst = opensClause(read, isTitled ? at - 1 : at);
  if (introduces(read, at, isTitled)) return 'introduced';
  if (calls(read, at, isTitled || isFirst)) return opensWith(read, 'polite') ? 'answered' : 'called';
  const goesOn = spans.some(({ from, classes }) => from === at + 1 && classes.some(isAction));
  const isWord = classesAt(spans, at, at + 1).some((name) => name !== 'given-name');
  if (goesOn && (isTitled || !isWord)) return isFirst ? 'ordered' : 'passed';
  return isTitled ? 'mentioned' : null;
}

/** "Em là Trang", "em Trang đây". */
const introduces = ({ tokens, spans }: Read, at: number, isTitled: boolean): boolean =>
  (isTitled && tokens[at + 1]?.word === 'đây') ||
  (tokens[at - 1]?.word === 'là' && classesAt(spans, at - 2, at - 1).some(isSelf));

/** "Yến ơi", or at the end of a clause "… nhé Hiền"; a name alone is one. */
function calls({ tokens, spans }: Read, at: number, isSet: boolean): boolean {
  const isLast = at === tokens.length - 1 || tokens[at]?.mark !== '';
  const isBehind = classesAt(spans, at - 1, at).some((name) => name === 'particle' || name === 'urge');
  return tokens[at + 1]?.word === 'ơi' || (isLast && (isSet || isBehind));
}

/** Whether nothing but "dạ", "thế thì", "ừ" stands before a word in its clause. */
function opensClause({ tokens, spans }: Read, at: number): boolean {
  let start = at;
  while (start > 0 && tokens[start - 1]?.mark === '') {
    const opener = spans.find(({ to, classes }) => to === start && classes.some((name) => OPENERS.has(name)));
    if (!opener) return false;
    start = opener.from;
  }
  return true;
}
const OPENERS = new Set(['opener', 'assent', 'particle', 'polite']);

const isSelf = (name: string): boolean => name === 'self' || name === 'kin';
const isAction = (name: string): boolean => name.startsWith('verb-') || ACTIONS.has(name);
const ACTIONS = new Set(['kin', 'will', 'urge', 'change']);

function vote(votes: Votes, label: string | null, name: string, weight: number): void {
  if (!isVoice(label) || weight === 0) return;
  const own = votes.get(name) ?? new Map<string, number>();
  own.set(label, (own.get(label) ?? 0) + weight);
  votes.set(name, own);
}

/** Each name goes to the voice that most speaks for, unless two do as much; each voice has one name. */
function likeliest(votes: Votes): ReadonlyMap<string, string> {
  const best = [...votes].flatMap(([name, labels]) => {
    const [first, second] = [...labels].sort((one, other) => other[1] - one[1]);
    if (!first || first[1] < LEAST_VOTES || first[1] === second?.[1]) return [];
    return [{ name, label: first[0], weight: first[1] }];
  });
  const names = new Map<string, string>();
  for (const { name, label } of best.sort((one, other) => other.weight - one.weight))
    if (!names.has(label)) names.set(label, name);
  return names;
}
