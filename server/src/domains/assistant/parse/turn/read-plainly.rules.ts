import { Clause } from '@hopgon/engine/intent/acts/act-clause';
import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import { parseMeetingWords } from '../meeting-words.rules.ts';
import { parseSearch } from '../parse-free-words.rules.ts';
import type { ParsedMessage } from '../parsed-message.rules.ts';
import type { TurnParts } from './turn-parts.rules.ts';

/** What a message plainly says, whatever its kind was taken for; null where it says none of it. */
export const readPlainly = (asked: ParsedMessage, parts: TurnParts): ParsedMessage | null =>
  readMinutesOrder(asked, parts) ??
  readTimeOfMeeting(asked, parts) ??
  readContent(asked, parts) ??
  readChat(asked, parts);

const writesMinutes =
  /(?<!\p{L})(?:soạn|viết|lập|lên|làm|tạo|nháp|thảo|draft|soan|viet|lap|len|lam|tao|thao)\s+(?:\S+\s+){0,4}?(?:biên bản|bien ban|bb)(?!\p{L})\s*([^,;.]*)/iu;
const endOfSource =
  /(?:\s+(?:để|de)\s.*|(?:\s+(?:giúp|hộ|giùm|dùm|cho|nhé|nha|đi|ạ|luôn|với|em|anh|chị|mình|tôi|giup|ho|nhe|di|gium))+)$/iu;

/** "Nhờ soạn giúp em biên bản buổi lịch trực Tết" asks for minutes, and gives nobody a task. */
function readMinutesOrder(
  asked: ParsedMessage,
  { message, pieces, titles, now }: TurnParts,
): ParsedMessage | null {
  if (asked.kind === 'minutes' || asked.kind === 'help') return null;
  const found = writesMinutes.exec(message);
  const clause = new Clause(message, pieces);
  if (!found || clause.has('give', 'reassign', 'agenda') || clause.isQuestion) return null;
  const end = found.index + found[0].length - (found[1]?.length ?? 0);
  // "Nhờ Mai soạn biên bản" gives Mai a task.
  if (pieces.some(({ kind, to }) => kind === 'name' && to <= end)) return null;
  const source = (found[1] ?? '')
    .replace(endOfSource, '')
    .replace(/^(?:cuộc|buổi|cuoc|buoi)\s+(?:họp\s+|hop\s+)?/iu, '');
  return { kind: 'minutes', meeting: parseMeetingWords(source, now, titles), meetingId: null };
}

const asksWhen =
  /(?<!\p{L})(?:mấy giờ|lúc nào|khi nào|hôm nào|bữa nào|bao giờ|ngày nào|ở đâu|chỗ nào|phòng nào|hôm mô|khi mô|may gio|luc nao|khi nao|hom nao|bao gio|ngay nao|o dau|cho nao|phong nao)(?!\p{L})/iu;

/** "Mấy giờ nghiệm thu máy sấy?" asks of a meeting that is called so, and not of what was said. */
function readTimeOfMeeting(
  asked: ParsedMessage,
  { message, pieces, titles, now }: TurnParts,
): ParsedMessage | null {
  if (asked.kind !== 'question' && asked.kind !== 'agenda' && asked.kind !== 'free-time') return null;
  const clause = new Clause(message, pieces);
  if (!asksWhen.test(message) || clause.has('said', 'decided', 'free', 'deadline', 'task')) return null;
  const runs = findTitleRuns(message, titles).filter(
    // Words from the middle of a title may be of the matter itself.
    ({ kinds, isStart }) => kinds.has('meeting') && (isStart || clause.has('meeting')),
  );
  const [first] = runs;
  if (!first) return null;
  const said = [...runs.map(({ from, to }) => message.slice(from, to)), ...clause.times()].join(' ');
  return { kind: 'next-meeting', meeting: parseMeetingWords(said, now, titles) };
}

