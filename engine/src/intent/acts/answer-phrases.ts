import { bothWays, wayOf } from './letter-patterns.ts';
import type { MessagePiece } from './read-pieces.ts';
import { lengthWords } from './said-amounts.ts';

export type AnswerKind = 'respond-yes' | 'respond-no' | 'respond-maybe' | 'come-late';

/** UTF-16 offsets, `to` exclusive. */
export type AnswerPhrase = {
  readonly kind: AnswerKind;
  readonly from: number;
  readonly to: number;
};

const self = '(?:tôi|tui|mình|em|e|anh|a|chị|c|tớ|cháu|con|cô|chú|bác|t|tao)';
const negation = '(?:không|ko|k|kg|hông|hong|hổng|hok|hem|chẳng|chả|khỏi)';
const comes = '(?:tham dự|tham gia|có mặt|góp mặt|dự|đi|đến|tới|vào|vô|dô|họp|qua|lên|ra|join)';
const can = '(?:được|đc|dc|nổi|kịp)';
const length = `(?:(?:khoảng|tầm|chừng|độ)\\s+)?${lengthWords}`;

const phrases = [
  [
    'respond-maybe',
    `(?:chưa|không|ko|k|hông)\\s+(?:dám\\s+)?chắc(?:\\s+(?:là|có|chắn))*(?:\\s+(?:${comes}|${can}))*|chưa\\s+biết\\s+(?:có\\s+)?${comes}(?:\\s+${can})?(?:\\s+(?:không|ko|k|hông))?|maybe|tentative|có\\s+thể\\s+(?:dự|tham gia|tham dự)`,
  ],
  [
    'respond-no',
    `${negation}(?:\\s+(?:thể|có))?\\s+(?:${comes}\\s+)(?:(?:họp|dự)\\s+)?${can}|${negation}\\s+thể\\s+${comes}|${negation}\\s+(?:tham dự|tham gia|dự)|(?:xin(?:\\s+phép)?|báo|cho|phải|đành|được)(?:\\s+${self})?\\s+(?:vắng(?:\\s+mặt)?|nghỉ(?:\\s+họp)?)|vắng\\s+mặt|decline|từ\\s+chối`,
  ],
  ['respond-no', `(?<=(?<!\\p{L})${self}\\s+)(?:vắng|nghỉ)(?=\\s*(?:$|[,.;]|nha|nhé|nghe|ạ|vì))`],
  ['come-late', `${comes}(?:\\s+họp)?\\s+(?:trễ|muộn|chậm)(?:\\s+${length})?|(?:trễ|muộn)\\s+${length}`],
  [
    'respond-yes',
    'nhận\\s+lời(?:\\s+mời)?|accept|đồng\\s+ý\\s+(?:dự|tham gia|tham dự)|(?:sẽ|vẫn)\\s+(?:dự|tham gia|tham dự|có mặt)',
  ],
  [
    'respond-yes',
    `(?<=(?<!\\p{L})${self}\\s+(?:thì\\s+|cũng\\s+)?)(?:có\\s+mặt|góp\\s+mặt|tham dự|tham gia|dự|${comes}\\s+(?:được|đc|dc))`,
  ],
] as const;

const patterns = phrases.map(([kind, words]) => ({
  kind,
  pattern: bothWays(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`),
}));

/** What a message answers an invitation with, one of each kind where it says it. */
export const findAnswerPhrases = (text: string): AnswerPhrase[] =>
  patterns.flatMap(({ kind, pattern }) => {
    const found = wayOf(pattern, text).exec(text);
    return found === null ? [] : [{ kind, from: found.index, to: found.index + found[0].length }];
  });

const isLed = bothWays(`(?:${comes}|lúc|phải)\\s+(?:lúc|tầm|khoảng)?\\s*$`);
const justThen = bothWays(
  `^\\s*(?:mới|rồi mới)\\s+(?:${comes}|xong|rảnh|bay|về)(?:\\s+(?:nơi|${can}))*(?!\\p{L})`,
);
const comesThen = bothWays(
  `(?<!\\p{L})${self}\\s+(?:sẽ\\s+)?(?:tới|đến|vào|vô|lên|join|qua|ra)\\s+(?:(?:lúc|tầm|khoảng)\\s+)?$`,
);

/** The hour at which somebody joins: "3h mới vào được", "tui tới lúc 2h"; null where none is said. */
export function findArrival(
  text: string,
  pieces: readonly MessagePiece[],
): (AnswerPhrase & { readonly time: string }) | null {
  for (const { kind, text: time, from, to } of pieces) {
    if (kind !== 'time' || !saysHour.test(time)) continue;
    const [before, behind] = [text.slice(0, from), text.slice(to)];
    const late = wayOf(justThen, text).exec(behind);
    if (late === null && !wayOf(comesThen, text).test(before)) continue;
    const lead = wayOf(isLed, text).exec(before)?.[0].length ?? 0;
    return {
      kind: 'come-late',

      from: from - lead,
      to: to + (late?.[0].length ?? 0),
      time,
    };
  }
  return null;
}

const saysHour = /\d\s*(?:h|g|:|giờ|gio)|(?:giờ|gio)(?!\p{L})/iu;
