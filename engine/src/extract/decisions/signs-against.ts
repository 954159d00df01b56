import { setOf } from '../language/phrase.ts';
import { isPolite } from '../language/politeness.ts';
import { KIN_WORDS } from '../language/pronouns.ts';
import { SETTLES } from '../language/settling-cues.ts';
import { DONE_AT_END, PAST, UNKNOWN, URGES } from '../language/stance-cues.ts';
import { besideUnknown, goesOnWithIdea, namesSomebody, turnsIdeaDown } from './candidate.ts';
import * as cues from './other-talk-cues.ts';
import { refusesMatter } from './refuses-matter.ts';
import { ASKS_FOR_YES } from './ruling-cues.ts';
import { type RulingSign, says } from './ruling-sign.ts';
import { byLeave, isObjected, type Setting, saysNo } from './setting.ts';
import { SIGNS_OF_WORK } from './signs-of-work.ts';

const FEW = 8;
const FEWEST = 4;
const FIRST_TALK = 1;
const EARLY_TALK = 3;
const LAST_TALK = 3;

/** A talk of some length has its warming up and its goodbyes; a few turns are all matter. */
const LONG_TALK = 15;
const isLong = (turn: number, { turnsLeft }: Setting): boolean => turn + turnsLeft >= LONG_TALK;

