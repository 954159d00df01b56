import type { Clause } from './clause.ts';
import { endsWith, opensWith } from './language/phrase.ts';
import { KIN_WORDS } from './language/pronouns.ts';
import type { Mention } from './people.ts';

const LEAD = opensWith(`
  (?:anh|chị|em|con|cháu|cô|chú|bác|thầy|sếp|ông|bà|mọi người|cả nhà|bà con|mấy anh|các anh|mấy chị)(?: \\p{L}+)? ơi
  còn vụ|còn chuyện|còn cái|còn phần|còn việc|em hỏi thêm|anh hỏi|chị hỏi|chị|anh
  dạ|vâng|ừ|rồi|ok|à|ơ|ồ|ủa|ui|vậy|thế|thôi|thì|mà|nhưng|nhưng mà|còn|hợp lý|hợp lí|được|được rồi|nhất trí
  đồng ý|tốt|tuyệt|perfect|như vậy|như thế|cho nên|nên|chốt|chốt lại|chốt luôn|chốt là|thống nhất
  thống nhất là|thống nhất lại|quyết định|quyết định là|quyết|kết luận|kết luận là|là|chúng ta|chúng mình
  tóm lại|sửa lại|hay|hay là|phải đó|đúng rồi|rồi thì|xong|ha ha|thật ra|tức là|nói chung|ý là|ấy|ấy khoan
  khoan|ý em là|cái này|sẽ|tạm|em hỏi thêm|cho em hỏi|em hỏi|cho tôi hỏi|cho con hỏi|tôi hỏi|hỏi thêm|à mà
  thế còn|với lại|mọi người|cả nhà|bà con|lỡ|tiếp theo|em đề xuất|tôi đề xuất|tôi đề nghị|em đề nghị
  con đề nghị|em nghĩ|tôi nghĩ|anh nghĩ|chị nghĩ|theo em|theo tôi|mình nghĩ|em thấy|tôi thấy|cuối cùng
  lần cuối|chốt phương án|hội đồng|ban|cứ|luôn|ờm|quá bán|cái
`);
const TAIL = endsWith(`
  nhé|ạ|đi|vậy|thế|luôn|nghe|nhỉ|hả|à|á|hè|ha|đó|thôi|rồi|chốt|chốt vậy|chốt vậy đi|vậy đi|thế đi|thế nhé
  được chưa|được không|nghe chưa|mà|ta|trời|thì phải|mọi người|cả nhà|bà con|các bạn|ok|rõ chưa
  đồng ý không|nghen|là xong|vậy là xong|ai có ý kiến gì không|chứ|cái|hen|thấy sao|bây giờ|này
`);

/** The matter of a clause: openers, particles, calls and pronoun subjects fall off both ends. Words as written. */
export function cleanStatement(clause: Clause, mentions: readonly Mention[], fromWord = 0): string {
  const called = new Set<number>();
  for (const mention of mentions) {
    if (!mention.called) continue;
    for (let index = mention.from; index < mention.to; index += 1) called.add(index);
    if (clause.words[mention.to] === 'ơi' || clause.words[mention.to] === 'này') called.add(mention.to);
  }
  let from = fromWord;
  let to = clause.words.length;
  for (let round = 0; round < 12; round += 1) {
    const plain = ` ${clause.words.slice(from, to).join(' ')} `;
    const lead = LEAD.exec(plain);
    const tail = TAIL.exec(plain);
    if (called.has(from)) from += 1;
    else if (called.has(to - 1)) to -= 1;
    else if (tail && to - from > 2) to -= count(tail[0]);
    else if (lead && to - from > 2) from += count(lead[0]);
    else if (isLooseVocative(clause, from, to)) to -= 1;
    else break;
  }
  const words = clause.raw.slice(from, to).flatMap((word, index) => {
    const at = from + index;
    if (called.has(at)) return [];
    return clause.breaks.has(at) && at < to - 1 ? [`${word},`] : [word];
  });
  const text = words.join(' ').replace(/,$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function count(phrase: string): number {
  return phrase.trim().split(' ').length;
}

function isLooseVocative(clause: Clause, from: number, to: number): boolean {
  return (
    to - from > 2 &&
    KIN_WORDS.has(clause.words[to - 1] ?? '') &&
    !/^(?:của|cho|với|hai|ba|một|các|giúp)$/u.test(clause.words[to - 2] ?? '')
  );
}
