import { fold } from './fold.ts';

/** What questions are made of: asking words, particles, pronouns, the emptiest verbs. They name nothing one looks for. */
const asking =
  /(?<= )(?:bao nhieu|bao gio|bao lau|khi nao|khi mo|chung nao|the nao|nhu the nao|ra sao|tai sao|vi sao|ly do|lam sao|ngay nao|ngay may|luc nao|hom nao|may gio|co phai|cho (?:toi|minh|em) biet|lan truoc|hom truoc|hom bua|bua truoc|hoi truoc|lan roi|vua roi|gan day|gan nhat|chung ta|chung toi|moi nguoi|(?:cuoc|buoi|phien) hop|hop truoc|hop lan truoc|trong hop)(?= )/g;
const empty = new Set(
  `la gi nao nhung cac cai co khong chua da dang se roi ai nhieu may khi sao vay the nhi a ha ta toi minh em anh chi ban ve cho cua thi ma voi va o trong duoc bi
  hop cuoc buoi noi nhac toi den nhe giup xem biet hoi dau phai vu chuyen theo tu hom qua lan truoc nay kia do day ay cung con rang ngay mot nguoi lai can dat ra vao`.split(
    /\s+/,
  ),
);

/**
 * The words of a question that name what it is about, as written and in order; all of them when it is made of nothing else.
 */
export function contentQuery(question: string): string {
  const words = Array.from(
    question.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.,/]\p{N}+)*/gu),
    (match) => match[0],
  );
  const plain = ` ${words.map(fold).join(' ')} `;
  const kept = plain
    .replace(asking, (found) => found.replace(/\S+/g, '-'))
    .trim()
    .split(/\s+/);
  const named = words.filter((word, at) => kept[at] !== '-' && !empty.has(fold(word)));
  return (named.length > 0 ? named : words).join(' ');
}
