import type { CardChange } from '@hopgon/contract/chat/changes';
import { withWarning } from './acts/with-warning.rules.ts';
import type { DialogueAnswer, OpenDialogueStep } from './dialogue-step.rules.ts';
import { say } from './render/reply.rules.ts';
import type { Workplace } from './shared/workplace.rules.ts';

const address = /[^\s,;<>()@]{1,64}@[^\s,;<>()@]{1,190}\.[a-z]{2,}/giu;
const takesGuests: ReadonlySet<string> = new Set(['meeting', 'meeting-change', 'poll']);

const holdsGuests = (change: CardChange | null | undefined): boolean =>
  change?.kind === 'several'
    ? change.changes.some(({ kind }) => takesGuests.has(kind))
    : change !== null && change !== undefined && takesGuests.has(change.kind);

/** Cards invite members alone: an address of somebody else that a message names is said to be added on the page of the meeting. */
export function nameGuests(
  { turn: { message }, openChange, state }: OpenDialogueStep,
  answer: DialogueAnswer,
  { people }: Pick<Workplace, 'people'>,
): DialogueAnswer {
  const members = new Set(people.map(({ email }) => email.toLowerCase()));
  const guests = (message.match(address) ?? []).filter((one) => !members.has(one.toLowerCase()));
  if (guests.length === 0) return answer;
  const words = `Thẻ chỉ mời người trong công ty; khách ${guests.join(', ')} bạn thêm ở trang cuộc họp sau khi xác nhận.`;
  const { reply } = answer;
  if (reply.card !== null && holdsGuests(reply.card.change)) {
    const card = { ...reply.card, change: withWarning(reply.card.change, words) };
    return { ...answer, reply: { ...reply, content: `${reply.content}\nLưu ý: ${words}`, card } };
  }
  const isOfCard = reply.card === null && holdsGuests(openChange) && answer.openCard === 'keep';
  return isOfCard ? { ...answer, reply: say(words), state } : answer;
}
