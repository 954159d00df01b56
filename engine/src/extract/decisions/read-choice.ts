import { findTaskActs } from '../acts/find-task-acts.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import { anyOf } from '../language/phrase.ts';
import { DECLINES, LAUGHS, PAST } from '../language/stance-cues.ts';
import { type MeetingContext, speakerOf } from '../meeting-context.ts';
import { agreedNext } from './agreement.ts';
import { rulesOnNothing } from './no-ruling-cues.ts';
import { isEarnest, type Ruling, rule } from './ruling.ts';
import { chosenPassage } from './ruling-text.ts';

/** "Kafka hay RabbitMQ?" — "Kafka nhé": one of the ways that were asked about. */
export function readChoice(clauses: readonly Clause[], turn: number, context: MeetingContext): Ruling | null {
  const byChair = speakerOf(context, turn) === context.chair;
  if (!byChair && !(agreedNext(turn, context) && speakerOf(context, turn + 1) === context.chair)) return null;
  const verdict = clauses.find(
    (clause) =>
      !clause.asks && clause.words.length <= 14 && CHOOSES.test(clause.plain) && !isNoChoice(clause),
  );
  if (!verdict || findTaskActs(verdict, context).length > 0) return null;
  const [end = verdict.words.length] = [...verdict.breaks].sort((a, b) => a - b).map((at) => at + 1);
  const content = contentWords(verdict.words.slice(0, end));
  for (const at of [turn - 1, turn - 2, turn - 3]) {
    const question = (context.clauses[at] ?? []).findLast(
      (clause) => clause.asks && isEarnest(clause) && !rulesOnNothing(clause) && isOneOf(content, clause),
    );
    if (!question) continue;
    const passages = [
      { text: chosenPassage(verdict, question, context), turn },
      { text: '', turn: at },
    ];
    return rule(passages, turn, 0.6);
  }
  return null;
}
function isNoChoice(clause: Clause): boolean {
  const { plain } = clause;
  return (
    rulesOnNothing(clause) ||
    PAST.test(plain) ||
    LAUGHS.test(plain) ||
    DECLINES.test(plain) ||
    / được(?= )/u.test(plain)
  );
}

/** Whether words speak for one side of a "hay", and for no other. */
function isOneOf(content: ReadonlySet<string>, question: Clause): boolean {
  const at = question.words.indexOf('hay', 1);
  if (at < 0 || question.words[at + 1] === 'là') return false;
  const left = sharedCount(contentWords(question.words.slice(Math.max(0, at - 6), at)), content);
  const right = sharedCount(contentWords(question.words.slice(at + 1)), content);
  return left > 0 !== right > 0 || (left !== right && Math.min(left, right) > 0);
}
const CHOOSES = anyOf('nhé|đi|thôi|vậy|luôn|nghe|chốt|chọn|lấy|dùng');
