import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import type { SpokenText } from './wording.rules.ts';

/** Small words, and the verbs with which fields are changed: they add nothing to the fields themselves. */
const small = new Set(
  (
    'nhé nha nhá nhe nghen nghe hen hén đi luôn ạ a á à ơ ờ ủa ấy giúp giùm hộ dùm cho với tới đến thôi nào ngay hết cả em anh chị tôi tui tớ mình bạn cô chú bác ông bà sếp nó họ ảnh cổ ' +
    'cái thẻ bản này đó nớ kia vậy thế như rồi đấy thì là rứa dậy zậy hỉ hè chứ nữa ơi xin cứ lại để ta mà và nhưng hay chắc cần cũng được không ko k nhỉ ok ừ uh vâng dạ chốt chuẩn ' +
    'đổi sửa chuyển dời lùi đẩy hoãn kéo thêm bỏ bớt mời gọi rủ sang qua thành lên xuống vào vô dô ra lúc ngày giờ hôm buổi từ ở tại phòng còn chỉ khoảng tầm chừng khỏi bắt đầu kết thúc sớm muộn trễ hơn dài ngắn ' +
    'rút lặp tăng giảm lấy dùng đặt vẫn mới nhầm lộn quên ý khoan đã trong lịch hạn ưu tiên mức việc giao người dự tham gia cùng hôm bữa xíu chút tí quá xong nhớ'
  ).split(' '),
);
const foldedSmall = new Set(
  [...small].map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')),
);
const smallCues: ReadonlySet<string> = new Set([
  'polite',
  'self',
  'then',
  'to',
  'into',
  'confirm',
  'correct',
  'add',
  'move',
  'drop',
  'invite',
  'prolong',
  'shorten',
  'online',
  'offline',
  'room',
  'deadline',
  'priority',
  'urgent',
  'normal',
  'low',
  'to-person',
  'spell-out',
]);

const lengthAlone =
  /(?<![\d:/])(?:\d{1,3}\s*(?:phút|phut|p|ph|tiếng|tieng)|(?:nửa|nua|một|mot|hai|ba)\s+(?:tiếng|tieng))(?:\s+(?:rưỡi|ruoi))?(?![\p{L}\d])/giu;

/** The words that say something and that no reading took. */
export function restOf(
  said: SpokenText,
  pieces: readonly MessagePiece[],
  { title, spellOut }: SpokenChange,
): string {
  for (const { 0: length, index } of said.text.matchAll(lengthAlone))
    said.mark({ from: index, to: index + length.length });
  if (title !== '' || spellOut !== '') return '';
  return pieces
    .filter(
      (piece) =>
        piece.kind !== 'time' &&
        piece.kind !== 'name' &&
        piece.kind !== 'mark' &&
        !(piece.cue !== null && smallCues.has(piece.cue)) &&
        !said.isTaken(piece) &&
        !isSmall(piece.text),
    )
    .map(({ text }) => text)
    .join(' ');
}

/** Whether the words only address, beg or lead on. */
export const isSmall = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => small.has(word) || foldedSmall.has(word));
