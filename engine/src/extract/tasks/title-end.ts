import { isAside } from '../acts/aside.ts';
import { type Clause, plainBetween } from '../clauses/clause.ts';
import { contentWords } from '../clauses/content-words.ts';
import { verbAt } from '../language/action-verbs.ts';
import { anyOf, setOf } from '../language/phrase.ts';

/** Where the words end that tell what is to be done: before afterthoughts, what it is for, who gets it and what is told beside it. */
export const endOfTitle = (clause: Clause, from: number, to: number): number =>
  handedOver(clause, from, untilAside(clause, from, untilParticle(clause, from, to)));

/** What follows "nhé" is an afterthought. */
function untilParticle(clause: Clause, from: number, to: number): number {
  const particle = clause.words
    .slice(from, to)
    .findIndex(
      (word, index) =>
        (index > 2 && (ENDS_MATTER.has(word) || opensPurpose(clause, from + index))) ||
        (index > 1 && word === 'là' && SUFFICES.has(clause.words[from + index + 1] ?? '')),
    );
  return particle < 0 ? to : from + particle;
}

/** "Gửi danh sách là được", "thay lưới là xong". */
const SUFFICES = setOf('được|xong|có|ổn|kịp|đủ|vừa|rồi|hết');
const ENDS_MATTER = setOf('nhé|nghe|ủa|dạ|vì|chứ|chớ|nên|mà|kẻo|hoài');

/** "Gửi thư mời đi để các bạn còn sắp xếp", "đặt trước cho chắc ăn": what for. */
function opensPurpose(clause: Clause, at: number): boolean {
  const { words } = clause;
  const next = words[at + 1] ?? '';
  if (words[at] === 'cho')
    return ENDS_WELL.has(next) || FOR_OTHERS_TO_SEE.test(plainBetween(clause, at, partEnd(clause, at)));
  if (words[at] !== 'để') return false;
  const own = verbAt(words, at + 1) === null && words.some((_, index) => index > at && verbAt(words, index));
  return PURPOSE.has(next) || own;
}
const partEnd = ({ breaks, words }: Clause, at: number): number =>
  Math.min(words.length, ...[...breaks].filter((index) => index >= at).map((index) => index + 1));

/** "… cho bà con biết", "… cho mọi người xem". */
const FOR_OTHERS_TO_SEE =
  /^ cho (?:mọi người|người ta|bà con|cả nhà|anh em|chị em|các \S+|tụi \S+|anh|chị|em|cô|chú|bác|họ|khách)(?: \S+)? (?:xem|biết|nắm|so sánh|tham khảo|yên tâm|theo dõi|dễ|tiện)(?: \S+)? $/u;
const ENDS_WELL = setOf('chắc|kịp|gọn|rồi|nhanh|tiện|khỏi|đỡ|lành|yên|vui|tươm|đàng|hợp');
const PURPOSE = setOf(
  'các|anh|chị|em|tôi|mình|con|còn|kịp|cho|họ|người|khách|mọi|nó|bên|bà|khỏi|đỡ|ai|sáng|mai',
);

/** "…, thứ hai tuần sau nộp bản thảo cho tôi": how the work is handed over is no part of what it is. */
function handedOver(clause: Clause, from: number, to: number): number {
  for (let at = from + 2; at < to - 1; at += 1) {
    if (!clause.breaks.has(at)) continue;
    const rest = clause.words.slice(at + 1, to);
    if (isAddition(plainBetween(clause, at + 1, to))) return at + 1;
    const verb = rest.findIndex((_, index) => verbAt(clause.words, at + 1 + index) !== null);
    const handed = DELIVERS.has(rest[verb] ?? '') ? rest.slice(verb + 1) : null;
    const delivers =
      handed?.some((word) => RECEIVERS.has(word)) || (handed && contentWords(handed).size === 0);
    if (delivers && contentWords(rest.slice(0, verb)).size === 0) return at + 1;
  }
  return to;
}
/** "…, thiếu gì thì báo", "…, hai tám phải có", "…, cuối tuần này làm": a condition or a limit, said behind a comma. */
function isAddition(plain: string): boolean {
  return ADDS.test(plain) || contentWords(plain.trim().split(' ')).size === 0;
}
const ADDS = anyOf(`
  thì (?:báo|nói|gọi|nhắn|hỏi|alo)|(?:là )?phải (?:có|xong|đủ)(?= (?:\\S+ ){0,3}$)|ai (?:\\S+ ){1,5}thì|có (?:gì|kết quả|tin)(?: thì)?
`);
export const DELIVERS = setOf('nộp|gửi|đưa|báo|giao|trả');
const RECEIVERS = setOf('tôi|mình|anh|chị|cô|chú|bác|thầy|sếp|tổ|nhóm');

/** … and what is told beside it. */
function untilAside(clause: Clause, from: number, to: number): number {
  for (let at = from; at < to - 1; at += 1)
    if (clause.breaks.has(at) && isAside(clause, at + 1, to)) return at + 1;
  return to;
}
