import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { STATUS } from './asks-for.ts';
import { asksForReal, isPrompt } from './asks-for-real.ts';
import { type OpenCandidate, openCandidate } from './open-candidate.ts';
import { statedDoubt, TELLS_OWN_DOUBT } from './stated-doubt.ts';

const FULL = 4;

/** What is asked in each turn, and what somebody says is not known, in the order of the talk. */
export function findCandidates(context: MeetingContext): OpenCandidate[] {
  const all = context.clauses.flatMap((clauses) => {
    const asked = clauses.filter((clause) => asksForReal(clause) && !tellsDoubt(clause));
    const last = asked.at(-1);
    const stated = clauses.flatMap((clause, at) => {
      const doubt =
        tellsDoubt(clause) && !asked.includes(clauses[at + 1] ?? clause) ? statedDoubt(clause) : null;
      return doubt && !onlyReplies(doubt, context) ? [openCandidate([doubt], clause, true, context)] : [];
    });
    const worded = withPrompt(asked, clauses).map((clause) => statedDoubt(clause) ?? clause);
    return last ? [openCandidate(worded, last, false, context), ...stated] : stated;
  });
  const doubts = new Set(all.filter(({ stated }) => stated).map(({ turn }) => turn));
  return all.filter(({ stated, main, turn }) => stated || !(STATUS.test(main.plain) && doubts.has(turn + 1)));
}

/** "Còn sổ hồng? Bao giờ chúng tôi có?": what is called for is what is asked about. */
function withPrompt(asked: readonly Clause[], clauses: readonly Clause[]): readonly Clause[] {
  const before = clauses[clauses.findIndex((clause) => asked.includes(clause)) - 1];
  return before && isPrompt(before) ? [before, ...asked] : asked;
}

const tellsDoubt = (clause: Clause): boolean =>
  (!clause.asks || TELLS_OWN_DOUBT.test(clause.plain)) && statedDoubt(clause) !== null;

/** "Huyện chưa cấp, chưa biết bao giờ", said to a question: what it is about was asked before. */
function onlyReplies({ turn, words }: Clause, context: MeetingContext): boolean {
  const content = contentWords(words);
  return (context.clauses[turn - 1] ?? []).some(
    (clause) =>
      clause.asks &&
      (content.size < FULL || sharedCount(clauseContent(clause, context), content) >= SAME) &&
      asksForReal(clause) &&
      !STATUS.test(clause.plain),
  );
}
const SAME = 2;
