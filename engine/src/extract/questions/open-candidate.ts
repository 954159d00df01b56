import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { type MeetingContext, plainTurn, speakerOf } from '../meeting-context.ts';
import { asksForReal } from './asks-for-real.ts';

/** Something asked or doubted in a turn, and what was said behind it until the talk went on to other matters. */
export type OpenCandidate = {
  readonly turn: number;
  /** What is asked, or the clause that says that it is not known. */
  readonly clauses: readonly Clause[];
  readonly main: Clause;
  /** Nobody asks: somebody says that something is not known. */
  readonly stated: boolean;
  /** Words of the matter. */
  readonly matter: number;
  /** What the same turn says behind it; then each later turn, with whether another voice says it. */
  readonly rest: string;
  readonly replies: readonly Reply[];
  readonly context: MeetingContext;
};

type Reply = {
  readonly turn: number;
  readonly plain: string;
  readonly byOther: boolean;
  readonly asks: boolean;
};

const REACH = 4;
const FULL = 2;

export function openCandidate(
  clauses: readonly Clause[],
  main: Clause,
  stated: boolean,
  context: MeetingContext,
): OpenCandidate {
  const { turn } = main;
  const own = context.clauses[turn] ?? [];
  const content = contentWords(clauses.flatMap(({ words }) => words));
  const rest = own.slice(own.indexOf(main) + 1).map(({ plain }) => plain.trim());
  const replies: Reply[] = [];
  for (let at = turn + 1; at <= turn + REACH && at < context.turns.length; at += 1) {
    if (at > turn + 1 && opensAnother(at, content, context)) break;
    const asks = (context.clauses[at] ?? []).some((clause) => clause.asks);
    const byOther = speakerOf(context, at) !== speakerOf(context, turn);
    replies.push({ turn: at, plain: plainTurn(context, at), byOther, asks });
  }
  return { turn, clauses, main, stated, matter: content.size, rest: ` ${rest.join(' ')} `, replies, context };
}

/** A question of its own about something else. */
function opensAnother(at: number, content: ReadonlySet<string>, context: MeetingContext): boolean {
  return (context.clauses[at] ?? []).some((clause) => {
    if (!clause.asks) return false;
    const words = clauseContent(clause, context);
    return words.size > FULL && sharedCount(words, content) === 0 && asksForReal(clause);
  });
}
