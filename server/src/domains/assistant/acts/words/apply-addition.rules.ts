import type { CardChange } from '@hopgon/contract/chat/changes';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';

const minutesOfItem = 10;
const longestReason = 300;

/** The open card with what a message adds to it: items of an agenda, a sentence of a letter, a reason; null where it adds nothing. */
export function applyAddition(
  change: CardChange,
  turn: Pick<ParsedTurn, 'act' | 'addition' | 'asked' | 'change'>,
): CardChange | null {
  if (isOtherOrder(change, turn)) return null;
  const { addition, change: spoken } = turn;
  const { text, items, report } = addition;
  switch (change.kind) {
    case 'agenda': {
      if (items.length === 0 || spoken.names.length + spoken.add.length > 0) return null;
      const more = items.map(({ title, minutes }) => ({ title, minutes: minutes ?? minutesOfItem }));
      return { ...change, items: [...change.items, ...more] };
    }
    case 'answer':
      if (report === '' || change.answer !== 'declined') return null;
      return { ...change, reason: report.slice(0, longestReason).toWellFormed() };
    case 'mail': {
      if (text === '') return null;
      const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/u.test(text) ? '' : '.'}`;
      return { ...change, body: withSentence(change.body, sentence) };
    }
    default:
      return null;
  }
}

/** A new task, a new meeting, or what is done with something that is there. */
function isOtherOrder(change: CardChange, { act, asked }: Pick<ParsedTurn, 'act' | 'asked'>): boolean {
  if (asked.kind === 'task' || asked.kind === 'schedule') return true;
  const isOfCard = change.kind === 'agenda' && act?.kind === 'agenda' && act.words === '';
  return act !== null && !isOfCard;
}

/** A sentence before the signature. */
function withSentence(body: string, sentence: string): string {
  const end = body.search(/\n(?:Trân trọng|Thân mến)/u);
  return end < 0
    ? `${body}\n${sentence}`
    : `${body.slice(0, end).trimEnd()}\n${sentence}\n${body.slice(end)}`;
}
