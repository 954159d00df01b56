import type { TaskAct } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { TIME_WORDS } from '../language/frame-words.ts';
import { setOf } from '../language/phrase.ts';
import { PRONOUNS } from '../language/pronouns.ts';

/** "Em soạn song ngữ, mốt em treo ở thang máy": what whoever does it does with it next; the words it stands in. */
export function stepAfter({ matter: { clause, from, to }, verb }: TaskAct): readonly [number, number] | null {
  const { words, breaks } = clause;
  const who = words.findLastIndex((word, at) => at < from && PRONOUNS.has(word));
  if (!breaks.has(to - 1) || who < 0 || from - who > 2) return null;
  let at = to;
  while (isTime(words[at] ?? '')) at += 1;
  if (words[at] !== words[who]) return null;
  const next = verbAt(words, at + 1);
  if (!next || next.text === verb) return null;
  const end = partEnd(clause, at + 1);
  const said = contentWords(words.slice(at + 1 + next.length, end).filter((word) => !WAYS.has(word)));
  return said.size === 0 ? null : [at + 1, end];
}

const WAYS = setOf('qua|sang|lên|xuống|tới|đến|vào|ra|về');
const isTime = (word: string): boolean => TIME_WORDS.has(word) || /^\d/u.test(word);

const partEnd = ({ breaks, words }: Clause, at: number): number =>
  Math.min(words.length, ...[...breaks].filter((index) => index >= at).map((index) => index + 1));
