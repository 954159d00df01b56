import { isProperName } from './speaker-label.ts';
import { readTimestamp } from './timestamps.ts';

/** A line of a text transcript, with the time mark at its front or behind the name taken off. */
export type MarkedLine = {
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** The name, where the mark shows that what stands beside it is one: `[Lan] 11:02:09`, `Lan 0:03`. */
  readonly name: string | null;
  readonly text: string;
};

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const LEADING = new RegExp(
  String.raw`^(?:[[(]\s?(${CLOCK})(?:\s?(?:-->|-|–|—|→)\s?(${CLOCK}))?\s?[\])]|(${CLOCK})(?=\s|$))\s*(?:[-–—|]\s+)?(.*)$`,
  'su',
);
const BRACKETED_NAME = new RegExp(String.raw`^\[([^\]\n]{1,80})\]\s+(${CLOCK})\s*$`, 'u');
const NAME_THEN_CLOCK = new RegExp(
  String.raw`^([^\d:[\](),|\n][^:[\](),|\n]{0,60}?)\s*(?:[,|–-]\s*|\s|[[(])\s*(${CLOCK})\s?(?:AM|PM)?[\])]?\s*(?:[:：]\s*(.*))?$`,
  'su',
);

/** Reads the time mark of a line: `[00:00:05] …`, `(0:05) …`, `0:05`, `[Lan] 11:02:09`, `Lan  0:03`, `Lan (0:03): …`. */
export function readMarkedLine(line: string): MarkedLine {
  const named = BRACKETED_NAME.exec(line);
  if (named)
    return { startMs: readTimestamp(named[2] ?? ''), endMs: null, name: named[1]?.trim() ?? null, text: '' };
  const leading = LEADING.exec(line);
  const startMs = readTimestamp(leading?.[1] ?? leading?.[3] ?? '');
  if (leading && startMs !== null) {
    return { startMs, endMs: readTimestamp(leading[2] ?? ''), name: null, text: (leading[4] ?? '').trim() };
  }
  const trailing = NAME_THEN_CLOCK.exec(line);
  const clock = readTimestamp(trailing?.[2] ?? '');
  if (trailing && clock !== null && isProperName(trailing[1]?.trim() ?? '')) {
    return {
      startMs: clock,
      endMs: null,
      name: trailing[1]?.trim() ?? null,
      text: (trailing[3] ?? '').trim(),
    };
  }
  return { startMs: null, endMs: null, name: null, text: line };
}
