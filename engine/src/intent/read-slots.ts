import { INTENTS, type IntentKind, type IntentSlots } from './intent.ts';
import type { MessageReading, MessageUnit } from './read-message.ts';

type Span = { readonly from: number; readonly to: number };

/** The slots that labels (`tag-slots.ts`) give a message, as written; parts of one slot that stand apart are joined. */
export function slotsOf(
  { message, units }: MessageReading,
  kind: IntentKind,
  tags: readonly string[],
): IntentSlots {
  const slots: Record<string, string> = {};
  for (const slot of INTENTS[kind]) {
    const spans: Span[] = [];
    tags.forEach((tag, at) => {
      const unit = units[at];
      const last = spans.at(-1);
      if (!unit || (tag !== slot && tag !== `${slot}<`)) return;
      if (tag === slot && last) spans[spans.length - 1] = { from: last.from, to: unit.to };
      else spans.push({ from: unit.from, to: unit.to });
    });
    const parts = spans.map(({ from, to }) => message.slice(from, to));
    if (parts.length > 0) slots[slot] = parts.join(slot === 'people' ? ', ' : ' ');
  }
  return slots;
}

/** Every time a message says, in one. */
export const timesOf = (message: string, units: readonly MessageUnit[]): string =>
  units
    .filter(({ isTime }) => isTime)
    .map(({ from, to }) => message.slice(from, to))
    .join(' ');
