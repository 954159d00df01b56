/** A part of a calendar file: its own content lines, unfolded, without those of parts inside it. */
export interface CalendarPart {
  readonly lines: readonly string[];
  /** Its text including inner parts, for parsing it as a whole. */
  readonly text: string;
  /** False where the file ended inside of it. */
  readonly isWhole: boolean;
}

export interface SplitCalendar {
  /** Whether this is a calendar at all. */
  readonly isCalendar: boolean;
  readonly lines: readonly string[];
  readonly zones: readonly CalendarPart[];
  readonly events: readonly CalendarPart[];
}

/** Content lines (RFC 5545, 3.1): folded ones joined, empty ones left out, whatever ends a line. */
const contentLines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

interface OpenPart {
  readonly kind: string;
  readonly lines: string[];
  readonly all: string[];
  /** Parts inside it that are open. */
  depth: number;
}

const bounds = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i;

/** Splits a file into its parts, so that a broken event does not affect the others. */
export function splitCalendar(text: string): SplitCalendar {
  const events: CalendarPart[] = [];
  const zones: CalendarPart[] = [];
  const lines: string[] = [];
  let isCalendar = false;
  let open: OpenPart | null = null;

  const close = (isWhole: boolean): void => {
    if (open) {
      const part = { lines: open.lines, text: open.all.join('\r\n'), isWhole };
      (open.kind === 'VEVENT' ? events : zones).push(part);
    }
    open = null;
  };
  const begin = (kind: string, line: string): void => {
    if (kind === 'VCALENDAR') isCalendar = true;
    if (kind === 'VEVENT' || kind === 'VTIMEZONE') {
      // One event does not stand inside another: the first was never closed.
      close(false);
      open = { kind, lines: [], all: [line], depth: 0 };
    } else if (open) {
      open.all.push(line);
      open.depth += 1;
    }
  };
  const end = (kind: string, line: string): void => {
    open?.all.push(line);
    if (open?.kind === kind) close(true);
    else if (open) open.depth -= 1;
  };
  const hold = (line: string): void => {
    open?.all.push(line);
    if (!open) lines.push(line);
    else if (open.depth <= 0) open.lines.push(line);
  };

  for (const line of contentLines(text)) {
    const [, bound = '', kind = ''] = bounds.exec(line) ?? [];
    if (bound === '') hold(line);
    else if (bound.toUpperCase() === 'BEGIN') begin(kind.toUpperCase(), line);
    else end(kind.toUpperCase(), line);
  }
  close(false);
  return { isCalendar, lines, zones, events };
}
