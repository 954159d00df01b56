import { formatRange } from '@hopgon/engine/time/format-vi';
import { type AssistantReply, askBack } from '../reply.rules.ts';
import type { TimeVerdict } from './judge-time.rules.ts';
import type { Slot } from './suggest.rules.ts';
import { typeWhen } from './type-when.rules.ts';

type OpenVerdict = Exclude<TimeVerdict, { kind: 'settled' }>;

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

interface Asking {
  readonly said: string;
  /** Of those of the verdict the ones to offer. */
  readonly slots: readonly Slot[];
  /** Writes the whole command with a time. */
  readonly command: (time: string) => string;
}

/** Asks back about a time; each choice is the whole command with the time that was chosen. */
export function askAboutTime(verdict: OpenVerdict, { said, slots, command }: Asking): AssistantReply {
  const bare = said.replace(/^(?:vào lúc|vao luc|lúc|luc|vào|vao)\s+/iu, '');
  const choices =
    'ways' in verdict
      ? verdict.ways.map(({ label, before, behind }) => ({
          label,
          command: command(`${before}${bare}${behind}`),
        }))
      : slots.map((slot) => ({ label: formatRange(slot.start, slot.end), command: command(typeWhen(slot)) }));
  const question = questions[verdict.kind](bare);
  const offers = verdict.kind === 'repeats' && choices.length > 0;
  return askBack(offers ? `${question} Bạn cũng có thể tạo riêng buổi đầu:` : question, choices);
}
