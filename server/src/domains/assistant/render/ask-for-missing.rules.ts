import { commandNamed } from '@hopgon/contract/commands/catalogue';
import type { Unready } from '../plan/plan-schedule.rules.ts';
import type { ImpossibleTime } from '../shared/impossible-time.rules.ts';
import { joinNames } from './join-names.rules.ts';
import { renderMissingParameters } from './render-help.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';

interface Question {
  readonly asks: string;
  /** How an answer could say it. */
  readonly example: (names: string) => string;
}

const questions = {
  people: { asks: 'họp với ai', example: (names) => `với ${names}` },
  goal: { asks: 'họp về việc gì', example: () => 'bàn kế hoạch quý' },
  time: { asks: 'họp ngày nào, mấy giờ', example: () => 'lúc 9h thứ Ba tuần sau' },
  title: { asks: 'việc gì', example: () => 'gửi báo cáo' },
  assignee: { asks: 'giao cho ai', example: (names) => `cho ${names}` },
  deadline: { asks: 'hạn khi nào', example: () => 'trước thứ Sáu' },
} as const satisfies Record<string, Question>;

export type Missing = keyof typeof questions;

/** Asks for what a request left open. */
export const askForMissing = (
  command: 'lenlich' | 'actionitem',
  { isCommand, missing, colleagues }: Extract<Unready<Missing>, { kind: 'missing' }>,
): AssistantReply =>
  isCommand ? renderMissingParameters(commandNamed(command), missing) : askForMore(missing, colleagues);

export const sayImpossibleTime = ({ kind, said }: ImpossibleTime): AssistantReply =>
  say(
    kind === 'date'
      ? `Lịch không có ngày ${said}. Bạn xem lại ngày rồi gõ lại cả câu nhé.`
      : `Không có giờ nào là ${said}. Bạn xem lại giờ rồi gõ lại cả câu nhé.`,
  );

/** What free words left open, asked as a person would, with words that would answer. */
export function askForMore(
  missing: readonly Missing[],
  colleagues: readonly { readonly displayName: string }[],
): AssistantReply {
  const most = missing.includes('people') ? 2 : 1;
  const names = colleagues
    .slice(0, most)
    .map(({ displayName }) => displayName.split(' ').at(-1) ?? displayName);
  const added = missing.map((one) => questions[one].example(joinNames(names) || 'An'));
  return say(
    [
      `Trợ lý cần biết thêm: ${missing.map((one) => questions[one].asks).join('; ')}?`,
      `Bạn chỉ cần trả lời phần đó, ví dụ: “${added.join(' ')}”.`,
    ].join('\n'),
  );
}
