import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { isAsked } from './is-asked.rules.ts';
import { SpokenText, wording } from './wording.rules.ts';

export interface SaidText {
  readonly text: string;
  readonly pieces: readonly MessagePiece[];
}

export interface SaidPart extends SaidText {
  readonly from: number;
  readonly to: number;
}

/** The parts of a message between commas, each at its place. */
export function saidPartsOf({ text, pieces }: SaidText): SaidPart[] {
  const ends = [...text.matchAll(/[,;.](?=\s)/gu)].map(({ index }) => index);
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((from, at) => ({ from, to: ends[at] ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '')
    .map(({ from, to }) => ({
      from,
      to,
      text: `${' '.repeat(from)}${text.slice(from, to)}`,
      pieces: pieces.filter((piece) => piece.from >= from && piece.to <= to),
    }));
}

/** The same without some of its parts; what is left keeps its place. */
export function withoutParts(
  { text, pieces }: SaidText,
  parts: readonly Pick<SaidPart, 'from' | 'to'>[],
): SaidText {
  return {
    text: parts.reduce(
      (left, { from, to }) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`,
      text,
    ),
    pieces: pieces.filter((piece) => !parts.some(({ from, to }) => piece.from >= from && piece.to <= to)),
  };
}

const busy = wording(
  'bận|vướng|kẹt|trùng|mắc|dính|(?:vô|vào|giao) ca|(?:vô|vào) lớp|(?:còn|có|phải|đang) (?:họp|hẹn|lịch|đi|lên|ra|tiếp|ký|đón|dự|về)|(?:họp|giao ban) rồi',
);

/** What somebody cannot do then is why, also where it names an hour; marks may stand in other parts only. */
export function explains({ text }: SaidPart): boolean {
  const said = new SpokenText(text);
  return said.has(busy) && !isAsked(said);
}

const unchanged = wording(
  '(?:giữ|để)(?: (?:y|như))* nguyên|giữ y(?: như)?(?: (?:vậy|cũ|thế|trước))?|y nguyên|y như (?:cũ|vậy|trước|thế)|(?:không|khỏi) (?:thay )?đổi|vẫn (?:giữ|như|vậy|thế|y)',
);
const asBefore = wording('như (?:cũ|ban đầu|lúc đầu|hồi đầu|trước|bình thường)');

/** "Phòng vẫn giữ Trúc", "lý do giữ y vậy": a part that says what stays; an hour beside "như ban đầu" is said all the same. */
export function saysWhatStays({ text, pieces }: SaidPart): boolean {
  const said = new SpokenText(text);
  if (said.has(unchanged)) return true;
  return said.has(asBefore) && !pieces.some(({ kind }) => kind === 'time');
}
