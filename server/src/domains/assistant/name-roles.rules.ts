import type { CardChange } from '@hopgon/contract/chat/changes';
import { fold } from '@hopgon/engine/text/fold';
import { withWarning } from './acts/with-warning.rules.ts';
import { type DialogueAnswer, renderCard } from './dialogue-step.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';

type MeetingCard = Extract<CardChange, { kind: 'meeting' }>;

/** The card of a new meeting with who leads it, who writes its minutes, and what its invitation is to say. */
export function nameRoles(turn: ParsedTurn, answer: DialogueAnswer): DialogueAnswer {
  const { card } = answer.reply;
  const { note, words } = turn;
  if (card?.change.kind !== 'meeting' || `${words.chair}${words.secretary}${note}` === '') return answer;
  const [chair, secretary] = [words.chair, words.secretary].map((said) => idOf(said, card.change));
  const named: MeetingCard = {
    ...card.change,
    ...(chair && { chairId: chair }),
    ...(secretary && { secretaryId: secretary }),
    ...(note !== '' && { note }),
  };
  const missed = [
    ...(words.chair !== '' && !chair ? [`Chưa rõ “${words.chair}” chủ trì là ai trong số người dự.`] : []),
    ...(words.secretary !== '' && !secretary
      ? [`Chưa rõ “${words.secretary}” ghi biên bản là ai trong số người dự.`]
      : []),
  ];
  const change = missed.reduce<CardChange>(withWarning, named);
  const [head = ''] = answer.reply.content.split('\n');
  const isHead = /^Đã (?:đổi|thêm|bỏ|ghi)/u.test(head);
  const { reading, meetingIds } = answer.reply;
  const reply = renderCard(change, card.command, isHead ? head : '');
  return { ...answer, reply: { ...reply, reading, ...(meetingIds && { meetingIds }) } };
}

const oneself = /^(?:tôi|tui|mình|tớ|em|anh|chị|cô|chú|bác|ông|bà|toi|minh|to|chi|co|chu|bac|ong)$/iu;

/** Whom of the people of a card words name; the caller is the first of them. */
function idOf(said: string, change: CardChange): string | undefined {
  if (said === '' || change.kind !== 'meeting') return undefined;
  const lastOf = (name: string): string => fold(name).trim().split(/\s+/u).at(-1) ?? '';
  const named = change.people.filter(({ displayName }) => lastOf(displayName) === lastOf(said));
  if (named.length === 1) return named[0]?.userId;
  return oneself.test(said.trim()) ? change.people[0]?.userId : undefined;
}
