import { isLetter } from '../../text/letters.ts';
import { KIN_WORDS } from '../language/pronouns.ts';

const FUNCTION_WORDS =
  `dạ vâng ừ ok rồi thì là mà và với của cho cái con các những một này đó ấy kia nhé ạ à đi luôn ngay thôi nữa được không chưa có
  sẽ đã đang phải cần nên để ra vào lên xuống lại cũng vẫn chỉ thế vậy nào gì chi ai đâu mô sao hay hoặc nhưng tại vì do trong ngoài
  trên dưới trước sau khi lúc từ đến tới bằng theo về ở cùng hết mỗi mọi tất cả rất quá lắm hơn nhất như thêm giúp hộ giùm tôi mình chúng ta
  họ nó người bên phần việc vụ chuyện làm xong lo chốt vậy nhỉ hả ơi này nè hôm nay mai mốt tuần ngày tháng thứ hai ba tư năm sáu bảy chủ nhật
  sáng chiều tối trưa giờ cuối đầu giữa nếu thật kỹ rõ bạn anh chị em tụi bọn còn đấy chứ chớ à ha đúng cứ nhớ thử bây nghe mười mươi mốt lăm nhăm rưỡi chục trăm một bốn tám chín giúp tết hạn kịp gấp tốt hay gọn lại ổng bả ảnh sớm gấp nốt định mới muốn dự kiến dần the of and with is are be we you it that this by will can could please for tiếp thử hẳn hoi tận nơi`.split(
    /\s+/u,
  );
const EMPTY_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...KIN_WORDS]);

/** The words of a text that carry its matter: no particles, pronouns, times or the emptiest verbs. */
export function contentWords(words: readonly string[]): Set<string> {
  const content = new Set<string>();
  let before: string | undefined;
  for (const word of words) {
    if (EMPTY_WORDS.has(word) ? isHousehold(word, before) : isSpoken(word)) content.add(word);
    before = word;
  }
  return content;
}

/** "Mời hộ" is a favour, "mời ba hộ" are three households. */
function isHousehold(word: string, before: string | undefined): boolean {
  return word === 'hộ' && before !== undefined && COUNTING.has(before);
}
const COUNTING: ReadonlySet<string> = new Set(
  'một hai ba bốn năm sáu bảy tám chín mười các những mấy từng mỗi nhiều vài danh sách chủ'.split(' '),
);

/** Whether a word holds a letter or a digit; nearly all begin with one, which is seen sooner than asked for. */
function isSpoken(word: string): boolean {
  return isLetter(word.charCodeAt(0)) || /[\p{L}\d]/u.test(word);
}

export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size > other.size) return sharedCount(other, one);
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared;
}

/** Shared words over the smaller set: 1 when one text repeats the other's matter. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : sharedCount(one, other) / least;
}
