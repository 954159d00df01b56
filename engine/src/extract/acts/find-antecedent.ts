import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, opensWith } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import type { Matter, TaskAct } from './task-act.ts';

const REACH = 2;
const FULL = 2;
/** "Phần này", "cái đó": what was said just before by the same voice. */
const ANAPHOR = anyOf('(?:phần|cái|việc|vụ|chuyện|khoản|khâu|mục) (?:này|đó|ấy)');

/** Whether a clause speaks of what its own turn has named before. */
export function pointsBack(clause: Clause, context: MeetingContext): boolean {
  return ANAPHOR.test(clause.plain) && context.clauses[clause.turn]?.[0] !== clause;
}

const GREETING = opensWith('(?:dạ |vâng )?(?:em |con |cháu |xin )?(?:chào|cảm ơn)');

/** What "để em", "Kiệt đi đi" or "em làm" is about: the nearest clause before that asks for or names a piece of work. */
export function findAntecedent(act: TaskAct, context: MeetingContext): Matter | null {
  const clauses = context.clauses[act.turn] ?? [];
  const before = clauses.slice(0, Math.max(0, clauses.indexOf(act.clause)));
  const groups = [before];
  for (let turn = act.turn - 1; turn >= Math.max(0, act.turn - REACH); turn -= 1) {
    groups.push([...(context.clauses[turn] ?? [])]);
  }
  const own = ANAPHOR.test(act.clause.plain) ? before.findLast(isFull) : undefined;
  const asked = groups.map((clauses) => clauses.findLast((clause) => clause.asks && isFull(clause)));
  const told = groups.map((clauses) => clauses.findLast(isFull));
  const named = [own, ...asked, ...told].find((clause) => clause !== undefined);
  if (!named) return null;
  const from = firstVerb(named);
  return { clause: named, from, to: untilQuestion(named, from), prefix: '' };
}

/** "Sàn lầu hai đổ bê tông chừng nào được?": the question word is no part of the work. */
function untilQuestion(clause: Clause, from: number): number {
  const at = clause.plain.search(/ (?:chừng nào|bao giờ|khi nào|mấy giờ|hôm nào|bữa nào|ai)(?= )/u);
  const index = clause.offsets.indexOf(at + 1);
  return index > from + 1 ? index : clause.words.length;
}

function isFull(clause: Clause): boolean {
  return contentWords(clause.words).size >= FULL && !GREETING.test(clause.plain);
}

/** "Ai liên hệ điện lực …": the work begins at the verb; without a verb the whole clause names it. */
function firstVerb(clause: Clause): number {
  const at = clause.words.findIndex((_, index) => verbAt(clause.words, index) !== null);
  return at < 0 || clause.words.length - at < 2 ? 0 : at;
}
