import { minutesIn } from './said-amounts.ts';
import { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type ActOf<Kind extends SpokenAct['kind']> = Extract<SpokenAct, { kind: Kind }>;

const minutesBefore = 15;
const saysBefore = /(?<!\p{L})(?:trước|truoc)(?!\p{L})/iu;

const remindsSelf =
  /(?<!\p{L})(?:nhắc|nhac|remind)\s+(?:tôi|mình|em|e|anh|a|chị|c|tui|tớ|toi|minh|chi|me)\s+(?:là\s+|nhớ\s+|la\s+|nho\s+)?/iu;
const endsRequest =
  /[\s,]+(?:kẻo quên|đừng để quên.*|nghe|nghen|nha|nhé|nhe|ạ|với|voi|giùm|giúp|đi|luôn|keo quen)[\s.!]*$/iu;

/** What to be reminded of: all that stands behind "nhắc mình" but its times, up to a comma. */
function remindedOf(said: SaidSlots): string {
  const tagged = said.of('text').replace(/^(?:tôi|mình|tui|tớ|toi|minh)\s+(?=\S)/iu, '');
  const lead = remindsSelf.exec(said.message);
  const from = lead ? lead.index + lead[0].length : -1;
  const behind = said.clause.pieces.filter((piece) => from >= 0 && piece.from >= from);
  const start = behind.findIndex(({ kind }) => kind !== 'time');
  const rest = start < 0 ? [] : behind.slice(start);
  const end = rest.findIndex(
    ({ kind, text }, at) => kind === 'time' || (kind === 'mark' && at > 0 && /[,;.]/u.test(text)),
  );
  const words = end < 0 ? rest : rest.slice(0, end);
  const whole = said.message
    .slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0)
    .replace(endsRequest, '')
    .trim();
  return whole.includes(tagged) ? whole : tagged.replace(endsRequest, '');
}

/** "Trước họp giá 1 ngày in danh sách", "30 phút trước giao ban": how long before, of what, and what for. */
const beforeMeeting =
  /(?<!\p{L})(?:trước|truoc)\s+(?:(?:giờ|lúc|khi|gio|luc)\s+)?(?=(?:họp|cuộc|buổi|giao ban|phỏng vấn|nghiệm thu|tập huấn|hội nghị|tổng kết|daily|standup|hop|cuoc|buoi|phong van|nghiem thu|tap huan|hoi nghi|tong ket))(.+?)\s+((?:\d{1,3}|nửa|một|nua|mot)\s*(?:phút|p|tiếng|ngày|hôm|bữa|phut|tieng|ngay|hom|bua))(?!\p{L})\s*(.*)$/iu;
const leadMeeting =
  /((?:\d{1,3}|nửa|một|nua|mot)\s*(?:phút|p|tiếng|ngày|phut|tieng|ngay))\s+(?:trước|truoc)\s+(?=(?:họp|cuộc|buổi|giao ban|standup|hop|cuoc|buoi))(.+)$/iu;
const minutesOfDay = 24 * 60;

function leadIn(said: string): number | null {
  const days = /^(\d+|một|mot)\s*(?:ngày|hôm|bữa|ngay|hom|bua)/iu.exec(said)?.[1];
  return days === undefined ? minutesIn(said) : (Number(days) || 1) * minutesOfDay;
}

/** A reminder before a meeting, where the words have that shape; else null. */
function fillBefore(said: SaidSlots): ActOf<'remind-before'> | null {
  const first = beforeMeeting.exec(said.message);
  const second = first ? null : leadMeeting.exec(said.message);
  const [about = '', lead = '', text = ''] = first ? first.slice(1) : second ? [second[2], second[1]] : [];
  const minutes = lead === '' ? null : leadIn(lead);
  if (minutes === null) return null;
  const named = new SaidSlots(said.message, said.clause.pieces, { about: about.replace(endsRequest, '') })
    .about;
  return {
    kind: 'remind-before',
    ...named,
    minutes,
    text: text.replace(remindsSelf, '').replace(endsRequest, ''),
  };
}