/** What speaks against a ruling: work for one person, what is, was, may be or is only thought, and nobody's yes. */
export const SIGNS_AGAINST: readonly RulingSign[] = [
  {
    name: 'first talk',
    weight: -1.2,
    like: 'hôm nay bàn chuyện cây cầu',
    holds: ({ clause }) => clause.turn <= FIRST_TALK && !SETTLES.test(clause.plain),
  },
  {
    name: 'early talk',
    weight: -1.4,
    like: 'what led to the meeting',
    holds: ({ clause, setting }) => clause.turn <= EARLY_TALK && isLong(clause.turn, setting),
  },
  {
    name: 'last talk',
    weight: -0.8,
    like: 'who goes home how',
    holds: ({ clause, setting }) => setting.turnsLeft < LAST_TALK && isLong(clause.turn, setting),
  },
  {
    name: 'no matter',
    weight: -1.2,
    like: 'vậy thôi',
    holds: ({ matter, clause }) => matter.size <= 1 && !cues.TELLS_WHEN.test(clause.plain),
  },
  {
    name: 'of persons',
    weight: -0.5,
    like: 'anh ấy chưa ký',
    holds: ({ clause }) => tellsOfPerson(withoutCall(clause.words)),
  },
  { name: 'few words', weight: -0.9, like: 'dạ hết rồi', holds: ({ clause }) => clause.words.length <= FEW },
  {
    name: 'fewest words',
    weight: -0.8,
    like: 'ok anh',
    holds: ({ clause }) => clause.words.length <= FEWEST,
  },
  { name: 'unknown', weight: -1.3, like: 'chưa biết', holds: says(UNKNOWN) },
  { name: 'tells the state', weight: -0.6, like: 'máy đang hỏng', holds: says(cues.TELLS_STATE) },
  { name: 'leads the talk', weight: -1.3, like: 'tiếp theo là …', holds: says(cues.LEADS_TALK) },
  { name: 'orders', weight: -0.4, like: 'nhớ mang theo', holds: says(cues.ORDERS) },
  {
    name: 'nobody takes it',
    weight: -0.4,
    like: 'said by one who does not lead, and left there',
    holds: ({ setting }) => !(setting.byChair || setting.agreed || byLeave(setting)),
  },
  {
    name: 'says no',
    weight: -0.9,
    like: 'không cần đâu',
    holds: ({ clause, setting, opensTurn }) =>
      saysNo(setting) && (opensTurn || !setting.byChair) && !refusesMatter(clause),
  },
  {
    name: 'turns an offer down',
    weight: -2.5,
    like: 'thôi khỏi em, …',
    holds: ({ clause }) => cues.TURNS_DOWN.test(clause.plain),
  },
  {
    name: 'asking word',
    weight: -0.8,
    like: 'sao kịp',
    holds: ({ clause }) => !clause.asks && cues.ASKING_WORD.test(clause.plain),
  },
  { name: 'of others', weight: -0.9, like: 'khách họ đổi', holds: says(cues.OF_OTHERS) },
  { name: 'done', weight: -0.8, like: 'em làm xong rồi', holds: says(DONE_AT_END) },
  { name: 'thinks', weight: -1, like: 'chắc là được', holds: says(cues.THINKS) },
  {
    name: 'asks',
    weight: -2.1,
    like: 'bao giờ xong?',
    holds: ({ clause }) => clause.asks && !ASKS_FOR_YES.test(clause.plain),
  },
  {
    name: 'asks for a yes',
    weight: -0.3,
    like: 'mùng bảy được không các bác?',
    holds: ({ clause }) => clause.asks && ASKS_FOR_YES.test(clause.plain),
  },
  { name: 'polite', weight: -0.8, like: 'dạ …', holds: ({ clause }) => isPolite(clause.plain) },
  {
    name: 'objected to',
    weight: -0.4,
    like: '— Không được đâu.',
    holds: ({ setting }) => isObjected(setting),
  },
  { name: 'reports', weight: -0.4, like: 'Sở có công văn …', holds: says(cues.REPORTS) },
  { name: 'past', weight: -0.6, like: 'hôm qua …', holds: says(PAST) },
  {
    name: 'urges',
    weight: -0.1,
    like: '… đi em',
    holds: (candidate) =>
      URGES.test(candidate.clause.plain) &&
      (!candidate.setting.byChair || namesSomebody(candidate) || tellsOfPerson(candidate.clause.words)),
  },
  { name: 'by a day', weight: -0.9, like: 'trước thứ năm', holds: says(cues.BY_A_DAY) },
  { name: 'warns', weight: -1.5, like: 'đổi bây giờ là loạn', holds: says(cues.WARNS) },
  {
    name: 'reckons',
    weight: -1.2,
    like: 'mỗi mâm một triệu, vậy là hai chục triệu',
    holds: says(cues.RECKONS),
  },
  {
    name: 'beside what is not known',
    weight: -0.7,
    like: 'bên Bộ thì nói khỏi — cái này chị chưa biết',
    holds: besideUnknown,
  },
  {
    name: 'turns an idea down',
    weight: -0.9,
    like: '— Hay mua thêm? — Thôi, tốn lắm.',
    holds: turnsIdeaDown,
  },
  {
    name: 'goes on with the idea',
    weight: -3,
    like: '— Hay mua thêm? — Thôi, mua về tốn chỗ.',
    holds: goesOnWithIdea,
  },
  {
    name: 'goodbye',
    weight: -2,
    like: 'thôi đi vắt sữa',
    holds: ({ clause, setting }) =>
      setting.turnsLeft <= 1 && isLong(clause.turn, setting) && !SETTLES.test(clause.plain),
  },
  ...SIGNS_OF_WORK,
];

/** "Chị ấy chưa ký"; not "bảy chục một em", "em nào cũng có": there they are counted. */
const tellsOfPerson = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      KIN_WORDS.has(word) &&
      !(COUNTS_HEADS.has(words[at - 1] ?? '') || COUNTS_HEADS.has(words[at + 1] ?? '')),
  );
const COUNTS_HEADS = setOf('một|hai|ba|bốn|mỗi|từng|mọi|nào');

/** "… cô nhé", "… nghe chị": who is called at the end is not told of. */
function withoutCall(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !(KIN_WORDS.has(word) || PARTICLES.has(word)));
  return words.slice(0, end + 1);
}
const PARTICLES = setOf('nhé|ạ|nhỉ|ha|hả|nghe|à|đi|thôi|luôn|vậy|rồi|đó|ơi|mấy|các');
