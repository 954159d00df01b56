import type { Choice } from '@hopgon/contract/chat/schemas';
import { weekdayInSentence } from '@hopgon/contract/time/format-local';
import type { OpenVerdict, SchedulePlan } from '../plan/plan-schedule.rules.ts';
import { capitalize } from './capitalize.rules.ts';
import { type AssistantReply, askBack } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';
import { typeWhen } from './type-when.rules.ts';

const questions: Readonly<Record<OpenVerdict['kind'], (said: string) => string>> = {
  unread: (said) =>
    `Chưa hiểu thời gian “${said}”. Hãy gõ giờ và ngày, ví dụ “9h30 thứ Ba tuần sau” hoặc “14h 25/11”.`,
  'too-long': (said) => `“${said}” dài hơn 14 ngày. Hãy gõ giờ bắt đầu và giờ kết thúc gần nhau hơn.`,
  past: (said) => `“${said}” đã qua. Bạn muốn chọn lúc nào?`,
  'no-clock': (said) => `“${said}” chưa có giờ họp. Bạn muốn họp lúc mấy giờ?`,
  'which-day': (said) => `“${said}” có thể là nhiều ngày. Bạn muốn họp ngày nào?`,
  'which-hour': (said) => `“${said}” có thể là hai giờ khác nhau. Bạn muốn họp lúc nào?`,
  'repeat-clock': (said) => `“${said}” chưa có giờ họp. Bạn muốn họp lúc mấy giờ?`,
  'repeat-day': (said) =>
    `“${said}” chưa nói họp ngày nào. Hãy chọn, hoặc gõ như “ngày 5 hằng tháng lúc 9h”.`,
  repeats: (said) =>
    `Chưa hiểu “${said}” lặp lại thế nào. Hãy gõ như “9h thứ Hai hằng tuần” hoặc “9h ngày 5 hằng tháng”.`,
};

/** Asks back about a time; each choice is the whole command with the time that was chosen. */
export function askAboutTime(
  { verdict, slots, request }: Extract<SchedulePlan, { kind: 'ask-time' }>,
  command: (time: string) => string,
): AssistantReply {
  const said = request.time.replace(/^(?:vào lúc|vao luc|lúc|luc|vào|vao)\s+/iu, '');
  const choices =
    'ways' in verdict
      ? verdict.ways.map((way) => completeRule(way, said, command))
      : slots.map((slot) => ({ label: slotInWords(slot), command: command(typeWhen(slot)) }));
  const question = questions[verdict.kind](said);
  const offers = verdict.kind === 'repeats' && choices.length > 0;
  return askBack(offers ? `${question} Bạn cũng có thể tạo riêng buổi đầu:` : question, choices);
}

type RuleWay = Extract<OpenVerdict, { ways: unknown }>['ways'][number];

/** A rule with the hour or the day that it lacks. */
function completeRule(way: RuleWay, said: string, command: (time: string) => string): Choice {
  if ('clock' in way) return { label: way.clock, command: command(`${way.clock} ${said}`) };
  const day = 'weekday' in way ? weekdayInSentence(way.weekday) : `ngày ${way.monthDay}`;
  return { label: capitalize(day), command: command(`${said} vào ${day}`) };
}
