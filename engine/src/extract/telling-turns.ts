import { hasCapital } from '../text/letters.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Clause } from './clauses/clause.ts';
import { contentWords, sharedCount } from './clauses/content-words.ts';
import { verbAt } from './language/action-verbs.ts';
import { TAKES_UP, WELCOMES } from './language/assent-cues.ts';
import { MAY_NAME_AMOUNT } from './language/hints.ts';
import { RULES } from './language/opening-cues.ts';
import { setOf } from './language/phrase.ts';
import { isPolite } from './language/politeness.ts';
import { PRONOUNS } from './language/pronouns.ts';
import { ASKS_CHOICE, POLLS } from './language/proposal-cues.ts';
import { SETTLES } from './language/settling-cues.ts';
import {
  ACCEPTS,
  AGREES,
  DECLINES,
  LAUGHS,
  REFUSES,
  TOO_SOON,
  UNKNOWN,
  URGES,
} from './language/stance-cues.ts';

/** Sounds that hold the floor and say neither yes nor no. */
const SOUNDS = setOf('à|á|ơ|ồ|ôi|ui|hả|hử|hmm|hm|uh|um|ờm|haizz|chà|trời|ơi|này|kìa|ôi trời|alo|ha|hầy');
const CUES = [
  ACCEPTS,
  AGREES,
  DECLINES,
  LAUGHS,
  REFUSES,
  TOO_SOON,
  UNKNOWN,
  URGES,
  SETTLES,
  RULES,
  POLLS,
  TAKES_UP,
  WELCOMES,
  ASKS_CHOICE,
  MAY_NAME_AMOUNT,
];
const LONGEST_ASIDE = 8;
const NEAR = 2;

/**
 * Indexes of the turns that take part in the talk. Left out are sounds, and short asides that answer nothing, ask nothing, name
 * nobody and no figure, and share no word with the turns around them: "Cà phê ở đây ngon." Who asks is then followed by who
 * answers, whatever was thrown in between.
 */
export function tellingTurns(turns: readonly Turn[], clauses: readonly (readonly Clause[])[]): number[] {
  const contentOf = contentReader(clauses);
  const asides = new Set([...turns.keys()].filter((index) => isAside(index, clauses, contentOf)));
  const talkers = new Set(turns.filter((_, index) => !asides.has(index)).map(({ speaker }) => speaker));
  // Behind a question the shortest word of somebody who takes part is an answer.
  const answers = (index: number) =>
    talkers.has(turns[index]?.speaker ?? null) && (clauses[index - 1] ?? []).some((clause) => clause.asks);
  return turns.flatMap((_, index) => (asides.has(index) && !answers(index) ? [] : [index]));
}

type ContentOf = (turn: number) => ReadonlySet<string>;

/** The words that carry the matter of a turn: asked for beside short turns only, then several times. */
function contentReader(clauses: readonly (readonly Clause[])[]): ContentOf {
  const known = new Map<number, ReadonlySet<string>>();
  return (turn) => {
    const content = known.get(turn) ?? contentWords((clauses[turn] ?? []).flatMap((clause) => clause.words));
    known.set(turn, content);
    return content;
  };
}

function isAside(index: number, clauses: readonly (readonly Clause[])[], contentOf: ContentOf): boolean {
  const own = clauses[index] ?? [];
  if (own.every((clause) => clause.words.every((word) => SOUNDS.has(word)))) return true;
  const length = own.reduce((total, clause) => total + clause.words.length, 0);
  if (length > LONGEST_ASIDE || own.some((clause) => clause.asks || carriesOn(clause))) return false;
  for (let at = index - NEAR; at <= index + NEAR; at += 1)
    if (at !== index && sharedCount(contentOf(at), contentOf(index)) > 0) return false;
  return true;
}

/** Whether a clause answers, asks for, rules or names something. */
function carriesOn({ plain, words, raw }: Clause): boolean {
  if (isPolite(plain) || CUES.some((cue) => cue.test(plain))) return true;
  if (raw.some((word, at) => at > 0 && hasCapital(word))) return true;
  return words.some((word, at) => PRONOUNS.has(word) || verbAt(words, at) !== null);
}
