import type { TaskAct } from '../acts/task-act.ts';
import type { Clause } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { insideWords } from '../clauses/inside-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { isForeignWord } from '../language/foreign-verb.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { nameTopic } from '../topics/name-topic.ts';
import { deedBefore } from './deed-before.ts';
import { namePointed } from './name-pointed.ts';
import { nameReceiver } from './name-receiver.ts';
import { stepAfter } from './step-after.ts';
import type { Task } from './task.ts';
import { tidyTopic } from './tidy-topic.ts';
import { DELIVERS, endOfTitle } from './title-end.ts';
import { trimTitle, type Word } from './trim-title.ts';

const LONGEST = 18;
/** Content words that make a title speak for itself: a verb and two of its object. */
const TELLING = 3;
const FULL = 8;
/** Words of a title that takes no next step behind it. */
const LONG = 9;
const countWords = (text: string): number => text.split(' ').length;

/** A short imperative for a task: the fullest of the clauses that spoke of it, from its verb on, without day, vocative or particle. */
export function writeTitle(task: Task, context: MeetingContext): string {
  const titles = task.acts.map((act) => titlesOf(act, context)).filter(({ bare }) => bare !== '');
  const best = titles.sort((a, b) => weightOf(b.bare) - weightOf(a.bare))[0] ?? NO_TITLE;
  const { bare, named, step } = best;
  const told = matterOf(bare) < 2 ? saidBefore(task, context) : '';
  const matter = told || (isBare(bare) ? withTopic(bare, task, context) : named);
  const full = step === '' || countWords(matter) > LONG ? matter : `${matter}, ${step}`;
  return full.charAt(0).toUpperCase() + full.slice(1);
}

function saidBefore(task: Task, context: MeetingContext): string {
  for (const act of task.acts) {
    const matter = act.verb === '' ? null : deedBefore(act, context);
    const { bare, named } = matter ? titlesOf({ ...act, matter }, context) : NO_TITLE;
    if (matterOf(bare) > 1) return named;
  }
  return '';
}

/** Too little to stand by itself; "gọi lại mười hai khách" names its own. */
const isBare = (title: string): boolean => matterOf(title) < TELLING && !COUNTED.test(title);
const COUNTED = / (?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|chục|mấy|\d+) (?!giờ)/u;

/** "Hoàn thiện", said of the records spoken of just before. */
function withTopic(title: string, task: Task, context: MeetingContext): string {
  const first = task.acts[0];
  const own = contentWords(title.toLowerCase().split(' '));
  const named = first && title !== '' && !namesThing(title) ? nameTopic(first.matter, own, context) : null;
  const topic = named && tidyTopic(named);
  // Titles of English clauses are whole already.
  if (!topic || !/[^\p{ASCII}]/u.test(`${title} ${topic}`)) return title;
  const words = title.split(' ');
  const repeated =
    words.length > 1 &&
    topic
      .toLowerCase()
      .split(' ')
      .includes(words.at(-1)?.toLowerCase() ?? '');
  return [...(repeated ? words.slice(0, -1) : words), topic].join(' ');
}

/** "In lại menu", "sửa calendar": a word of another language says by itself what it is. */
const namesThing = (title: string): boolean =>
  / \S+ /u.test(title) && !/ (?:lên|vào|qua|sang|về) \S+$/u.test(title) && isForeignWord(lastWordOf(title));
const lastWordOf = (title: string): string => title.slice(title.lastIndexOf(' ') + 1);

/** Handing it in, or "làm" alone, tells less of the work than what was asked for. */
function weightOf(title: string): number {
  const [verb = ''] = title.toLowerCase().split(' ');
  if (/^\S+ (?:\S+ )?rồi(?: (?:mà|nhưng|ạ)|$)/u.test(title.toLowerCase())) return 0;
  const faint = DELIVERS.has(verb) || verb === 'làm' || / được không /u.test(title);
  return matterOf(title) - (faint ? 1.5 : 0);
}

