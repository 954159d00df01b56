import type { Clause } from '../clauses/clause.ts';
import { clauseContent } from '../clauses/clause-content.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { anyOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { askedRunOn } from './asked-run-on.ts';
import { STATUS, WHAT_OTHERS_SAY } from './asks-for.ts';
import { asksForReal, isPrompt } from './asks-for-real.ts';
import { type OpenCandidate, openCandidate } from './open-candidate.ts';
import { raisedMatter } from './raised-matter.ts';
import { reportedQuestion } from './reported-question.ts';
import { isStated } from './sign-views.ts';
import { statedDoubt, TELLS_OWN_DOUBT } from './stated-doubt.ts';
import { unknownCause } from './unknown-cause.ts';
import { staysOpen } from './weigh-question.ts';

const FULL = 4;

/** What is asked in each turn, and what somebody says is not known, in the order of the talk. */
export function findCandidates(context: MeetingContext): OpenCandidate[] {
  const all = context.clauses.flatMap((clauses) => candidatesIn(clauses, context));
  const doubts = new Set(all.filter((one) => isStated(one) && staysOpen(one)).map(({ turn }) => turn));
  return all.filter((one) => isStated(one) || !(doubts.has(one.turn + 1) && asksHowFar(one.main)));
}

function candidatesIn(clauses: readonly Clause[], context: MeetingContext): OpenCandidate[] {
  const told = clauses.map(toldDoubt);
  const asked = clauses.filter((clause, at) => told[at] === null && asksForReal(clause));
  const stated = clauses.flatMap((clause, at) => {
    const doubt = told[at];
    if (!doubt || asked.includes(clauses[at + 1] ?? clause) || onlyReplies(doubt, context)) return [];
    return [openCandidate([doubt], clause, unknownCause(clause) ? 'unexplained' : 'stated', context)];
  });
  const last = asked.at(-1);
  if (!last) return stated.length > 0 ? stated : passedOn(clauses, context).slice(0, 1);
  const worded = withPrompt(asked, clauses).map(
    (clause) => statedDoubt(clause) ?? askedRunOn(clause) ?? clause,
  );
  return [openCandidate(worded, last, 'asked', context), ...stated];
}

/** What others want to know, or a matter only brought up, where a turn asks nothing itself. */
function passedOn(clauses: readonly Clause[], context: MeetingContext): OpenCandidate[] {
  return clauses.flatMap((clause) => {
    const reported = reportedQuestion(clause);
    if (reported) return [openCandidate([reported], clause, 'asked', context)];
    const raised = raisedMatter(clause, context);
    return raised ? [openCandidate([raised], clause, 'raised', context)] : [];
  });
}

/** "Sở trả lời chưa?", "bên kỹ thuật bảo sao?", "sao vẫn lỗi?": what is not known is told in the reply. */
const asksHowFar = ({ asks, plain }: Clause): boolean =>
  STATUS.test(plain) || (asks && (WHAT_OTHERS_SAY.test(plain) || ASKS_WHY.test(plain)));
const ASKS_WHY = anyOf(
  '(?:tại|vì|làm) sao|mà sao|sao(?= (?:lại|vẫn|mà|chưa|không|sáng|hôm|tự|nó))|răng (?:mà|lại)',
);

/** "Còn sổ hồng? Bao giờ chúng tôi có?": what is called for is what is asked about. */
function withPrompt(asked: readonly Clause[], clauses: readonly Clause[]): readonly Clause[] {
  const before = clauses[clauses.findIndex((clause) => asked.includes(clause)) - 1];
  return before && isPrompt(before) ? [before, ...asked] : asked;
}

const toldDoubt = (clause: Clause): Clause | null =>
  !clause.asks || TELLS_OWN_DOUBT.test(clause.plain) ? (unknownCause(clause) ?? statedDoubt(clause)) : null;

/** "Huyện chưa cấp, chưa biết bao giờ", said to a question: what it is about was asked before. */
function onlyReplies({ turn, words }: Clause, context: MeetingContext): boolean {
  const content = contentWords(words);
  return (context.clauses[turn - 1] ?? []).some(
    (clause) =>
      (content.size < FULL || sharedCount(clauseContent(clause, context), content) >= SAME) &&
      asksForReal(clause) &&
      !asksHowFar(clause),
  );
}
const SAME = 2;
