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
  const times = said.clause.times().filter((time) => /\d/u.test(time) && !endsPoll(said.message, time));
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

const withoutEnd = (words: string, end: string): string =>
  words.endsWith(` ${end}`) ? words.slice(0, -end.length).trim() : words;

const everybody = /^(?:mọi người|cả nhà|mọi ng|moi nguoi|ca nha|mn)$/iu;
