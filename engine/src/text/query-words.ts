import { fold } from './fold.ts';
import { agreement, type Spelling, spellingOf } from './spelling.ts';

/** Phrases of questions that carry no content: interrogatives, and phrases for a meeting that name none. */
const asking =
  /(?<= )(?:bao nhieu|bao gio|bao lau|khi nao|khi mo|chung nao|the nao|nhu the nao|ra sao|tai sao|vi sao|ly do|lam sao|ngay nao|ngay may|luc nao|hom nao|may gio|co phai|cho (?:toi|minh|em) biet|lan truoc|hom truoc|hom bua|bua truoc|hoi truoc|lan roi|vua roi|gan day|gan nhat|chung ta|chung toi|moi nguoi|(?:cuoc|buoi|phien) hop(?! dong| tac)|hop truoc|hop lan truoc|trong hop(?! dong| tac))(?= )/g;

/** Question words, particles, pronouns and light verbs, which name nothing to search for. */
const empty =
  `là gì nào những các cái có không chưa đã đang sẽ rồi ai nhiều mấy khi sao vậy thế nhỉ à hả ta tôi mình em anh chị bạn về cho của thì mà với và ở trong được bị
  họp cuộc buổi nói nhắc tới đến nhé giúp xem biết hỏi đâu phải vụ chuyện theo từ hôm qua lần trước này kia đó đấy ấy cũng còn rằng ngày một người lại cần đặt ra vào`.split(
    /\s+/,
  );
/** Without marks these are as likely words that name something: hợp đồng, lãi suất, đất, nơi, căn, nhạc, hội. */
const doubtful = new Set('hop lai dat noi can nhac hoi gia'.split(' '));

const spelled = new Map<string, Spelling[]>();
for (const word of empty) spelled.set(fold(word), [...(spelled.get(fold(word)) ?? []), spellingOf(word)]);

/** The words of a question that name what it is about, as written and in order; all of them when it is made of nothing else. */
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
  const named = words.filter((word, at) => kept[at] !== '-' && !isEmpty(word));
  return (named.length > 0 ? named : words).join(' ');
}

function isEmpty(word: string): boolean {
  const folded = fold(word);
  if (doubtful.has(folded) && folded === word.toLowerCase()) return false;
  const typed = spellingOf(word);
  return (spelled.get(folded) ?? []).some((spelling) => agreement(typed, spelling) > 0);
}
