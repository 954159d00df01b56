import type { Clause } from './clause.ts';
import { endsWith, opensWith, setOf } from './language/phrase.ts';
import { KIN_WORDS } from './language/pronouns.ts';
import { readDeadline } from './read-deadline.ts';
import type { Task } from './task.ts';
import type { TaskAct } from './task-act.ts';

const LONGEST = 18;
const TAIL = endsWith(`
  nhé|ạ|đi|luôn|ngay|nghe|chưa|nghe chưa|hả|à|á|nhỉ|hè|thôi|đó|cái|giúp|hộ|rồi|được không|không|nữa|vậy|mà
  và|trước|vào|trong|xong trong|này|cho|với|là|ha|để|lúc|hạn|mới|từ|đến|nếu được|thì|tới|ok
`);
const LEAD = opensWith('thì|là|và|sẽ|phải|cứ|nhớ|hãy|giúp|hộ|rồi');
const FAVOURED = new RegExp(` (?:giúp|hộ|giùm|cho) (?:${[...KIN_WORDS, 'tôi', 'mình'].join('|')})(?= )`, 'u');

/** A short imperative for a task: the fullest of the clauses that spoke of it, from its verb on, without day, vocative or particle. */
export function writeTitle(task: Task, meetingDate: string): string {
  const titles = task.acts.map((act) => titleOf(act, meetingDate)).filter((title) => title !== '');
  const fullest = titles.sort((a, b) => usefulLength(b) - usefulLength(a))[0] ?? '';
  return fullest.charAt(0).toUpperCase() + fullest.slice(1);
}

function usefulLength(title: string): number {
  return Math.min(title.split(' ').length, 12);
}

function titleOf(act: TaskAct, meetingDate: string): string {
  const { clause } = act;
  const phrase = readDeadline(clause, act.verbAt, act.to, meetingDate)?.phrase ?? '';
  const words = withoutPhrase(clause.raw.slice(act.verbAt, act.to), phrase);
  const kept = trimWords(words, clause);
  const fronted = frontedObject(act);
  return [...kept, ...fronted].slice(0, LONGEST).join(' ');
}

/** "Còn màn hình hoàn tiền thì Long làm frontend": what stands before "thì" is what the work is on. */
function frontedObject(act: TaskAct): string[] {
  const { words, raw } = act.clause;
  const then = words.indexOf('thì', act.from);
  if (then < 0 || then >= act.verbAt || then - act.from < 2 || then - act.from > 9) return [];
  const start = words.slice(act.from, then).findIndex((word) => !FRONT_OPENERS.has(word));
  return start < 0 ? [] : raw.slice(act.from + start, then);
}
const FRONT_OPENERS: ReadonlySet<string> = setOf(`
  còn|cái|vụ|phần|việc|chuyện|về|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à
`);

function withoutPhrase(raw: readonly string[], phrase: string): string[] {
  const target = phrase
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (target.length === 0) return [...raw];
  const lower = raw.map((word) => word.toLowerCase());
  for (let index = 0; index + target.length <= raw.length; index += 1) {
    if (target.every((word, offset) => lower[index + offset] === word.replace(/[,.;:!?]+$/u, ''))) {
      return [...raw.slice(0, index), ...raw.slice(index + target.length)];
    }
  }
  return [...raw];
}

/** Strips particles, favours and vocatives from the ends until nothing more falls off. */
function trimWords(raw: readonly string[], clause: Clause): string[] {
  const canonical = new Map(clause.raw.map((word, index) => [word, clause.words[index] ?? word]));
  let words = [...raw];
  for (let round = 0; round < 8; round += 1) {
    const plain = ` ${words.map((word) => canonical.get(word) ?? word.toLowerCase()).join(' ')} `;
    const tail = TAIL.exec(plain);
    const lead = LEAD.exec(plain);
    const last = canonical.get(words.at(-1) ?? '') ?? '';
    if (FAVOURED.test(plain)) words = dropFavour(words, canonical);
    else if (tail) words = words.slice(0, -tail[0].trim().split(' ').length);
    else if (lead) words = words.slice(1);
    else if (words.length > 2 && KIN_WORDS.has(last)) words = words.slice(0, -1);
    else break;
  }
  return words;
}

function dropFavour(words: readonly string[], canonical: ReadonlyMap<string, string>): string[] {
  const index = words.findIndex((word, at) => {
    const next = canonical.get(words[at + 1] ?? '') ?? '';
    return (
      /^(?:giúp|hộ|cho)$/u.test(canonical.get(word) ?? '') &&
      (KIN_WORDS.has(next) || next === 'tôi' || next === 'mình')
    );
  });
  return index < 0 ? [...words] : [...words.slice(0, index), ...words.slice(index + 2)];
}
