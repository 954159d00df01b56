import type { Clause } from '../clauses/clause.ts';
import { contentWords, sharedCount } from '../clauses/content-words.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { isAlive, type Task } from './task.ts';

/** Turns at the end of a talk in which work is gone over again. */
const LAST = 8;
const LEAST = 2;
const MOSTLY = 0.6;

/** "Trang gọi khách, Việt báo cáo với xưởng gỗ, Giang kịch bản", said last: to each what each has already. */
export function goesOver(
  tasks: readonly Task[],
  clauses: readonly Clause[],
  context: MeetingContext,
): boolean {
  const turn = clauses[0]?.turn ?? 0;
  if (turn < context.turns.length - LAST) return false;
  const shares = clauses.flatMap((clause) => sharesIn(clause, context));
  if (new Set(shares.map(({ who }) => who)).size < LEAST) return false;
  const known = shares.filter(({ who, content }) =>
    tasks.some(
      (task) =>
        task.who === who &&
        isAlive(task) &&
        task.lastTurn < turn - 1 &&
        sharedCount(task.content, content) > 0,
    ),
  );
  return known.length >= Math.max(LEAST, shares.length * MOSTLY);
}

type Share = { readonly who: string; readonly content: ReadonlySet<string> };

/** The parts of a clause that open with somebody's name. */
function sharesIn(clause: Clause, context: MeetingContext): Share[] {
  const named = (context.mentions.get(clause) ?? []).filter(
    ({ from, called }) =>
      !called && OPENS.some((length) => from === length || clause.breaks.has(from - length - 1)),
  );
  return named.map(({ person, to }, at) => ({
    who: person.label,
    content: contentWords(clause.words.slice(to, named[at + 1]?.from ?? clause.words.length)),
  }));
}
/** A name may stand behind a title and "vậy" or "thế". */
const OPENS = [0, 1, 2];
