import type { Matter, TaskAct } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { wordsBesideNames } from '../people/words-beside-names.ts';

const REACH = 2;
const ANY_DEED = setOf('|làm|lo|nhận|đi|xong|nộp|đưa|trả');

/** "Đặt tôm đi, năm chục ký" … "sáng mai em đặt": where the deed that is only named here was said in full. */
export function deedBefore({ matter, verb }: TaskAct, context: MeetingContext): Matter | null {
  const { clause } = matter;
  if (ANY_DEED.has(verb)) return null;
  const own = context.clauses[clause.turn] ?? [];
  const before = own.slice(0, Math.max(0, own.indexOf(clause)));
  for (let turn = clause.turn - 1; turn >= Math.max(0, clause.turn - REACH); turn -= 1)
    before.unshift(...(context.clauses[turn] ?? []));
  for (const earlier of before.toReversed()) {
    const found = deedIn(earlier, verb, context);
    if (found) return found;
  }
  return null;
}

const DENIED = setOf('không|chưa|đừng|khỏi|đang|được');

function deedIn(clause: Clause, verb: string, context: MeetingContext): Matter | null {
  const { words, breaks } = clause;
  const from = words.findIndex((_, at) => verbAt(words, at)?.text === verb);
  if (from < 0 || DENIED.has(words[from - 1] ?? '')) return null;
  const object = from + verb.split(' ').length;
  let to = object;
  while (to < words.length && !breaks.has(to - 1)) to += 1;
  const said = contentWords(wordsBesideNames(clause, object, to, context));
  return said.size === 0 || words[object] === 'được' ? null : { clause, from, to, prefix: '' };
}