const lengthFirst =
  /(?:trước|truoc)\s+(?:\d{1,3}|nửa|nua|một|mot)\s*(?:phút|phut|ph|p|tiếng|tieng)(?!\p{L})\s*(.*)$/iu;

/** "Nhắc cháu trước 1 tiếng mang hồ sơ": what stands behind how long before. */
const behindLength = (message: string): string =>
  (lengthFirst.exec(message)?.[1] ?? '').replace(endsRequest, '').replace(smallEnd, '').trim();
const smallEnd = /^(?:luôn|nhé|nha|nghe|ạ|đi|với|giúp|luon|nhe|di|giup|thôi|thoi|nữa|nua|là|la)(?:\s+|$)/iu;

/** "Ngày nào cũng", "mỗi thứ Sáu", "từ mai tới hết tuần sau" */
const repeated =
  /(?<!\p{L})(?:(?:ngày|sáng|trưa|chiều|tối|tuần|tháng|hôm|thứ\s+\S+|t[2-7]|ngay|sang|trua|chieu|toi|tuan|thang|hom|thu\s+\S+)\s+(?:nào|mô|nao|mo)\s+(?:cũng|cung)|(?:hàng|hằng|mỗi|hang|moi|cứ|daily|every)\s+(?:ngày|sáng|trưa|chiều|tối|tuần|tháng|thứ|day|ngay|sang|trua|chieu|toi|tuan|thang|thu|t[2-7])|(?:từ|tu)\s+(?:mai|mốt|hôm nay|nay|bữa nay|thứ\s+\S+|\d{1,2}\/\d{1,2}|mot|hom nay|thu\s+\S+)\s+(?:tới|đến|toi|den)\s)/iu;
const firstDay =
  /(?<!\p{L})(?:từ|tu|bắt đầu|bat dau)\s+(mai|mốt|hôm nay|thứ\s+\S+|\d{1,2}\/\d{1,2}|mot|hom nay|thu\s+\S+)/iu;
const ofEachDay = /(?<!\p{L})(?:hàng|hằng|mỗi|hang|moi|cứ)\s+(?:ngày|sáng|ngay|sang)(?!\p{L})/giu;

/** The first time of one that repeats: its hour on the day it begins; null where no hour is said. */
function firstOf({ clause, message }: SaidSlots): string | null {
  const hour = clause.times().find((time) => /\d\s*(?:h|g|:|giờ|gio)/iu.test(time));
  if (hour === undefined) return null;
  const alone = hour.replace(ofEachDay, '').trim();
  const day = firstDay.exec(message)?.[1] ?? '';
  return alone.includes(day) ? alone : `${alone} ${day}`;
}

/** A reminder at a time, or so many minutes before a meeting. */
export function fillReminder(said: SaidSlots): ActOf<'remind'> | ActOf<'remind-before'> {
  const before = fillBefore(said);
  if (before) return before;
  const text = remindedOf(said);
  const at = said.timesOf('time').length > 0 ? said.of('time') : '';
  const lead = minutesIn(said.message);
  const isAbout = said.of('about') !== '' && at === '';
  if (isAbout || (lead !== null && saysBefore.test(said.message) && said.clause.times().length === 0)) {
    const about = (isAbout ? said : said.without('text')).about;
    const words = about.words.replace(/(?:^|\s)\d+$/u, '');
    const minutes = lead ?? minutesBefore;
    return {
      kind: 'remind-before',
      ...about,
      words,
      minutes,
      text: isAbout ? text : behindLength(said.message),
    };
  }
  const others = said.clause.times().filter((time) => !text.includes(time));
  const when = at || (others.length > 0 ? others : said.clause.times()).join(' ');
  // Typed without marks, who is reminded reads like an end: "nhac toi 16h30".
  const repeats = repeated.test(said.message);
  const whole = (repeats ? firstOf(said) : null) ?? when.replace(/^toi\s+(?=\d)/iu, '');
  return { kind: 'remind', text, at: whole, repeats };
}
