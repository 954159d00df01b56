import { setOf } from '../language/phrase.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { type Clause, sliceClause } from './clause.ts';

/** Words that open a new clause in speech written without punctuation; a phrase counts where it stands. */
const OPENERS =
  / (?:(?:à|ừ|rồi|thôi|vậy|thế|dạ|ok) (?:còn|tới|sang|giờ|tiếp|mà|thì|chốt|anh|chị|em|để|là|không|mọi)|còn (?:vụ|cái|phần|chuyện|việc|về|nữa|bên|chỗ|hàng|máy|con|đơn|khoản|xe|bữa|mấy|tiền)|nhưng(?: mà)?|nếu|phải chi|giá mà|tại(?: vì)?|bởi vì|tóm lại|chốt lại|nói chung|cái (?:đó|này) (?:thì|anh|chị|em|tôi|không|chưa|để|phải)|để (?:em|anh|chị|tôi|con|cháu|mình)|từ (?:nay|mai|giờ|tuần sau|tháng sau) (?:ai|mình|mọi|cả|tất|bà|anh|bên|không)|hay(?: là)? (?:mình|bây|tụi|anh|chị|em|ta)|mà (?:anh|chị|em|cái|vụ|giá|bên|còn|muốn)|cho nên|nên là|trong (?:lúc|khi)|ý là|mọi người (?:thấy|đồng)|ai (?:có|làm|lo|đi|phản)|chứ|chớ|thì thôi|giữ nguyên|(?:ok|há|ha|nghen) vậy|đừng (?:để|có|quên|mà)|thôi (?:làm|không|khỏi|dời|để|đi|bỏ|tăng|giảm|giữ|chọn|đổi|lấy|cứ))(?= )/gu;

/** Particles that close a clause; a vocative may still follow. */
const CLOSERS: ReadonlySet<string> = setOf(`
  nhé|ạ|nhỉ|hả|đi|không|chưa
`);
const SHORTEST = 3;

/** Cuts one unpunctuated utterance where its words show that a new clause begins. */
export function splitRunOn(clause: Clause): Clause[] {
  if (clause.breaks.size > 0 || clause.words.length < 8) return [clause];
  const cuts = new Set<number>([
    ...openerCuts(clause),
    ...closerCuts(clause),
    ...questionCuts(clause),
    ...vocativeCuts(clause),
  ]);
  const clauses: Clause[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    if (cut - from < SHORTEST || clause.words.length - cut < 2) continue;
    clauses.push(sliceClause(clause, from, cut));
    from = cut;
  }
  clauses.push(sliceClause(clause, from, clause.words.length));
  return clauses;
}

function openerCuts(clause: Clause): number[] {
  const starts = new Map(clause.offsets.map((offset, index) => [offset, index]));
  return [...clause.plain.matchAll(OPENERS)].flatMap((match) => starts.get(match.index + 1) ?? []);
}

/** After "nhé anh", "ạ": the next word begins anew unless only another particle or vocative follows. */
function closerCuts(clause: Clause): number[] {
  const cuts: number[] = [];
  clause.words.forEach((word, index) => {
    if (!CLOSERS.has(word)) return;
    const next = clause.words[index + 1] ?? '';
    if (word === 'nhé' || word === 'ạ' || word === 'nhỉ' || word === 'hả') {
      cuts.push(index + (KIN_WORDS.has(next) && !isSubject(clause, index + 1) ? 2 : 1));
    }
  });
  return cuts;
}

/** "… trả tiền đợt ba vậy anh | anh em hỏi hoài": what the question word asked ends with the vocative. */
function questionCuts(clause: Clause): number[] {
  const asked = clause.words.findIndex((_, index) => asksAt(clause.words, index));
  if (asked < 0) return [];
  return clause.words.flatMap((word, index) => {
    const ends = index > asked && ENDS_QUESTION.has(word) && KIN_WORDS.has(clause.words[index + 1] ?? '');
    return ends ? [index + 2] : [];
  });
}
const ENDS_QUESTION: ReadonlySet<string> = setOf('vậy|hả|ta|thế|không|chưa');

function asksAt(words: readonly string[], index: number): boolean {
  return /^(?:(?:chừng|khi|hôm|bữa|ngày) (?:nào|mô)|bao (?:giờ|nhiêu)|mấy \p{L}+|thế nào|ra sao|làm sao|tại sao)$/u.test(
    `${words[index]} ${words[index + 1] ?? ''}`,
  );
}

/** "… nhé em gửi luôn": the pronoun begins the next clause; "… nhé em | còn …": it ends this one. */
function isSubject(clause: Clause, index: number): boolean {
  return /^(?:sẽ|gửi|làm|đi|lên|đã|cũng|có|thấy|nghĩ|phải|mới|lo|gọi|hỏi|mua|báo|đặt|xin|không|chưa|biết)$/u.test(
    clause.words[index + 1] ?? '',
  );
}

/** "… yến này em gửi": a name called out begins a clause. */
function vocativeCuts(clause: Clause): number[] {
  const cuts: number[] = [];
  clause.words.forEach((word, index) => {
    if (word !== 'ơi' && word !== 'này') return;
    const name = index - 1;
    const titled = KIN_WORDS.has(clause.words[name - 1] ?? '') && word === 'ơi';
    const calls = word === 'ơi' || KIN_WORDS.has(clause.words[index + 1] ?? '');
    if (calls && !COMMON_BEFORE_NAY.has(clause.words[name] ?? '')) cuts.push(titled ? name - 1 : name);
  });
  return cuts;
}

/** "tuần này em …": demonstratives, not calls. */
const COMMON_BEFORE_NAY: ReadonlySet<string> = setOf(`
  tuần|tháng|năm|ngày|hôm|bữa|cái|việc|vụ|lần|đợt|quý|chiều|sáng|tối|phần|chỗ|kỳ|thế|như|đơn|bên|chuyện
  hàng|con|xe|khoản|người|số|mùa|trưa|giờ|lúc|khoa|phòng|tổ|nhóm|loại
`);
