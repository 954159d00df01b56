import type { CardChange } from '@hopgon/contract/chat/changes';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';

const minutesOfItem = 10;

/** The open card with what a message adds to it: items of an agenda, or more of a note; null where it adds nothing. */
export function applyAddition(
  change: CardChange,
  turn: Pick<ParsedTurn, 'act' | 'addition' | 'asked' | 'change'>,
): CardChange | null {
  if (isOtherOrder(change, turn)) return null;
  const { addition, change: spoken } = turn;
  const { text, items } = addition;
  switch (change.kind) {
    case 'agenda': {
      if (items.length === 0 || spoken.names.length + spoken.add.length > 0) return null;
      const more = items.map(({ title, minutes }) => ({ title, minutes: minutes ?? minutesOfItem }));
      const whole = change.whole && [...change.whole, ...more.map((item) => ({ id: null, ...item }))];
      return { ...change, items: [...change.items, ...more], ...(whole && { whole }) };
    }
    case 'note':
      return text === '' ? null : { ...change, text: `${change.text}; ${text}` };
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
