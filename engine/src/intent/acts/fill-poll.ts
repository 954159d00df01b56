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

/** A poll of times: what it is about, the times to choose from, and who is asked. */
export function fillPoll(said: SaidSlots): SpokenPoll {
  const times = ofOneWeek(
    said.clause.times().filter((time) => /\d/u.test(time) && !endsPoll(said.message, time)),
  );
  const [goal = ''] = said.of('goal').split(/\s*[:;—–]\s*/u);
  // "Quà Tết": a time without a number behind what it is about says which.
  const season =
    said.clause.times().find((time) => !/\d/u.test(time) && said.message.includes(`${goal} ${time}`)) ?? '';
  const names = said.clause.names();
  const tagged = said.listOf('people').filter((one) => names.length === 0 || !everybody.test(one));
  const besides = names.filter((name) => !tagged.some((one) => one.includes(name)));
  // Who is asked is no part of what it is about.
  const about = goal.split(' ').length > 1 ? names.reduce(withoutEnd, goal) : goal;
  return {
    kind: 'poll',
    title: `${about} ${season}`
      .trim()
      .replace(/^(?:họp|bàn|về|hop|ban|ve)\s+/iu, '')
      .replace(/\s+(?:trả lời|tra loi)$/iu, ''),
    times,
    people: [...tagged, ...besides],
  };
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
