import { findAmounts } from '../numbers/find-amounts.ts';
import { fold, hasMarks } from '../text/fold.ts';

/** What the answer to a question holds. */
export type Expected = 'person' | 'day' | 'figure' | 'reason' | 'decision' | 'place';

const expectations: readonly (readonly [RegExp, Expected])[] = [
  [/\b(?:ai|dua nao|nguoi nao|ban nao|anh nao|chi nao|ben nao|phong nao)\b/, 'person'],
  [
    /\b(?:khi nao|khi mo|bao gio|ngay nao|ngay may|hom nao|hom mo|luc nao|chung nao|gio nao|may gio|deadline|ngay mo|thang may|thu may)\b/,
    'day',
  ],
  [/\b(?:bao nhieu|nhiu|bn|bao lau|may|phan tram|gia)\b/, 'figure'],
  [/\b(?:vi sao|tai sao|sao lai|ly do|vi cai gi|vi dau|tai dau)\b|^sao\b|\brang\b/, 'reason'],
  [
    /\b(?:chot|quyet|thong nhat|duyet|co duoc|hay la|hay giu|xu sao|tinh sao|(?<!\b(?:hom|ngay|luc|khi|thang|tuan|nguoi|dua|the|cho|noi|ban|anh|chi|ben|phong) )nao)\b/,
    'decision',
  ],
  [/\b(?:o dau|di dau|cho nao|noi nao|dau)\b/, 'place'],
];

/** What the words of a question let one expect of its answer. */
export const findExpected = (message: string): Expected[] => {
  const asked = fold(message);
  return expectations.filter(([says]) => says.test(asked)).map(([, expected]) => expected);
};

const day =
  /\d|\b(?:ngay (?:mai|mot|\w+)|thu (?:hai|ba|tu|nam|sau|bay)|chu nhat|tuan (?:nay|sau|toi)|thang (?:mot|hai|ba|tu|nam|sau|bay|tam|chin|muoi|nay|sau)|mai|mung|cuoi tuan|cuoi thang|hom nay|hom qua|toi nay|sang nay|chieu nay|gio (?:sang|chieu|trua|toi))\b/;
const reason = /(?<!\p{L})(?:vì|do|tại|bởi|nguyên nhân|lý do|vi|tai vi|nguyen nhan|ly do)(?!\p{L})/iu;
const consequence = /(?<!\p{L})(?:nên|thành ra|mắc|đắt|không ai|hết|hư|nen|thanh ra)(?!\p{L})/iu;
const settledFirmly =
  /\b(?:chot|thong nhat|quyet dinh|quyet vay|quyet (?:duoc|luon|roi)|dong y|duyet|ket luan|vay la|nhu vay|the la|vay thi|the thi|thoi thi|vay di|quy dinh|lam vay|dong luon)\b|^(?:vay|rua|the|u|uh|ok|roi|duoc|rồi)\b/;
/** What is put to somebody above, or asked, is not settled yet. */
const proposed =
  /\b(?:di|nha|nhe|duoc khong|hay la|hay) (?:anh|chi|co|chu|bac|sep)\b|\b(?:de xuat|de nghi|kien nghi|hay minh|hay la)\b/;
const denied = /^(?:thoi |da |u |uh )?khong (?:tang|giam|ban|mua|lam|duoc|can|gia|dong|cho|ky|di|nhan|doi)\b/;
const settled = /\b(?:khong|lay|chon|giu|bo|dung|luon|nhe|nghe|nha|di|thoi|di nhe|cho)\b/;
const person =
  /\b(?:(?:de|vay|roi|thi) (?:em|anh|chi|toi|minh)|(?:em|anh|chi|toi|minh|co|chu) (?:lo|lam|nhan|nau|di|chiu|phu trach|se|goi|viet|giao|cam|dam)|giao (?:cho )?|phu trach|lo vu|nhan viec)\b/;
const place =
  /\b(?:o|ve|len|xuong|sang|tai) (?:kho|phong|tang|cho|ben|nha|quan|ham)|\b(?:ve|len|xuong|sang)\b/;

/** Whether texts may hold the answer at all: a question for a day or a number is answered by no line without a number or a day. */
export function mayHold(expected: readonly Expected[], texts: readonly string[]): boolean {
  const isCounted = expected.includes('figure') || expected.includes('day');
  return !isCounted || texts.map(withoutYears).some((text) => saysNumber(text) || fitOf('day', text) > 0);
}

const numberWord =
  /(?<!\p{L})(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|trăm|nghìn|ngàn|triệu|tỷ|tỉ|rưỡi)(?!\p{L})/iu;

/** With diacritics "sau" is no six. */
const saysNumber = (text: string): boolean =>
  hasMarks(text)
    ? /\d/.test(text) || numberWord.test(text) || findAmounts(text).length > 0
    : fitOf('figure', text) > 0;

/** "Mỗi năm" names no number. */
const withoutYears = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?:(?:mỗi|hằng|hàng|cả|cuối|đầu|moi|hang|ca|cuoi|dau)\s+(?:năm|nam)|(?:năm|nam)\s+(?:nay|ngoái|sau|tới|trước|ngoai|toi|truoc))(?!\p{L})/giu,
    ' ',
  );

/** Reasons, people and places are often said without a word that marks them. */
const unmarked = 0.4;

/** 0 to 1: how far a line holds what the question expects. */
export function fitOf(expected: Expected, text: string): number {
  const folded = fold(text);
  const says = (pattern: RegExp) => (pattern.test(folded) ? 1 : 0);
  switch (expected) {
    case 'figure':
      return findAmounts(text).length > 0
        ? 1
        : /\d/.test(folded)
          ? 0.9
          : 0.6 * says(/\b(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|tram|nghin|ngan|trieu|ruoi)\b/);
    case 'day':
      return says(day);
    case 'reason':
      return reason.test(text) ? 1 : consequence.test(text) ? 0.7 : unmarked;
    case 'decision':
      if (proposed.test(folded)) return 0.3;
      return Math.max(says(settledFirmly), 0.8 * says(denied), 0.6 * says(settled));
    case 'person':
      return Math.max(says(person), /\p{Lu}/u.test(text.slice(1)) ? 0.7 : unmarked);
    case 'place':
      return Math.max(says(place), unmarked);
  }
}
