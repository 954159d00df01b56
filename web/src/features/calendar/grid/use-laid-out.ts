import { useRef } from 'react';
import { layOut, type Placed } from '../days/columns.rules.ts';
import type { Entry } from '../entries/entry.rules.ts';
import { type Piece, piecesOn } from '../entries/pieces.rules.ts';
import type { ShownDay } from '../use-calendar.ts';

interface Laid {
  readonly day: string;
  readonly timeZone: string;
  readonly entries: readonly Entry[];
  readonly placed: readonly Placed<Piece<Entry>>[];
}

const isSame = (laid: Laid | undefined, { day, timeZone, entries }: Omit<Laid, 'placed'>): laid is Laid =>
  laid?.day === day &&
  laid.timeZone === timeZone &&
  laid.entries.length === entries.length &&
  laid.entries.every((entry, index) => entry === entries[index]);

const isCancelled = ({ of }: Piece<Entry>): boolean => of.status === 'cancelled';

/** Where meetings stand on each day. A day whose meetings stayed as they were keeps its layout, and is not drawn again. */
export function useLaidOut(
  days: readonly ShownDay[],
  entries: readonly Entry[],
  timeZone: string,
): readonly Laid['placed'][] {
  const last = useRef<readonly Laid[]>([]);
  const laid = days.map(({ day, bounds }, index) => {
    const here = entries.filter(({ start, end }) => start < bounds.end && end >= bounds.start);
    const before = last.current[index];
    if (isSame(before, { day, timeZone, entries: here })) return before;
    return { day, timeZone, entries: here, placed: layOut(piecesOn(here, bounds, timeZone), isCancelled) };
  });
  last.current = laid;
  return laid.map(({ placed }) => placed);
}
