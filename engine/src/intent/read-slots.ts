import { INTENTS, type IntentKind, type IntentSlots } from './intent.ts';
import type { MessageReading, MessageUnit } from './read-message.ts';

/** Indexes of units, `to` exclusive. */
type Span = { readonly from: number; readonly to: number };

/** The slots that labels (`tag-slots.ts`) give a message, as written; parts of one slot that stand apart are joined. */
export function slotsOf(
  { message, units }: MessageReading,
  kind: IntentKind,
  tags: readonly string[],
): IntentSlots {
  const slots: Record<string, string> = {};
  for (const slot of INTENTS[kind]) {
    const tagged = spansOf(slot, tags).map((span) => (slot === 'source' ? withTime(span, units) : span));
    const spans = tagged.length === 0 && slot === 'source' ? timeSpans(units) : tagged;
    const parts = spans.map(({ from, to }) => message.slice(units[from]?.from, units[to - 1]?.to));
    if (parts.length > 0) slots[slot] = parts.join(slot === 'people' ? ', ' : ' ');
  }
  return slots;
}

/** Every time a message says, in one. */
export const timesOf = ({ message, units }: MessageReading): string =>
  timeSpans(units)
    .map(({ from }) => message.slice(units[from]?.from, units[from]?.to))
    .join(' ');

function spansOf(slot: string, tags: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag === slot && last) spans[spans.length - 1] = { from: last.from, to: at + 1 };
    else if (tag === `${slot}<`) spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

const timeSpans = (units: readonly MessageUnit[]): Span[] =>
  units.flatMap(({ isTime }, at) => (isTime ? [{ from: at, to: at + 1 }] : []));

/** A time right behind the name of a meeting that was held says when. */
const withTime = ({ from, to }: Span, units: readonly MessageUnit[]): Span => ({
  from,
  to: units[to]?.isTime ? to + 1 : to,
});
