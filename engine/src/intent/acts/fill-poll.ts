import { minutesIn } from './said-amounts.ts';
import type { SaidSlots } from './said-slots.ts';
import type { SpokenAct } from './spoken-act.ts';

type SpokenPoll = Extract<SpokenAct, { kind: 'poll' }>;

const answersBy =
  /(?:chốt|hạn|trước|đóng|trả lời|chot|han|truoc|dong|tra loi)\s+(?:lúc\s+|trước\s+|ngày\s+|truoc\s+)?$/iu;

/** Until when to answer is no time to choose. */
function endsPoll(message: string, time: string): boolean {
  const at = message.lastIndexOf(time);
  return (
    answersBy.test(message.slice(0, at)) ||
    /^\s*(?:đóng|chốt|dong|chot)(?!\p{L})/iu.test(message.slice(at + time.length))
  );
}

/** A poll of times: what it is about, the times to choose from, who is asked, and until when. */
export function fillPoll(said: SaidSlots): SpokenPoll {
  const { message, clause } = said;
  const all = clause.times();
  const times = atOneHour(
    ofOneWeek(all.filter((time) => isOption(time) && !endsPoll(message, time))),
    message,
  );
  const names = clause.names();
  const tagged = said.listOf('people').filter((one) => names.length === 0 || !everybody.test(one));
  const besides = names.filter((name) => !tagged.some((one) => one.includes(name)));
  return {
    kind: 'poll',
    title: titleOf(said, all),
    times,
    people: [...tagged, ...besides],
    answerBy: all.find((time) => /\d/u.test(time) && endsPoll(message, time)) ?? '',
    minutes: minutesIn(message),
    isOfOther: times.length === 0 && offersOther.test(message),
  };
}

/** A time with a figure, or a weekday in words, is one to choose; "cuối năm" is none. */
const saysOption =
  /\d|(?<!\p{L})(?:thứ|thu)\s+(?:hai|ba|tư|năm|sáu|bảy|tu|nam|sau|bay)(?!\p{L})|(?<!\p{L})(?:chủ nhật|chu nhat|mai|mốt|mot)(?!\p{L})/iu;
/** Other things to choose from: "xanh lá, vàng đất hay đỏ đô", "món gì". */
const offersOther =
  /:\s*\S|\s(?:hay|hoặc|hoac)\s|(?<!\p{L})(?:món|chỗ nào|ở đâu|cái nào|màu|mon|cho nao|o dau|cai nao)(?!\p{L})/iu;
const askedWhen =
  /(?:xem|coi)\s+(?:(?:họp|hop)\s+)?(?<what>\S.{1,60}?)\s+(?:lúc|bữa|hôm|khi|giờ|luc|bua|hom|gio)\s+(?:nào|mô|nao|mo)(?!\p{L})/iu;
/** A month or a quarter says which matter it is, and is none to choose. */
const ofMatter = /^(?:tháng|quý|năm|thang|quy|nam)\s/iu;
const leadingLength = /^\d{1,3}\s*(?:phút|tiếng|p|phut|tieng)\s+/iu;

const isOption = (time: string): boolean => saysOption.test(time) && !ofMatter.test(time);

/** "Quà Tết": what it is about, with a time without a number behind it that says which, and without who is asked and when. */
function titleOf(said: SaidSlots, times: readonly string[]): string {
  const { message, clause } = said;
  const [goal = ''] = said.of('goal').split(/\s*[:;—–]\s*/u);
  const names = clause.names();
  const asked = askedWhen.exec(message)?.groups?.what ?? '';
  const isAsking = /^(?:hỏi|hoi)\s/iu.test(goal) || goal === '';
  const whole = isAsking && asked !== '' && !names.some((name) => asked.includes(name)) ? asked : goal;
  const season = times.find((time) => !isOption(time) && message.includes(`${whole} ${time}`)) ?? '';
  const ends = [...times.filter(isOption), ...(whole.includes(' ') ? names : [])];
  return `${ends.reduce(withoutEnd, whole)} ${season}`
    .trim()
    .replace(leadingLength, '')
    .replace(/^(?:(?:xem|coi)\s+(?=\S+\s+\S))?(?:họp|bàn|về|hop|ban|ve)\s+|^(?:xem|coi)\s+(?=\S+\s+\S)/iu, '')
    .replace(/(?<!\s)\s+(?:trả lời|tra loi)$/iu, '');
}

const saysHour = /\d\s*(?:h|g|:|giờ|gio)|rưỡi|ruoi/iu;
const saysDay = /\d\s*\/\s*\d|(?<!\p{L})(?:thứ|thu|t\d|ngày|ngay|mai|mốt|mot|chủ nhật|cn)(?![\p{L}])/iu;

/** "8/12, 9/12 hoặc 11/12, đều 8h sáng": an hour of all days. */
function atOneHour(times: readonly string[], message: string): string[] {
  const hours = times.filter((time) => saysHour.test(time) && !saysDay.test(time));
  const days = times.filter((time) => saysDay.test(time) && !saysHour.test(time));
  const [hour] = hours;
  const isOfAll =
    hour !== undefined &&
    /(?:đều|cùng|deu|cung)\s+(?:lúc\s+|luc\s+)?$/iu.test(message.slice(0, message.indexOf(hour)));
  return isOfAll && hours.length === 1 && days.length === times.length - 1
    ? days.map((day) => `${hour} ${day}`)
    : [...times];
}

const weekBehind = /\s(?:tuần|tuan)\s+(?:sau|tới|toi)(?=(?:\s+(?:hết|het|cả|ca|luôn|luon))*$)/iu;
const weekday = /(?<!\p{L})(?:thứ|thu|t)\s*(\d|hai|ba|tư|năm|sáu|bảy|tu|nam|sau|bay)(?![\p{L}\d])/iu;
const saysWeek = /(?<!\p{L})(?:tuần|ngày|này|tuan|ngay|nay)(?!\p{L})|\d\/\d/iu;
const inWords: Readonly<Record<string, number>> = {
  ...{ hai: 2, ba: 3, tư: 4, năm: 5, sáu: 6, bảy: 7, tu: 4, nam: 5, sau: 6, bay: 7 },
};

function weekdayIn(time: string): number {
  const said = weekday.exec(time)?.[1]?.toLowerCase() ?? '';
  return inWords[said] ?? Number(said);
}

/** "14h t4, 9h t5 hay 9h t6 tuần sau": the week behind the last day is of those that stand before it in their order. */
export function ofOneWeek(times: readonly string[]): string[] {
  const last = times.at(-1) ?? '';
  const week = weekBehind.exec(last)?.[0];
  const days = times.map(weekdayIn);
  const isOrdered = days.every((day, at) => day > 0 && day >= (days[at - 1] ?? 0));
  if (week === undefined || !isOrdered || times.slice(0, -1).some((time) => saysWeek.test(time)))
    return [...times];
  return [...times.slice(0, -1).map((time) => `${time}${week}`), last];
}

const withoutEnd = (words: string, end: string): string =>
  words.endsWith(` ${end}`) ? words.slice(0, -end.length).trim() : words;

const everybody = /^(?:mọi người|cả nhà|mọi ng|moi nguoi|ca nha|mn)$/iu;
