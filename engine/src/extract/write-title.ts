import type { Clause } from './clause.ts';
import { contentWords } from './content-words.ts';
import { endsWith, opensWith, setOf } from './language/phrase.ts';
import { KIN_WORDS } from './language/pronouns.ts';
import type { MeetingContext } from './meeting-context.ts';
import { namePointed } from './name-pointed.ts';
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
export function writeTitle(task: Task, context: MeetingContext): string {
  const titles = task.acts.map((act) => titleOf(act, context)).filter((title) => title !== '');
  const fullest = titles.sort((a, b) => matterOf(b) - matterOf(a))[0] ?? '';
  return fullest.charAt(0).toUpperCase() + fullest.slice(1);
}

/** Content words tell more than length; beyond a line's worth more of them is only longer. */
function matterOf(title: string): number {
  return Math.min(contentWords(title.toLowerCase().split(' ')).size, 8);
}

function titleOf(act: TaskAct, context: MeetingContext): string {
  const { clause, from, to, prefix } = act.matter;
  const phrase = readDeadline(clause, from, to, context)?.phrase ?? '';
  const words = withoutPhrase(untilParticle(clause, from, to), phrase);
  const kept = trimWords(words, clause);
  const pointed = namePointed({ clause, whole: words, kept }, context);
  const text = [...kept, ...pointed, ...frontedObject(act)].slice(0, LONGEST).join(' ');
  return text === '' ? '' : prefix + text;
}

/** What follows "nhé" is an afterthought. */
function untilParticle(clause: Clause, from: number, to: number): string[] {
  const particle = clause.words
    .slice(from, to)
    .findIndex((word, index) => index > 2 && (word === 'nhé' || word === 'nghe'));
  return clause.raw.slice(from, particle < 0 ? to : from + particle);
}

/** "Còn màn hình hoàn tiền thì Long làm frontend", "media plan để em làm lại": the work is on what stands first. */
function frontedObject(act: TaskAct): string[] {
  const { clause } = act.matter;
  if (clause !== act.clause) return [];
  const { words, raw } = clause;
  const turn = words.findIndex((word, index) => index >= act.from && (word === 'thì' || word === 'để'));
  const apart = [...clause.breaks].some((at) => at < turn && at >= act.from);
  if (apart || turn < 0 || turn >= act.matter.from || turn - act.from < 2 || turn - act.from > 9) return [];
  const start = words.slice(act.from, turn).findIndex((word) => !FRONT_OPENERS.has(word));
  return start < 0 ? [] : raw.slice(act.from + start, turn);
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
