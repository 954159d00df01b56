import type { Clause } from './clause.ts';
import { contentWords } from './content-words.ts';
import { verbAt } from './language/action-verbs.ts';
import type { MeetingContext } from './meeting-context.ts';
import type { Matter, TaskAct } from './task-act.ts';

const REACH = 2;
const FULL = 2;

/** What "để em", "Kiệt đi đi" or "em làm" is about: the nearest clause before that asks for or names a piece of work. */
export function findAntecedent(act: TaskAct, context: MeetingContext): Matter | null {
  const own = context.clauses[act.turn] ?? [];
  const before = own.slice(0, Math.max(0, own.indexOf(act.clause)));
  const groups = [before];
  for (let turn = act.turn - 1; turn >= Math.max(0, act.turn - REACH); turn -= 1) {
    groups.push([...(context.clauses[turn] ?? [])]);
  }
  for (const clauses of groups) {
    const named = clauses.findLast((clause) => clause.asks && isFull(clause)) ?? clauses.findLast(isFull);
    if (named) return { clause: named, from: firstVerb(named), to: named.words.length, prefix: '' };
  }
  return null;
}

function isFull(clause: Clause): boolean {
  return contentWords(clause.words).size >= FULL;
}

/** "Ai liên hệ điện lực …": the work begins at the verb; without a verb the whole clause names it. */
function firstVerb(clause: Clause): number {
  const at = clause.words.findIndex((_, index) => verbAt(clause.words, index) !== null);
  return at < 0 || clause.words.length - at < 2 ? 0 : at;
}
