import { sliceClause } from './clause.ts';
import { findTaskActs } from './find-task-acts.ts';
import { ASKS_PLAN, DENIES_DEED, SAYS_NO } from './language/decision-cues.ts';
import { type MeetingContext, speakerOf } from './meeting-context.ts';
import { type Ruling, rule } from './ruling.ts';
import { clean } from './ruling-text.ts';

/** "Mình có chuyển trong đợt này không?" — "Không, đợt này không đụng": no to a plan of all, and what holds instead. */
export function readRefusal(turn: number, context: MeetingContext): Ruling | null {
  const no = context.clauses[turn]?.[0];
  if (!no || no.asks || speakerOf(context, turn) !== context.chair || !SAYS_NO.test(no.plain)) return null;
  const asked = (context.clauses[turn - 1] ?? []).some(
    (clause) => clause.asks && ASKS_PLAN.test(clause.plain),
  );
  const end = Math.min(...no.breaks) + 1;
  if (!asked || end > 4) return null;
  const told = sliceClause(no, end, no.words.length);
  if (!DENIES_DEED.test(told.plain) || findTaskActs(no, context).length > 0) return null;
  return rule([{ text: clean(told, context), turn }], turn, 0.6);
}
