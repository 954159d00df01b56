import { type GrammarTokens, grammarTokens } from '../grammar/tokens.ts';
import { fold } from '../text/fold.ts';

/**
 * What is made or counted for a quarter, a month or a year, up to two words more of its name, and that period:
 * "kế hoạch kinh doanh quý 4".
 */
const subjectPeriod =
  /(?:^|[\s,:])(?:ke hoach|bao cao|ngan sach|doanh thu|doanh so|ket qua|muc tieu|chi tieu|so lieu|du toan|quyet toan|cong no|to khai|thue|loi nhuan|chi phi|ton kho|san luong|kpi|okr|chien luoc|bang luong|bang cong|cham cong|so ket|tong ket)(?:\s+(?!(?:trong|vao|het|den|toi|truoc|cuoi|dau|giua|tu|luc|hop|cho|ca)\s)[a-z]+){0,2}\s+((?:quy|thang|nam)\s+(?:\d{1,4}|[ivx]{1,4}|mot|hai|ba|bon|tu|nam|sau|bay|tam|chin|muoi)(?:[/.-]\d{2,4})?)(?![a-z\d])/g;

/** "Họp kho cuối năm", "soát chứng từ quý IV", "thưởng cuối năm": behind a thing a period says which. */
const anyPeriod =
  /(?<=[\s,:](?!(?:truoc|sau|qua|dip|ngay|hom|bua|thu|(?<!chung )tu|den|toi|vao|vo|trong|het|luc|cho|voi|ve|la|khoang|tam|chung|hop|gap|hen|lich|va|hay|hoac|sang|chieu|trua|thi|nhe|nha|di|dau|cuoi|giua|moi|hang|tuan|thang|quy|nam|han|nop|xong|lai|deu)\s)[a-z]{2,12})\s((?:(?:cuoi|dau|giua) (?:nam|quy|thang)|(?:quy|nam) (?:\d{1,4}|[ivx]{1,4}|nay|sau|toi)|thang \d{1,2})(?:[/.-]\d{2,4})?)(?![a-z\d])/g;

/** An hour or a day: beside one a period is none of its time. */
const exactTime =
  /(?<![\d/])\d{1,2} ?(?:h|g|gio|:\d\d)(?![a-z])|(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])|(?<![a-z])(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu nhat|ngay mai|mai|mot)(?![a-z\d])/;

/** "Bàn giá Tết", "review campaign Tết": behind a thing it says which; behind "nghỉ", "trước" or "mùng" it is a time. */
const subjectHoliday =
  /(?<=[\s,:](?!(?:truoc|sau|qua|dip|ngay|hom|bua|mung|mong|nghi|ra|an|giap|can|gan|den|toi|tu|vao|vo|trong|hoi|luc|cho|voi|ve|la|choi|het)\s)[a-z]{2,12})\s(tet)(?![a-z])/g;

/** "Chú Bảy chiều nay", "chị Mai 9h": behind an honorific a capital makes a name of what is else a day. */
const namedLikeTime =
  /(?<!\p{L})(?:anh|chị|chú|cô|bác|em|ông|bà|cậu|bé|sếp|thầy|dì|dượng|a|c|e)\s+(Hai|Ba|Tư|Năm|Sáu|Bảy|Mai|Thu|Xuân|Hạ|Đông|Tết)(?!\p{L})/gu;

/** The tokens of a message without names and without periods that only say which: "kế hoạch quý 4" is a thing, "họp quý 4" a time. */
export function withoutSubjectPeriods(text: string, tokens: GrammarTokens): GrammarTokens {
  const folded = fold(text);
  const names = [...text.matchAll(namedLikeTime)];
  const beside = exactTime.test(folded) ? folded.matchAll(anyPeriod) : [];
  const periods = [
    ...folded.matchAll(subjectPeriod),
    ...beside,
    ...folded.matchAll(subjectHoliday),
    ...names,
  ];
  if (periods.length === 0) return tokens;
  // Blanks in their place keep the offsets of what follows.
  const blanked = periods.reduce((left, { index, 0: whole, 1: period = '' }) => {
    const to = index + whole.length;
    return `${left.slice(0, to - period.length)}${' '.repeat(period.length)}${left.slice(to)}`;
  }, text);
  return grammarTokens(blanked);
}
