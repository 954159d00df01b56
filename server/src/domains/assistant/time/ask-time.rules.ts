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
  repeats: (said) =>
    `“${said}” là lịch lặp lại; trợ lý chỉ tạo được từng cuộc họp một. Bạn có thể tạo cuộc đầu tiên:`,
};

/** Asks back about a time; `command` writes the whole command with the time that was chosen. */
export const askAboutTime = (
  verdict: OpenVerdict,
  said: string,
  slots: readonly Slot[],
  command: (time: string) => string,
): AssistantReply =>
  askBack(
    questions[verdict.kind](said.replace(/^(?:vào lúc|vao luc|lúc|luc|vào|vao)\s+/iu, '')),
    slots.map((slot) => ({ label: formatRange(slot.start, slot.end), command: command(typeWhen(slot)) })),
  );
