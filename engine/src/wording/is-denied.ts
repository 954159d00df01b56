import type { Passage } from './passages.ts';

/** How far a word may stand behind the "không" that denies it. */
const DENIED_WITHIN = 3;

/** Whether a place stands behind "không", "đừng", "bỏ" in the same part of a clause: without them a line would say the opposite. */
export function isDenied({ clause: { tokens }, marks, writable }: Passage, place: number): boolean {
  const first = writable[place] ?? 0;
  return marks.some(
    ({ name, from, to }) =>
      name === 'negation' &&
      from < first &&
      first - to < DENIED_WITHIN &&
      tokens.slice(from, first).every(({ mark }) => mark === ''),
  );
}
