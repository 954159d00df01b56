import type { CardWords } from '../../shared/card-words.rules.ts';
import { SpokenText, type Wording, wording } from './wording.rules.ts';

const leadsToReason =
  '(?:với |ghi |cho |thêm )?(?:lý do|lí do)(?:,? (?:là|vì|do|tại|ghi|ghi là))*:?|(?<!thay )vì(?: là)?|bởi(?: vì)?|tại vì|kẻo|không thì|cho (?:đỡ|khỏi)|để (?:đỡ|khỏi)';
const reasons: Wording = {
  marked: wording(
    `(?:${leadsToReason}|tại(?! (?:phòng|chi nhánh|xưởng|văn phòng|công ty|nhà|trụ sở|sen|đây|chỗ|kho))|do(?! (?:anh|chị|ai|em) \\S+ (?:chủ trì|phụ trách)))(?= )`,
  ).marked,
  // Typed without marks, "do" is rather "đó" and "tai" a word of its own.
  plain: wording(`(?:${leadsToReason})(?= )`).plain,
};
const declines = wording(
  '(?:thôi )?(?:(?:không|hông|ko|khỏi|chẳng)(?: (?:thể|có))? (?:đi|dự|tham gia|tham dự|dô|vô|vào|họp|đến|tới|qua|kịp|nhận lời)(?: (?:họp|dự))?(?: (?:được|nổi|nữa|rồi))*|(?:để )?từ chối|(?:báo|xin|cho|phải) (?:bận|vắng)(?: mặt)?|vắng|bận (?:mất )?rồi|nghỉ buổi (?:này|đó))(?: (?:luôn|rồi|đi|nhé|nha|giúp|thôi))*',
);
const accepts = wording(
  '(?:(?:vẫn |lại |sẽ |thì )?(?:đi|dự|tham gia|dô|vô|vào|họp|đến|tới|qua)(?: (?:họp|dự))? được(?: (?:rồi|mà|nha|nhé))*|nhận lời(?: luôn)?|đồng ý (?:dự|đi|tham gia|tham dự)|sẽ (?:đi|dự|tham gia|có mặt)|có mặt|được mà|rảnh rồi|(?:tôi|tui|mình|em|anh|chị) (?:vẫn |sẽ )?(?:dự|đi)(?: (?:nhé|nha|nghe|nghen|mà|thôi|ạ|đó))*[\\s.!]*$)',
);
const unsure = wording(
  'chưa chắc(?: (?:chắn|nữa|dự được|đi được|lắm|đâu))*|chưa biết (?:có )?(?:đi|dự) được(?: không)?|có thể (?:đi|dự|không)|để (?:xem|coi)(?: (?:sao|thế nào|lại))*(?: đã)?|tính sau|(?:coi|xem) sao(?: đã)?',
);

const politeEnd =
  /(?:[\s,]+(?:nhé|nha|nhe|nghe|nghen|ạ|luôn|giúp|hộ|giùm|dùm|em|với|thôi|rồi|a|giup|luon|roi))+[\s.!]*$/iu;
const mostReason = 300;

const toSomebody = /^(?:với|cho|giúp|giùm|hộ|voi|giup|gium)\s/iu;

/** What stands before words that lead to a reason; empty where there are none, or nothing before them. */
export function headBeforeReason(text: string): string {
  const found = new SpokenText(text).find(reasons);
  return found === null ? '' : text.slice(0, found.index).replace(/(?<![\s,])[\s,]+$/u, '');
}

/** Why, in words that lead to it. */
export function takeReason(said: SpokenText): string {
  const found = said.find(reasons);
  if (!found) return '';
  const from = found.index + found[0].length;
  const end = said.text.slice(from).search(/[.;!?\n]/u);
  const to = end < 0 ? said.text.length : from + end;
  const reason = said.text
    .slice(from, to)
    .replace(/^[\s,:]+/u, '')
    .replace(politeEnd, '')
    .trim();
  // "Nói rõ lý do với chú Bảy" gives none.
  if (reason.length < 3 || toSomebody.test(reason)) return '';
  said.mark({ from: found.index, to });
  return reason.slice(0, mostReason).toWellFormed();
}

export interface SaidAnswer {
  readonly answer: NonNullable<CardWords['answer']>;
  /** What stands behind a no: "không đi được, kẹt xe". */
  readonly why: string;
}

/** Whether one comes, and what stands behind a no. */
export function takeAnswer(said: SpokenText): SaidAnswer | null {
  if (said.take(unsure)) return { answer: 'tentative', why: '' };
  const declined = said.take(declines);
  if (declined) {
    const from = declined.index + declined[0].length;
    const why = /^(?:\s+đâu)?\s*[,.;–-]\s*(\S.*)$/u.exec(said.text.slice(from))?.[1] ?? '';
    const isReason = why.includes(' ');
    if (isReason) said.mark({ from, to: said.text.length });
    return {
      answer: 'declined',
      why: isReason ? why.replace(politeEnd, '').slice(0, mostReason).toWellFormed() : '',
    };
  }
  return said.take(accepts) ? { answer: 'accepted', why: '' } : null;
}
