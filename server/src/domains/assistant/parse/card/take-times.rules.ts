import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { minutesIn } from '@hopgon/engine/intent/acts/said-amounts';
import { fold } from '@hopgon/engine/text/fold';
import { type SpokenText, type Wording, wording } from './wording.rules.ts';

const lengthSaid =
  '(?:\\d{1,3} ?(?:phút|p|ph|tiếng|giờ|g|h)(?: rưỡi)?|nửa (?:tiếng|giờ|ngày)|(?:một|hai|ba) (?:tiếng|giờ)(?: rưỡi)?|(?:\\d{1,2}|một|hai|ba|vài) (?:ngày|hôm|bữa|tuần|tháng))';
const before = wording(
  `(?:(?:nhắc|báo|đặt nhắc|hẹn nhắc|remind)(?: (?:tôi|tui|em|anh|chị|mình|giúp|hộ|cho|với|thêm|luôn|tớ|cả))* )?trước(?: (?:đó|họp|giờ họp|khi họp|buổi họp|cuộc họp|giờ|lúc họp|cuộc|buổi|ấy|nớ|ngày đó|ngày ấy|khi|hạn chót|hết|hạn|hẹn|đúng|khoảng|chừng))* (?<length>${lengthSaid})|trước (?<other>${lengthSaid})(?: (?:thì )?nhắc(?: (?:tôi|tui|em|anh|chị|mình|với|nhé|nha))*)?|(?<ahead>${lengthSaid}) trước(?: (?:họp|giờ họp|đó|khi họp))+`,
);
const answers = wording(
  '(?:hạn|thời hạn|chốt|đóng)(?: (?:để|chót|cuối))*(?: (?:trả lời|bình chọn|vote|phản hồi|bỏ phiếu|chọn|phiếu|khảo sát))?(?: (?:là|đến|tới|lúc|vào|trước|hết|cho))*|(?:trả lời|vote|bình chọn|phản hồi|bỏ phiếu|chọn)(?: (?:giúp|cho|xong|trước|đến|tới|hạn|chậm nhất|muộn nhất|là))+',
);
const drops = wording('bỏ|xóa|xoá|gạch|bớt|loại|trừ');
/** How many minutes before it begins one is to be reminded. */
export const takeBefore = (said: SpokenText): number | null => minutesBefore(said.take(before));

/** Until when others are to answer, as said. */
export const takeAnswerBy = (said: SpokenText, pieces: readonly MessagePiece[]): string =>
  timeBehind(said, answers, pieces);

/** The times that go. */
export const takeDropped = (said: SpokenText, pieces: readonly MessagePiece[]): string[] =>
  timesBehind(said, drops, pieces);

const droppedPlace = wording(
  '(?:bỏ|xóa|xoá|gạch|bớt|loại|trừ)(?: (?:cái|phương án|lựa chọn|giờ|khung giờ|khung|option|mốc|đi|ra|bớt|buổi))* (?:(?<first>đầu(?: tiên)?)|(?<last>cuối(?: cùng)?)|(?:thứ|số) (?<place>\\d|nhất|nhì|hai|ba|tư|bốn))(?! ?(?:tuần|tháng|\\d|này|sau|tới|[/h:]))(?: (?:đi|ra|luôn|thôi|nhé|nha))*',
);
const placesInWords: Readonly<Record<string, number>> = {
  ...{ nhất: 1, nhat: 1, nhì: 2, nhi: 2, hai: 2, ba: 3, tư: 4, tu: 4, bốn: 4, bon: 4 },
};

/** Which of several times go, by their place: "bỏ phương án đầu", "bỏ cái thứ 2". */
export function takeDroppedPlaces(said: SpokenText): number[] {
  // Marks that were put back may be wrong: "phương An".
  const found = said.find(droppedPlace) ?? droppedPlace.plain.exec(fold(said.text));
  const places = found?.groups;
  // "Bỏ thứ 2" names a day.
  const isDay = places?.place !== undefined && !ofOptions.test(said.text);
  if (!found || places === undefined || isDay) return [];
  said.mark({ from: found.index, to: found.index + found[0].length });
  if (places.first !== undefined) return [1];
  return [
    places.last !== undefined
      ? -1
      : Number(places.place) || (placesInWords[places.place?.toLowerCase() ?? ''] ?? 0),
  ];
}

const ofOptions =
  /(?<!\p{L})(?:phương án|lựa chọn|option|mốc|phuong an|lua chon)(?!\p{L})|(?:cái|cai)\s+(?:thứ|thu|số|so)/iu;

