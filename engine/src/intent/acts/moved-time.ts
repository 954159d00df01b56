import type { Clause } from '../clauses/act-clause.ts';

/** A day or an hour, and no holiday that a title may hold. */
export const saysWhen =
  /\d|thứ|thu|mai|mốt|mot|kia|tuần|tuan|hôm|hom|nay|chủ nhật|chu nhat|sáng|chiều|tối|trưa/iu;

const leadsTo =
  /(?<!\p{L})(?:sang|qua|lên|xuống|thành|tới|đến|về|lại|thanh|den|len|xuong)\s+(?:lúc\s+|ngày\s+|luc\s+|cùng giờ\s+|cung gio\s+)?$/iu;

/** The last time behind a word that leads to it. */
export const timeLedTo = (clause: Clause): string | null =>
  clause.pieces.findLast(
    ({ kind, text, from }) =>
      kind === 'time' && saysWhen.test(text) && leadsTo.test(clause.message.slice(0, from)),
  )?.text ?? null;