/** Content words tell more than length; beyond a line's worth more of them is only longer. */
function matterOf(title: string): number {
  return Math.min(contentWords(title.toLowerCase().split(' ')).size, FULL);
}

/** What is to be done, the same with the name of who gets it, and what is done with it next. */
type Titles = { readonly bare: string; readonly named: string; readonly step: string };
const NO_TITLE: Titles = { bare: '', named: '', step: '' };

function titlesOf(act: TaskAct, context: MeetingContext): Titles {
  const { clause, from, to } = act.matter;
  const end = endOfTitle(clause, from, to);
  const words = wordsWithoutDay(act, from, end, context);
  const bare = writeWords(words, act, context);
  const received = nameReceiver(words, act, context);
  const named = received === words ? bare : writeWords(received, act, context);
  const [next, last] = stepAfter(act) ?? [end, end];
  const then = wordsWithoutDay(act, next, endOfTitle(clause, next, last), context);
  return { bare, named, step: writeStep(nameReceiver(then, act, context)) };
}

/** A step tells something where more than its verb is left of it. */
function writeStep(words: readonly Word[]): string {
  const written = trimTitle(words).map(({ word }) => word);
  return contentWords(written.map((word) => word.toLowerCase())).size < 2 ? '' : written.join(' ');
}

function wordsWithoutDay(act: TaskAct, from: number, to: number, context: MeetingContext): readonly Word[] {
  const { clause } = act.matter;
  const phrases = [readDeadline(clause, from, to, context)?.phrase, act.deadline?.phrase];
  return phrases.reduce<readonly Word[]>(
    (kept, phrase) => withoutPhrase(kept, phrase ?? ''),
    wordsOf(clause, from, to),
  );
}

const wordsOf = ({ raw, words }: Clause, from: number, to: number): Word[] =>
  raw.slice(from, to).map((word, index) => ({ word, plain: words[from + index] ?? '' }));

function writeWords(words: readonly Word[], act: TaskAct, context: MeetingContext): string {
  const { clause, prefix } = act.matter;
  const written = trimTitle(words).map(({ word }) => word);
  const pointed = namePointed({ clause, whole: words.map(({ word }) => word), kept: written }, context);
  const text = [...written, ...pointed, ...frontedObject(act)].slice(0, LONGEST).join(' ');
  return text === '' ? '' : prefix + text;
}

/** "Còn màn hình hoàn tiền thì Long làm frontend", "media plan để em làm lại": the work is on what stands first. */
function frontedObject(act: TaskAct): readonly string[] {
  const { clause } = act.matter;
  if (clause !== act.clause) return [];
  const { words } = clause;
  let turn = act.from;
  while (turn < act.matter.from && words[turn] !== 'thì' && words[turn] !== 'để') turn += 1;
  const apart = [...clause.breaks].some((at) => at < turn && at >= act.from);
  if (apart || turn >= act.matter.from || turn - act.from < 2 || turn - act.from > 9) return [];
  const start = words.slice(act.from, turn).findIndex((word) => !FRONT_OPENERS.has(word));
  return start < 0 ? [] : insideWords(clause, act.from + start, turn);
}
const FRONT_OPENERS: ReadonlySet<string> = setOf(`
  còn|cái|vụ|phần|việc|chuyện|về|rồi|vậy|thế|ok|dạ|vâng|ừ|khâu|mảng|riêng|à
`);

/** The words without the first stretch that says `phrase`, as it was written or in canonical words. */
function withoutPhrase(words: readonly Word[], phrase: string): readonly Word[] {
  const target = phrase
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/[,.;:!?]+$/u, ''))
    .filter((word) => word !== '');
  if (target.length === 0) return words;
  for (let index = 0; index + target.length <= words.length; index += 1) {
    const matches = target.every((word, offset) => {
      const own = words[index + offset];
      return own?.word.toLowerCase() === word || own?.plain === word;
    });
    if (matches) return [...words.slice(0, index), ...words.slice(index + target.length)];
  }
  return words;
}
