import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { CHANGES } from './opening.ts';
import { plainWords } from './told-words.ts';

const REACH = 2;
const LONGEST = 5;

/** "Hay mình mướn ca sĩ về hát?" — "Không mướn.": with what was spoken of being done. */
export function withObjectTold(
  words: readonly string[],
  found: Clause,
  context: MeetingContext,
): readonly string[] {
  const plain = plainWords(words);
  const at = DENIES.has(plain[0] ?? '') ? 1 : 0;
  const verb = plain[at] ?? '';
  if (!(isDeed(plain, at) && endsAfter(words, plain, at))) return words;
  const object = objectBefore(verb, found, context);
  return object ? inserted(words, at, object) : words;
}

function objectBefore(verb: string, found: Clause, context: MeetingContext): readonly string[] | null {
  for (let turn = found.turn; turn >= Math.max(0, found.turn - REACH); turn -= 1)
    for (const clause of (context.clauses[turn] ?? []).toReversed()) {
      const object = clause === found ? null : objectOf(verb, clause);
      if (object) return object;
    }
  return null;
}

const isDeed = (plain: readonly string[], at: number): boolean =>
  verbAt(plain, at) !== null || CHANGES.has(plain[at] ?? '');

function endsAfter(words: readonly string[], plain: readonly string[], at: number): boolean {
  return words[at]?.endsWith(',') || plain[at + 1] === undefined || NO_OBJECT.has(plain[at + 1] ?? '');
}
const DENIES = setOf('không|khỏi|đừng|chưa');
const NO_OBJECT = setOf('nữa|luôn|đi|hẳn|hết|vội');

function inserted(words: readonly string[], at: number, object: readonly string[]): readonly string[] {
  const verb = words[at] ?? '';
  const comma = verb.endsWith(',') ? ',' : '';
  const told = [verb.replace(/,$/u, ''), ...object.slice(0, -1), `${object.at(-1)}${comma}`];
  return [...words.slice(0, at), ...told, ...words.slice(at + 1)];
}

/** What stands behind the verb, up to where something else begins. */
function objectOf(verb: string, { words, raw, breaks }: Clause): readonly string[] | null {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    if (words[at] !== verb || breaks.has(at)) continue;
    let to = at + 1;
    while (to < words.length && to - at <= LONGEST && !ENDS.has(words[to] ?? '') && !isPerson(words, to)) {
      to += 1;
      if (breaks.has(to - 1)) break;
    }
    if (contentWords(words.slice(at + 1, to)).size > 0) return raw.slice(at + 1, to);
  }
  return null;
}
const isPerson = (words: readonly string[], at: number): boolean => KIN_WORDS.has(words[at] ?? '');
const ENDS = setOf(
  'đi|nhé|ra|vào|lên|xuống|không|chưa|hay|thì|là|để|mà|ạ|luôn|rồi|thôi|được|nữa|nghe|hả|à|nào|gì|sao|đâu|vì|nên|chứ|cho|vậy|thế|họ|nó|bị|có|cũng',
);
