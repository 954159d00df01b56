import type { UnitSpan } from './mend-tags.ts';
import type { MessageUnit } from './read-message.ts';

/** Slots that say what something is called or why it is so: no phrase is made of words from here and there. */
const phraseSlots: ReadonlySet<string> = new Set(['title', 'goal', 'text', 'reason', 'place']);
const timeSlots: ReadonlySet<string> = new Set(['time', 'deadline', 'until']);

/** Of the stretches of a slot those that may say one thing together: the longest phrase, one person, times of which not two say a day, or an hour. */
export function partsOfOne(
  slot: string,
  spans: readonly UnitSpan[],
  units: readonly MessageUnit[],
  writtenAs: (unit: MessageUnit) => string,
): readonly UnitSpan[] {
  if (spans.length < 2) return spans;
  if (phraseSlots.has(slot)) {
    const longest = Math.max(...spans.map(({ from, to }) => to - from));
    return spans.filter(({ from, to }) => to - from === longest).slice(0, 1);
  }
  // A task has one person: the first who is called by a name.
  if (slot === 'assignee') {
    const isNamed = ({ from, to }: UnitSpan): boolean =>
      units.slice(from, to).some(({ name }) => name !== '');
    return [spans.find(isNamed) ?? spans[0]].filter((span) => span !== undefined);
  }
  if (!timeSlots.has(slot)) return spans;
  // Of "mai … 9h", which is one time, only the part with a figure says the hour.
  const said = spans.flatMap(({ from, to }) =>
    units
      .slice(from, to)
      .flatMap((unit) => (unit.isTime ? [/\d/u.test(writtenAs(unit)) ? unit.word : '@t'] : [])),
  );
  if (new Set(said).size === said.length) return spans;
  const led = spans.find(({ from }) => [from - 1, from].some((at) => units[at]?.pattern === 'due'));
  return [led ?? spans.at(-1)].filter((span) => span !== undefined);
}
