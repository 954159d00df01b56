import type { Clause } from '../clauses/clause.ts';
import { sharedCount } from '../clauses/content-words.ts';
import { STRONG_AGREE } from '../language/assent-cues.ts';
import { POLLS, PROPOSES, PUTS_FORWARD } from '../language/proposal-cues.ts';
import { DECLINES } from '../language/stance-cues.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { ASKS_FOR_YES } from './ruling-cues.ts';
import {
  contentOf,
  isFull,
  lengthOf,
  matterOf,
  type Passage,
  polledPassages,
  withTopic,
} from './ruling-text.ts';
import { wordProposal, wordRuling } from './word-ruling.ts';

/** What a settling word without much matter settles: this turn's words, what was put forward, the turn before. */
export function pointedTo(
  clause: Clause,
  index: number,
  own: string,
  context: MeetingContext,
): Passage | null {
  const all = context.clauses[clause.turn] ?? [];
  const poll = all.slice(0, index).findLast((other) => POLLS.test(other.plain));
  const [polled] = poll && !isFull(own) ? polledPassages(poll, all.indexOf(poll), context) : [];
  if (polled) return polled;
  const inTurn = fullest(all.slice(0, index), context);
  if (isFull(own)) return inTurn ? null : putForward(clause.turn, own, context);
  return (
    inTurn ??
    putForward(clause.turn, own, context) ??
    (matterOf(own).size === 0 ? fullest(context.clauses[clause.turn - 1] ?? [], context) : null)
  );
}

/** What was put forward a few turns ago and has not been turned down since. */
function putForward(turn: number, own: string, context: MeetingContext): Passage | null {
  for (let at = turn - 1; at >= Math.max(0, turn - REACH); at -= 1) {
    const clauses = context.clauses[at] ?? [];
    const put = clauses.findLast(
      (other) => PUTS_FORWARD.test(other.plain) || (PROPOSES.test(other.plain) && !asksMore(other)),
    );
    const text = put ? withTopic(wordProposal(put, context), put, context) : '';
    const matter = matterOf(own);
    const fits = matter.size === 0 || sharedCount(contentOf(text), matter) > 0;
    if (put && fits && contentOf(text).size >= 2) return { text, turn: at };
    if (clauses.some((other) => DECLINES.test(other.plain) || /^ không \p{L}+ $/u.test(other.plain)))
      return null;
  }
  return null;
}
const REACH = 3;

/** "Vậy mình họp hai buổi, chị nhé?" puts it forward and asks for a yes only. */
const asksMore = ({ asks, plain }: Clause): boolean => asks && !ASKS_FOR_YES.test(plain);

const LEAST_WORDS = 4;

/** The fullest of a turn's last statements. */
function fullest(clauses: readonly Clause[], context: MeetingContext): Passage | null {
  const passages = clauses
    .filter((other) => !(asksMore(other) || POLLS.test(other.plain) || STRONG_AGREE.test(other.plain)))
    .slice(-3)
    .map((other) => ({ text: withTopic(wordRuling(other, [], context), other, context), turn: other.turn }))
    .filter(({ text }) => contentOf(text).size >= (text.split(' ').length >= LEAST_WORDS ? 1 : 2));
  return passages.sort((a, b) => lengthOf(b.text) - lengthOf(a.text))[0] ?? null;
}
