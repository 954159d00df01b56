import { cardInLines } from '@hopgon/contract/chat/change-in-lines';
import type { CardChange } from '@hopgon/contract/chat/changes';
import type { AssistantReply } from './reply.rules.ts';

const warningsOfChange = (change: CardChange): readonly string[] =>
  change.kind === 'several' ? change.changes.flatMap(({ warnings }) => warnings) : change.warnings;

/** A card in words. `head` says what of the last card changed. */
export function renderChanges(change: CardChange, command: string, head = ''): AssistantReply {
  const lines = [
    ...(head === '' ? [] : [head]),
    ...cardInLines(change),
    ...warningsOfChange(change).map((warning) => `Lưu ý: ${warning}`),
    change.kind === 'mail'
      ? 'Thư chưa gửi. Bấm Xác nhận để gửi.'
      : 'Chưa có gì được thay đổi. Bấm Xác nhận để thực hiện.',
  ];
  return { content: lines.join('\n'), reading: null, card: { command, change } };
}