const joinsLate = wording(
  '(?:(?:mà|nhưng|nên|thì|sẽ|chắc|có thể|xin|xin phép|em|tôi|mình|vô|vào|vao|dô|đến|tới|họp|là|nói|báo|ghi) )*(?:trễ|muộn|chậm)(?: (?:khoảng|tầm|chừng|cỡ|mất|tới|hơn|thêm))* (?<length>\\d{1,3} ?(?:phút|p|ph)|nửa tiếng|(?:một|1) tiếng|mười lăm phút|mười phút|ba mươi phút)',
);
const minutesInWords: Readonly<Record<string, string>> = {
  mười: '10',
  muoi: '10',
  'mười lăm': '15',
  'muoi lam': '15',
  'ba mươi': '30',
  'ba muoi': '30',
};

/** How late one joins a meeting. */
export function takeLate(said: SpokenText): number | null {
  const length = said.take(joinsLate)?.groups?.length;
  if (length === undefined) return null;
  const written = length.replace(
    /^(?:mười lăm|muoi lam|mười|muoi|ba mươi|ba muoi)(?=\s)/iu,
    (one) => minutesInWords[one.toLowerCase()] ?? one,
  );
  return minutesIn(written.replace(/(\d)\s*ph$/iu, '$1 phút'));
}

function minutesBefore(found: RegExpExecArray | null): number | null {
  const length = found?.groups?.length ?? found?.groups?.other ?? found?.groups?.ahead;
  if (length === undefined) return null;
  if (/ngày|hôm|bữa|tuần|tháng|ngay|hom|bua|tuan|thang/iu.test(length)) return minutesOfDays(length);
  return minutesIn(
    length
      .replace(/(\d)\s*ph$/iu, '$1 phút')
      .replace(/(?<=\d)\s*(?:giờ|gio|g|h)/iu, ' tiếng')
      .replace(/(nửa|một|hai|ba|nua|mot)\s+(?:giờ|gio)/iu, '$1 tiếng'),
  );
}

const daysOfMonth = 30;

/** "Nửa ngày", "3 hôm", "một tuần" */
function minutesOfDays(length: string): number {
  if (/nửa|nua/iu.test(length)) return 12 * 60;
  const [said = ''] = length.toLowerCase().split(/\s+/u);
  const count = Number(/^\d+/u.exec(said)?.[0]) || (counts[said] ?? 1);
  const days = /tu/iu.test(length) ? 7 : /th/iu.test(length) ? daysOfMonth : 1;
  return count * days * 24 * 60;
}

const laterDays = wording(
  '(?:thêm|lùi|dời|gia hạn|xin|trễ|muộn)(?: (?:hạn|thêm|tới|đến))* (?<count>\\d{1,2}|một|hai|ba|vài) (?<unit>ngày|hôm|bữa|tuần)(?: nữa)?',
);
const counts: Readonly<Record<string, number>> = { một: 1, mot: 1, hai: 2, ba: 3 };

/** How many days later something is to be due. */
export function daysLater(said: SpokenText): number | null {
  const found = said.take(laterDays)?.groups;
  const count = Number(found?.count) || counts[found?.count?.toLowerCase() ?? ''];
  if (!found || !count) return null;
  return /^tu/iu.test(found.unit ?? '') ? count * 7 : count;
}

/** The time right behind words that lead to it. */
function timeBehind(said: SpokenText, words: Wording, pieces: readonly MessagePiece[]): string {
  const found = said.find(words);
  if (!found) return '';
  const from = found.index + found[0].length;
  const time = pieces.find(
    (piece) => piece.kind === 'time' && piece.from >= from - 1 && piece.from <= from + 12,
  );
  if (!time) return '';
  said.mark({ from: found.index, to: time.to });
  return time.text;
}

/** The times behind such words, up to the next word that says something else. */
function timesBehind(said: SpokenText, words: Wording, pieces: readonly MessagePiece[]): string[] {
  const found = said.find(words);
  if (!found) return [];
  const times: string[] = [];
  for (const { kind, cue, text, from } of pieces) {
    if (from < found.index + found[0].length) continue;
    if (kind === 'time') times.push(text);
    else if (
      cue === 'add' ||
      cue === 'move' ||
      /^(?:thêm|chỉ|còn|lấy|thay|thế|đổi|them|chi|con|lay|the|doi|=)(?=\s|$)/iu.test(text)
    )
      break;
  }
  if (times.length > 0) said.mark({ from: found.index, to: found.index + found[0].length });
  return times;
}
