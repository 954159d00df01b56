import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import { isSmall } from '../../shared/small-words.rules.ts';
import { askingPart } from '../asking-part.rules.ts';
import { findMeetingTitle } from '../decide/ask-facts.rules.ts';
import { findTaskTitle } from '../decide/ask-task.rules.ts';
import { type Decided, decideAs } from '../decide/decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from '../decide/read-text.rules.ts';
import { isSelf } from '../is-self.rules.ts';

/** Kinds whose words are those of the part that asks; what was said is searched for as it always is. */
const ofAsking: ReadonlySet<IntentKind> = new Set([
  'agenda',
  'next-meeting',
  'free',
  'own-tasks',
  'person-tasks',
  'late-tasks',
]);

/**
 * A question with the words of the part that asks it. Why somebody asks names no day, room or person of what is asked: "… còn trống
 * không, mình cần xếp thêm một buổi 16h".
 */
export function readAsking(
  said: ReadText,
  ground: Ground,
  { kind, question }: Pick<Decided, 'kind' | 'question'>,
): { readonly question: SpokenQuestion | null; readonly askedText: string } {
  const part = isWrite(kind) || isPart(kind) ? said.text : askingPart(said.text);
  if (part === said.text) return { question: completeQuestion(question, said, ground), askedText: said.text };
  const asking = readText(part, ground);
  const filled = question === null ? null : (decideAs(kind)(asking).question ?? question);
  return {
    question: completeQuestion(filled, asking, ground),
    askedText: ofAsking.has(kind) ? part : said.text,
  };
}

/** A question with whose it is, until when, or of whom, as its words say beside its slots. */
function completeQuestion(
  question: SpokenQuestion | null,
  said: ReadText,
  { context }: Ground,
): SpokenQuestion | null {
  if (question?.kind === 'due-tasks') {
    const { person, time } = question;
    return {
      ...question,
      person: isSelf(person) ? '' : person,
      time: isUntil(said.text, time) ? `trước ${time}` : time,
    };
  }
  if (question?.kind === 'figures' && question.of === 'self' && ofGroup.test(said.text))
    return { ...question, of: 'group' };
  if (question?.kind === 'task-state') return ofTask(question, said, context);
  return ofWhom(withTitle(question, said, context), said);
}

/** "Chốt giá ký chưa": what a meeting is called, what is abbreviated and when it is are all that name it. */
function withTitle(
  question: SpokenQuestion | null,
  { text, pieces }: ReadText,
  { titles }: Ground['context'],
): SpokenQuestion | null {
  if (question?.kind !== 'meeting-people') return question;
  const title = findMeetingTitle(text, titles);
  const times = joinTimes(pieces.flatMap((piece) => (piece.kind === 'time' ? [piece.text] : [])));
  if (title === '') return { ...question, times: question.words === '' ? times : question.times };
  const short = question.words.split(' ').filter((word) => isShort.test(word) && !title.includes(word));
  return {
    ...question,
    words: [title, ...short].join(' '),
    isNamed: true,
    times: question.times.length > 0 ? question.times : times,
  };
}

/** "Việc báo giá của Diệu Linh đang do ai làm": what a task is called is what names it, else the words without names. */
function ofTask(
  question: Extract<SpokenQuestion, { kind: 'task-state' }>,
  { text, pieces }: ReadText,
  { titles }: Ground['context'],
): SpokenQuestion {
  const title = findTaskTitle(text, titles);
  const bare = pieces
    .filter(({ kind, text: name }) => kind === 'name' && name !== question.words)
    .reduce((words, name) => words.replace(name.text, ' '), question.words)
    .split(/\s+/u)
    .filter((word) => word !== '' && !isSmall(word) && !ofNothing.test(word))
    .join(' ');
  if (title === '') return { ...question, words: bare || question.words };
  // A word or two more may belong to it, many are what is asked.
  const isNear = bare.includes(title) && bare.split(' ').length <= title.split(' ').length + mostBeside;
  return { ...question, words: isNear ? bare : title };
}

const mostBeside = 2;

/** Words around a task that name nothing of it. */
const ofNothing = /^(?:đang|dang|của|cua|do|bởi|boi|nhận|nhan|việc|viec|cái|cai|rồi|roi)$/iu;

const saysClock = /\d\s*(?:h|g|:|giờ|gio)/iu;

/** "Mai standup 9h": a day and an hour said apart are one time. */
function joinTimes(times: readonly string[]): readonly string[] {
  const [clock, ...clocks] = times.filter((time) => saysClock.test(time));
  const [day, ...days] = times.filter((time) => !saysClock.test(time));
  const isOne = clock !== undefined && day !== undefined && clocks.length + days.length === 0;
  return isOne ? [`${clock} ${day}`] : times;
}

const isShort = /^[\p{Lu}\d]{2,}$/u;

const leadsToEnd =
  /(?<!\p{L})(?:trước|đến hết|tới hết|cho đến|cho tới|truoc|den het|toi het|cho den|cho toi)\s+(?:ngày\s+|ngay\s+)?$/iu;

/** "Còn mấy việc phải xong trước 5/12": all that is due up to that day. */
const isUntil = (message: string, time: string): boolean =>
  time !== '' && message.includes(time) && leadsToEnd.test(message.slice(0, message.indexOf(time)));

/** "Team mình họp hết mấy tiếng" asks of a department. */
const ofGroup =
  /(?<!\p{L})(?:phòng|bộ phận|nhóm|team|tổ|khối|phong|bo phan|nhom)\s+(?:mình|tôi|tui|em|anh|chị|minh|toi)(?!\p{L})/iu;

/** Who are in a part of the company, and in no meeting. */
const asksOfUnit =
  /(?<!\p{L})((?:bên|phòng|bộ phận|nhóm|team|chi nhánh|khối|ben|phong|bo phan|nhom|chi nhanh|khoi)\s+\p{L}+(?:\s+\p{L}+){0,3}?)\s+(?:có|gồm|co|gom)\s+(?:những\s+|nhung\s+)?ai(?!\p{L})/iu;
const asksOfPlace =
  /(?<!\p{L})(?:bao nhiêu|mấy|những|bao nhieu|may|nhung)\s+(?:người|ng|nhân viên|đồng nghiệp|nguoi|nhan vien|dong nghiep)\s+(?:ở|tại|thuộc|bên|trong|o|tai|thuoc|ben)\s+(\p{L}+(?:\s+\p{L}+){0,3}?)(?=\s*(?:[,?.!]|$)|\s+(?:nhỉ|vậy|thế|ạ|nhi|vay|the)(?!\p{L}))/iu;
const namesMeeting = /(?<!\p{L})(?:họp|cuộc|buổi|hop|cuoc|buoi)(?!\p{L})/iu;

/** "Chị Hòa với chị Hà, ai là điều dưỡng" asks of each who is named, "bên kho có những ai" of a department. */
function ofWhom(question: SpokenQuestion | null, { text, pieces }: ReadText): SpokenQuestion | null {
  const mayBeUnit =
    question?.kind === 'person'
      ? question.words === ''
      : question?.kind === 'meeting-people' &&
        question.asks.every((fact) => fact === 'attend') &&
        !namesMeeting.test(text);
  const unit = mayBeUnit ? (asksOfUnit.exec(text)?.[1] ?? asksOfPlace.exec(text)?.[1]) : undefined;
  if (unit !== undefined) return { kind: 'person', words: unit, message: text };
  if (question?.kind !== 'person') return question;
  const names = pieces.filter(({ kind }) => kind === 'name').map((piece) => piece.text);
  return names.length < 2 ? question : { ...question, words: names.join(', ') };
}
