import { fold } from '@hopgon/engine/text/fold';
import type { ListedThing } from './spoken-context.rules.ts';

const isThing = {
  meeting: 'cuộc họp|cuộc|buổi họp|buổi|lịch|phiên',
  task: 'việc|đầu việc|công việc|task',
} as const;
const places: readonly (readonly [string, number])[] = [
  ['đầu tiên|đầu|thứ nhất|số 1|số một', 0],
  ['thứ hai|thứ 2|số 2|số hai', 1],
  ['thứ ba|thứ 3|số 3|số ba', 2],
  ['thứ tư|thứ 4|số 4|số bốn', 3],
  ['thứ năm|thứ 5|số 5|số năm', 4],
  ['cuối cùng|cuối|chót', -1],
];
const everyOne =
  /^[\s,]*(?:là\s+|lấy\s+|chọn\s+|mời\s+)?(?:cả hai|cả 2|cả ba|cả 3|tất cả|hết|ca hai|ca 2|ca ba|tat ca)(?:\s+(?:luôn|nhé|nha|đi|ạ|người|bạn|anh|luon|nhe|di))*[\s.!]*$/iu;

/** "Cuộc thứ Hai" is of a Monday, "cuộc thứ hai" the second of a list. */
const isWeekday = /thứ\s+(?:Hai|Ba|Tư|Năm)$/u;
const other =
  /(?<![\p{L}\d])(?:cái|việc|cuộc|buổi|cai|viec|cuoc|buoi)\s+(?:kia|còn lại|con lai)(?![\p{L}\d])/iu;

const foldSource = (source: string): string => fold(source).replaceAll('\\p{l}', '\\p{L}');

const patterns = places.map(([said, at]) => {
  const source = `(?<![\\p{L}\\d])(?<thing>cái|người|bạn|${isThing.meeting}|${isThing.task})\\s+(?:${said.replaceAll(' ', '\\s+')})(?![\\p{L}\\d])(?!\\s+(?:tuần|tháng|giờ|năm|tuan|thang|gio|nam))`;
  return { at, marked: new RegExp(source, 'iu'), plain: new RegExp(foldSource(source), 'iu') };
});

const ordinals = places.map(([said, at]) => {
  const bare = said.split('|').filter((one) => !one.startsWith('thứ'));
  const source = `^\\s*(?:là |chọn |lấy |cái |số )*(?:${[...bare, ...(at < 0 ? [] : [String(at + 1)])].join('|')})(?: (?:nhé|nha|đi|ạ|em|thôi))*[\\s.!]*$`;
  return { at, marked: new RegExp(source, 'iu'), plain: new RegExp(foldSource(source), 'iu') };
});

export interface Ordinal {
  readonly message: string;
  /** What was pointed at; null where nothing was. */
  readonly referredId: string | null;
}

/** "Cuộc thứ hai ở đâu?" after a list, or "việc kia" of two: what is pointed at, as what was spoken of last. */
export function resolveOrdinals(
  message: string,
  listed: readonly ListedThing[],
  lastIds: readonly string[] = [],
): Ordinal {
  const none = { message, referredId: null };
  const [first] = listed;
  if (first === undefined || listed.length < 2) return none;
  const isPlain = fold(message) === message.toLowerCase();
  if (first.kind === 'choice') {
    if (everyOne.test(message))
      return { message: listed.map(({ title }) => title).join(', '), referredId: null };
    const chosen = [...ordinals, ...patterns].find(({ marked, plain }) =>
      (isPlain ? plain : marked).test(message),
    );
    return { message: (chosen && listed.at(chosen.at)?.title) ?? message, referredId: null };
  }
  const found = findPlace(message, isPlain) ?? findOther(message, listed, lastIds);
  const meant = found && listed.at(found.at);
  if (!found || !meant) return none;
  const { index, said } = found;
  const named = meant.kind === 'task' ? 'việc đó' : 'cuộc đó';
  return {
    message: `${message.slice(0, index)}${named}${message.slice(index + said.length)}`,
    referredId: meant.id,
  };
}

export interface PartOf {
  readonly message: string;
  readonly at: number | null;
}

/** "Việc thứ hai tới thứ Sáu" beside a card with several changes: which one, and what is left of the message. */
export function cutPart(message: string, parts: number): PartOf {
  const found = parts < 2 ? null : findPlace(message, fold(message) === message.toLowerCase());
  const at = found === null || found.at < 0 ? parts - 1 : found.at;
  if (found === null || at >= parts) return { message, at: null };
  const left = `${message.slice(0, found.index)}${message.slice(found.index + found.said.length)}`;
  return { message: left.replace(/\s+/gu, ' ').trim(), at };
}

interface Place {
  readonly index: number;
  readonly said: string;
  readonly at: number;
}

function findPlace(message: string, isPlain: boolean): Place | null {
  for (const { at, marked, plain } of patterns) {
    const found = (isPlain ? plain : marked).exec(message);
    if (found && !isWeekday.test(found[0])) return { index: found.index, said: found[0], at };
  }
  return null;
}

/** Of two that were listed the one that was not spoken of last. */
function findOther(
  message: string,
  listed: readonly ListedThing[],
  lastIds: readonly string[],
): Place | null {
  const found = listed.length === 2 ? other.exec(message) : null;
  const at = listed.findIndex(({ id }) => !lastIds.includes(id));
  return found && { index: found.index, said: found[0], at: at < 0 ? 1 : at };
}
