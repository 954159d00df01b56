import type { TaskAct } from '../acts/task-act.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { insideWords } from '../clauses/inside-words.ts';
import { readDeadline } from '../days/read-deadline.ts';
import { verbAt } from '../language/action-verbs.ts';
import { isForeignWord } from '../language/foreign-verb.ts';
import { anyOf, setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { nameTopic } from '../topics/name-topic.ts';
import { namePointed } from './name-pointed.ts';
import { nameReceiver } from './name-receiver.ts';
import type { Task } from './task.ts';
import { tidyTopic } from './tidy-topic.ts';
import { trimTitle, type Word } from './trim-title.ts';

const LONGEST = 18;
/** Content words that make a title speak for itself: a verb and two of its object. */
const TELLING = 3;
const FULL = 8;

/** A short imperative for a task: the fullest of the clauses that spoke of it, from its verb on, without day, vocative or particle. */
export function writeTitle(task: Task, context: MeetingContext): string {
  const titles = task.acts.map((act) => titlesOf(act, context)).filter(({ bare }) => bare !== '');
  const { bare, named } = titles.sort((a, b) => weightOf(b.bare) - weightOf(a.bare))[0] ?? NO_TITLE;
  const full = matterOf(bare) < TELLING ? withTopic(bare, task, context) : named;
  return full.charAt(0).toUpperCase() + full.slice(1);
}

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

/** What is to be done, and the same with the name of who gets it. */
type Titles = { readonly bare: string; readonly named: string };
const NO_TITLE: Titles = { bare: '', named: '' };

function titlesOf(act: TaskAct, context: MeetingContext): Titles {
  const { clause, from, to } = act.matter;
  const end = handedOver(clause, from, untilParticle(clause, from, to));
  const said = clause.raw
    .slice(from, end)
    .map((word, index) => ({ word, plain: clause.words[from + index] ?? '' }));
  const phrases = [readDeadline(clause, from, end, context)?.phrase, act.deadline?.phrase];
  const words = phrases.reduce<readonly Word[]>((kept, phrase) => withoutPhrase(kept, phrase ?? ''), said);
  const bare = writeWords(words, act, context);
  const received = nameReceiver(words, act, context);
  return { bare, named: received === words ? bare : writeWords(received, act, context) };
}

function writeWords(words: readonly Word[], act: TaskAct, context: MeetingContext): string {
  const { clause, prefix } = act.matter;
  const written = trimTitle(words).map(({ word }) => word);
  const pointed = namePointed({ clause, whole: words.map(({ word }) => word), kept: written }, context);
  const text = [...written, ...pointed, ...frontedObject(act)].slice(0, LONGEST).join(' ');
  return text === '' ? '' : prefix + text;
}

/** What follows "nhé" is an afterthought. */
function untilParticle(clause: Clause, from: number, to: number): number {
  const particle = clause.words
    .slice(from, to)
    .findIndex((word, index) => index > 2 && (ENDS_MATTER.has(word) || opensPurpose(clause, from + index)));
  return particle < 0 ? to : from + particle;
}

const ENDS_MATTER = setOf('nhé|nghe|ủa|dạ|vì|chứ|chớ|nên|mà|kẻo|hoài');

/** "Gửi thư mời đi để các bạn còn sắp xếp", "đặt trước cho chắc ăn": what for. */
function opensPurpose(clause: Clause, at: number): boolean {
  const { words } = clause;
  const next = words[at + 1] ?? '';
  if (words[at] === 'cho')
    return ENDS_WELL.has(next) || FOR_OTHERS_TO_SEE.test(plainBetween(clause, at, partEnd(clause, at)));
  if (words[at] !== 'để') return false;
  const own = verbAt(words, at + 1) === null && words.some((_, index) => index > at && verbAt(words, index));
  return PURPOSE.has(next) || own;
}
const partEnd = ({ breaks, words }: Clause, at: number): number =>
  Math.min(words.length, ...[...breaks].filter((index) => index >= at).map((index) => index + 1));

/** "… cho bà con biết", "… cho mọi người xem". */
const FOR_OTHERS_TO_SEE =
  /^ cho (?:mọi người|người ta|bà con|cả nhà|anh em|chị em|các \S+|tụi \S+|anh|chị|em|cô|chú|bác|họ|khách)(?: \S+)? (?:xem|biết|nắm|so sánh|tham khảo|yên tâm|theo dõi|dễ|tiện)(?: \S+)? $/u;
const ENDS_WELL = setOf('chắc|kịp|gọn|rồi|nhanh|tiện|khỏi|đỡ|lành|yên|vui|tươm|đàng|hợp');
const PURPOSE = setOf(
  'các|anh|chị|em|tôi|mình|con|còn|kịp|cho|họ|người|khách|mọi|nó|bên|bà|khỏi|đỡ|ai|sáng|mai',
);

/** "…, thứ hai tuần sau nộp bản thảo cho tôi": how the work is handed over is no part of what it is. */
function handedOver(clause: Clause, from: number, to: number): number {
  for (let at = from + 2; at < to - 1; at += 1) {
    if (!clause.breaks.has(at)) continue;
    const rest = clause.words.slice(at + 1, to);
    if (isAddition(plainBetween(clause, at + 1, to))) return at + 1;
    const verb = rest.findIndex((_, index) => verbAt(clause.words, at + 1 + index) !== null);
    const handed = DELIVERS.has(rest[verb] ?? '') ? rest.slice(verb + 1) : null;
    const delivers =
      handed?.some((word) => RECEIVERS.has(word)) || (handed && contentWords(handed).size === 0);
    if (delivers && contentWords(rest.slice(0, verb)).size === 0) return at + 1;
  }
  return to;
}
/** "…, thiếu gì thì báo", "…, hai tám phải có", "…, cuối tuần này làm": a condition or a limit, said behind a comma. */
function isAddition(plain: string): boolean {
  return ADDS.test(plain) || contentWords(plain.trim().split(' ')).size === 0;
}
const ADDS = anyOf(`
  thì (?:báo|nói|gọi|nhắn|hỏi|alo)|(?:là )?phải (?:có|xong|đủ)(?= (?:\\S+ ){0,3}$)|ai (?:\\S+ ){1,5}thì|có (?:gì|kết quả|tin)(?: thì)?
`);
const DELIVERS = setOf('nộp|gửi|đưa|báo|giao|trả');
const RECEIVERS = setOf('tôi|mình|anh|chị|cô|chú|bác|thầy|sếp|tổ|nhóm');

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
