import { createGrammar } from '../../grammar.ts';
import type { Place } from '../../place.ts';

/** Without marks these are as likely words that name something: hợp đồng, lãi suất, đất, nơi, căn, nhạc, hội, giá. */
const doubtful = new Set('hop lai dat noi can nhac hoi gia rang cu no'.split(' '));

/** Inside a sentence a capital makes a name of a word: "công ty Sao Mai". */
const isPlainly = ({ first, before }: Place): boolean =>
  !doubtful.has(first?.text ?? '') && !(first?.capital && before?.kind === 'word');

/** Question words, particles, pronouns and light verbs, which name nothing to search for. */
const empty = `
là gì nào những các cái có không chưa đã đang sẽ rồi ai nhiều mấy khi sao vậy thế nhỉ à ạ ơi hả ta tôi mình em anh chị bạn về cho của thì
mà với và ở trong được bị họp cuộc buổi nói nhắc tới đến nhé nha giúp xem coi biết hỏi đâu phải vụ chuyện theo từ hôm qua lần trước này
kia đó đấy ấy cũng còn rằng ngày một người lại cần đặt ra vào bữa hồi đứa răng rứa hỉ nớ hén nghen hả cứ
mô chi nhiêu nhiu tui chừ hổm bựa ni ri hè hí dợ nè luôn quên bảo bác dạ á cháu ad nhớ nhờ hơ`;

/** Phrases that ask, or that name a meeting without saying which. */
const phrases = [
  '(bao nhiêu|bao giờ|bao lâu|khi nào|khi mô|chừng nào|thế nào|như thế nào|ra sao|tại sao|vì sao|vì đâu|vì cái gì|vì gì|tại cái gì|lý do|làm sao|ngày nào|ngày mấy|lúc nào|hôm nào|mấy giờ)',
  '(có phải|cho tôi biết|cho mình biết|cho em biết|chúng ta|chúng tôi|mọi người)',
  '(lần trước|hôm trước|hôm bữa|bữa trước|hôm nọ|hồi trước|lần rồi|vừa rồi|gần đây|gần nhất)',
  '(cuộc họp|buổi họp|phiên họp|họp trước|họp lần trước|trong họp|nội dung họp)',
  '(bên nào|ở mô|bên mô|chỗ mô|tới mô|hôm mô|ngày mô|bữa mô|bựa mô|lúc mô|người mô|mấy h)',
  '(quên mất|quên rồi|không nhớ rõ|không nhớ|nghe nói|hình như)',
];

/** Words that only look like the beginning of an empty phrase. */
const named = [
  '(cuộc|buổi|phiên|trong) (hợp đồng|hợp tác)',
  '(hợp đồng|hợp tác)',
  '(chi phí|chi nhánh|chi tiết|chi tiêu|chi trả|chi cục|thu chi|tổng chi)',
  '(bảo hiểm|bảo trì|bảo hành|bảo vệ|bảo dưỡng|bảo mật|bảo quản|bảo lãnh|bảo đảm|đảm bảo|bác sĩ)',
];

/** What a question is asked with, as against what it is about. */
export const noContent = createGrammar<never, 'empty' | 'named'>(
  { phrases: {}, reader: () => ({ kind: 'word', read: () => null }) },
  [
    ...named.map((pattern) => [pattern, 'named'] as const),
    ...phrases.map((pattern) => [pattern, 'empty'] as const),
    ...empty
      .trim()
      .split(/\s+/)
      .map((word) => [word, 'empty', isPlainly] as const),
  ],
);
