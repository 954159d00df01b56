import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { AskedBack } from '../shared/dialogue-state.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** What an order lacks that offers no choice. */
const missingOf: Readonly<Partial<Record<SpokenAct['kind'], string>>> = {
  rename: 'tên mới',
  task: 'hạn hoặc tên của việc',
  move: 'giờ mới',
  prolong: 'giờ kết thúc hoặc số phút',
  remind: 'lúc cần nhắc',
  'remind-before': 'cuộc họp và nhắc trước bao lâu',
  letter: 'nội dung cần viết',
  nudge: 'nội dung cần nhắn',
  poll: 'ít nhất hai giờ để chọn',
};

/** What a question that waits asks for. */
export function whatIsAsked(asked: AskedBack): string {
  switch (asked.kind) {
    case 'schedule': {
      if (asked.unclear !== null) return `“${asked.unclear}” là ai`;
      return asked.request.people === '' && asked.request.time === '' ? 'họp với ai, lúc nào' : 'họp lúc nào';
    }
    case 'task':
      if (asked.unclear !== null) return `“${asked.unclear}” là ai`;
      return asked.title === '' ? 'việc gì' : 'hạn ngày nào';
    case 'act':
      return asked.options.length > 0
        ? 'một trong các mục đã nêu'
        : (missingOf[asked.act.kind] ?? 'cuộc họp hoặc việc nào');
    case 'intent':
      return 'bạn muốn làm gì';
  }
}

const leaving = { label: 'Bỏ qua câu hỏi này', command: 'Thôi bỏ qua' };

/** Asks once more, in other words and with its choices, where a message filled nothing of what was asked. */
export function askAgain(asked: AskedBack, reply: AssistantReply, message: string): AssistantReply {
  const choices = reply.reading?.kind === 'choices' ? reply.reading.choices : [];
  const words = `Trợ lý chưa thấy câu trả lời trong “${message}”: còn cần biết ${whatIsAsked(asked)}. Bạn nói lại phần đó${choices.length > 0 ? ' hoặc chọn' : ', hoặc bỏ qua'}:`;
  return askBack(words, [...choices, leaving]);
}

/** Who answered twice in vain is asked no third time. */
export const stopAsking = (asked: AskedBack): AssistantReply =>
  say(
    `Trợ lý vẫn chưa hiểu nên tạm bỏ câu hỏi này (${whatIsAsked(asked)}); chưa có gì được tạo hay thay đổi. Bạn nói lại cả yêu cầu trong một câu, ví dụ “họp với Hà 9h mai bàn ngân sách”.`,
  );
