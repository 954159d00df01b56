import { objectedNext } from './agreement.ts';
import type { Clause } from './clause.ts';
import { findTaskActs } from './find-task-acts.ts';
import { verbAt } from './language/action-verbs.ts';
import { FROM_NOW_ON, MOVES_ON, OPENS_RULING } from './language/decision-cues.ts';
import { FLOOR_VERBS } from './language/frame-words.ts';
import { setOf } from './language/phrase.ts';
import { ALWAYS_SELF, KIN_WORDS } from './language/pronouns.ts';
import { PAST } from './language/stance-cues.ts';
import { type MeetingContext, speakerOf } from './meeting-context.ts';
import { type Ruling, rule } from './ruling.ts';
import { clean, withTopic } from './ruling-text.ts';

/** What the chair orders for all: "Vậy lên menu trà vải thôi", "từ tuần sau chi nhánh đóng cửa lúc mười giờ". */
export function readOrder(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  if (speakerOf(context, turn) !== context.chair || objectedNext(turn, context)) return null;
  const order = clauses.find((clause) => !clause.asks && ordersAll(clause, context));
  if (!order || findTaskActs(order, context).length > 0) return null;
  return rule([{ text: withTopic(clean(order, context), order, context), turn }], turn, 0.55);
}

/** What is told of somebody, or to somebody, is no order for all. */
function ordersAll(clause: Clause, context: MeetingContext): boolean {
  if (PAST.test(clause.plain) || MOVES_ON.test(clause.plain)) return false;
  if ((context.mentions.get(clause) ?? []).length > 0) return false;
  if (FROM_NOW_ON.test(clause.plain)) return clause.words.some((_, at) => at > 1 && verbAt(clause.words, at));
  const opener = OPENS_RULING.exec(clause.plain)?.[0].trim().split(' ').length ?? 0;
  if (opener === 0 || clause.words.length - opener < LEAST) return false;
  const personal = clause.words.slice(0, -1).some((word) => KIN_WORDS.has(word) || ALWAYS_SELF.has(word));
  const verb = verbAt(clause.words, opener);
  return !personal && verb !== null && !(FLOOR_VERBS.has(verb.text) || CLOSES.has(verb.text));
}
const LEAST = 2;
/** Said to end or to go on, and of nothing that is to be done. */
const CLOSES = setOf('xin|tính|về|đi|làm|làm việc|ra|vào|qua|xem|để ý');