const ofTasks =
  /^(?:phải|cần|làm|gì|gi|với|việc|task|công|còn|có|những|nào|mấy|đang|đến|tới|đâu|chưa|xong|hạn|quá|trễ|nợ|giữ|lo|các|của|rồi|nhiệm|vụ|liệt|kê|danh|sách|xem|cho|tiến|độ|tuần|này|hôm|nay|ngoài|ra|bao|nhiêu|mở|phai|can|lam|voi|viec|con|co|nhung|nao|may|dang|den|toi|dau|chua|han|tre|cac|cua|roi|phụ|trách)$/iu;
const leastContent = 2;

/** Kinds that a question about some matter is easily taken for. */
const takenFor: ReadonlySet<ParsedMessage['kind']> = new Set(['task', 'schedule', 'late-tasks', 'help']);

/** "Hà phải làm gì với bản vẽ tầng hai?" asks of one matter, and "ai gọi lại tám khách?" gives nobody a task. */
function readContent(asked: ParsedMessage, { message, pieces, now }: TurnParts): ParsedMessage | null {
  const clause = new Clause(message, pieces);
  const isSearch =
    asked.kind === 'person-tasks'
      ? asksOfMatter(clause)
      : takenFor.has(asked.kind) &&
        (opensAsking(clause, asked) || (asked.kind === 'task' && asksInTask(clause)));
  return isSearch ? parseSearch(message, now) : null;
}

function asksOfMatter(clause: Clause): boolean {
  if (clause.has('task', 'late')) return false;
  const named = clause.names().join(' ');
  const words = clause
    .content()
    .split(/\s+/u)
    .filter((word) => word !== '' && !ofTasks.test(word) && !named.includes(word));
  return words.length >= leastContent;
}

/** "Ai treo băng rôn?", "bao giờ gọi nhà cung cấp?"; "làm sao" and somebody's name ask for help with the product less often. */
function opensAsking(clause: Clause, { kind }: ParsedMessage): boolean {
  if (clause.has('late', 'task', 'free', 'room', 'meeting')) return false;
  const lead = clause.lead?.cue;
  if (kind === 'help') return lead === 'who' || clause.names().length > 0;
  return lead === 'who' || lead === 'ask';
}

function asksInTask(clause: Clause): boolean {
  const asks = clause.has('ask', 'who', 'how-many') || /\s(?:hay|hoặc)\s/iu.test(clause.message);
  const gives = clause.has(
    ...(['give', 'remind', 'remind-self', 'reassign', 'to-person', 'note', 'priority', 'urgent'] as const),
  );
  return asks && !gives && clause.isQuestion;
}

const asksWho =
  /^\s*(?:(?:à|ủa|ê|này|thế|vậy|mà|chào|hi|hello|alo|a|the|vay|ma)[\s,]+){0,3}(?:(?:bạn|mày|bot|em|trợ lý|ban|may|tro ly)\s+(?:là|la)\s+(?:ai|gì|gi|chatgpt|gpt|robot|(?:người|máy|nguoi)\s+(?:thật|hay|that))|(?:bạn|em|bot|trợ lý|ban)\s+tên\s+(?:là\s+)?gì)(?!\p{L})/iu;
const isMood =
  /(?<!\p{L})(?:mệt|chán|buồn|đói|vui ghê|dễ thương|giỏi ghê|giỏi quá|ngủ ngon|cuối tuần vui|ngày tốt lành|haha|hihi|hehe|kkk+|chả muốn|met qua|chan qua)(?!\p{L})/iu;

const longestMood = 8;

/** What is only talk: who the assistant is, how one feels. */
function readChat(asked: ParsedMessage, { message, pieces }: TurnParts): ParsedMessage | null {
  if (asked.kind !== 'question') return null;
  if (asksWho.test(message)) return { kind: 'help', topic: null };
  const isAbout = pieces.some(
    ({ kind, cue }) => kind === 'name' || cue === 'said' || cue === 'decided' || cue === 'task',
  );
  const isShort = pieces.length <= longestMood && !new Clause(message, pieces).isQuestion;
  return isShort && isMood.test(message) && !isAbout ? { kind: 'greeting' } : null;
}
