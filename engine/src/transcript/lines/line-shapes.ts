import { type LabelRank, LONGEST_LABEL, rankLabel } from '../labels/speaker-label.ts';
import { readTimestamp } from '../timestamps.ts';

/** `clock`: a time at the front, `bare-clock`: without brackets, so perhaps a part of what is said, `lost-sound`: from when to when nothing was recorded. */
type Shape =
  | 'clock'
  | 'bare-clock'
  | 'name-clock'
  | 'clock-name'
  | 'bracket-name'
  | 'fields'
  | 'lost-sound'
  | 'plain';

/** The shape of a line; `markLines` decides by the whole file which names to accept. */
export type ShapedLine = {
  readonly startMs: number | null;
  readonly endMs: number | null;
  /** The time has two parts and no half of the day: `09:05`. */
  readonly isShort: boolean;
  /** Formats of a name with a time: `[Lan] 11:02:09`, `Lan 0:03`, `0:03 Lan`, `[Lan]`. */
  readonly name: string | null;
  readonly rank: LabelRank | null;
  readonly text: string;
  readonly shape: Shape;
};

const CLOCK = String.raw`\d{1,3}:\d{1,2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const HALF = String.raw`(?:\s?(AM|PM|SA|CH))?`;
const TO = String.raw`\s?(?:-->|-|–|—|→|to|đến)\s?`;
const OPENING = String.raw`(?:#{1,6}\s+)?(?:[-•]\s+)?(?:\*\*)?`;
const BRACKETED = new RegExp(
  String.raw`^${OPENING}[[(]\s?(${CLOCK})${HALF}(?:${TO}(${CLOCK})${HALF})?\s?[\])](?:\*\*)?:?\s*(?:[-–—|]\s+)?(.*)$`,
  'isu',
);
const BARE = new RegExp(
  String.raw`^${OPENING}(${CLOCK})${HALF}(?:${TO}(${CLOCK})${HALF})?(?:\*\*)?(?=\s|$)\s*(?:[-–—|:]\s+)?(.*)$`,
  'isu',
);
/** "[mất tiếng 12:00–16:00]", as our own texts write it. */
const LOST_SOUND = new RegExp(
  String.raw`^[[(]\s?(?:mất (?:tiếng|âm thanh)|không có (?:tiếng|âm thanh)|no audio|audio lost):?\s+(${CLOCK})${TO}(${CLOCK})\s?[\])]$`,
  'iu',
);
const BRACKETED_NAME = new RegExp(
  String.raw`^\[([^\]\n]{1,${LONGEST_LABEL}})\](?:\s+(${CLOCK})${HALF})?\s*$`,
  'iu',
);
const NAME_THEN_CLOCK = new RegExp(
  String.raw`^(?:\*\*)?([^\d:[\]()|*\n][^:[\]()|*\n]{0,${LONGEST_LABEL}}?(?:\([^()\d]{1,${LONGEST_LABEL}}\))?)(?:\*\*)?(?:\s*[,|–—-]\s*|\s*[[(]\s*|\s+)(${CLOCK})${HALF}(?:${TO}(${CLOCK})${HALF})?[\])]?(?:\*\*)?\s*(?:[:：]\s*(.*))?$`,
  'isu',
);

/** The shape of one line. Linear: each pattern bounds what it tries. */
export function shapeLine(line: string): ShapedLine {
  return (
    shapeFields(line) ??
    shapeLostSound(line) ??
    shapeBracketName(line) ??
    shapeClock(line) ??
    shapeNameClock(line) ??
    plain(line)
  );
}

const plain = (text: string): ShapedLine => ({
  startMs: null,
  endMs: null,
  isShort: false,
  name: null,
  rank: null,
  text,
  shape: 'plain',
});

/** A row of a table: time, name and words between tabs, the time first or second. */
function shapeFields(line: string): ShapedLine | null {
  if (!line.includes('\t')) return null;
  const fields = line
    .split('\t')
    .map((field) => field.trim())
    .filter((field) => field !== '');
  const at = fields.slice(0, 2).findIndex((field) => readTimestamp(field) !== null);
  if (at < 0 || fields.length < 3) return null;
  const startMs = readTimestamp(fields[at] ?? '');
  const endMs = readTimestamp(fields[at + 1] ?? '');
  const rest = fields.filter((_, index) => index !== at && (endMs === null || index !== at + 1));
  const [name = '', ...words] = rest;
  const rank = rankLabel(name);
  if (rank === null || words.length === 0) return null;
  const isShort = isShortClock(fields[at]);
  return { startMs, endMs, isShort, name, rank, text: words.join(' '), shape: 'fields' };
}

function shapeLostSound(line: string): ShapedLine | null {
  const match = LOST_SOUND.exec(line.trim());
  const startMs = readClock(match?.[1], undefined);
  const endMs = readClock(match?.[2], undefined);
  if (startMs === null || endMs === null) return null;
  const isShort = isShortClock(match?.[1]) && isShortClock(match?.[2]);
  return { ...plain(''), startMs, endMs, isShort, shape: 'lost-sound' };
}

function shapeBracketName(line: string): ShapedLine | null {
  const match = BRACKETED_NAME.exec(line);
  const name = match?.[1]?.trim() ?? '';
  const rank = rankLabel(name);
  if (!match || readTimestamp(name) !== null) return null;
  if (match[2] === undefined)
    return rank === null ? null : { ...plain(line), name, rank, shape: 'bracket-name' };
  const startMs = readClock(match[2], match[3]);
  return startMs === null
    ? null
    : {
        ...{ startMs, endMs: null, isShort: isShortClock(match[2], match[3]) },
        ...{ name, rank: 'sure', text: '', shape: 'name-clock' },
      };
}

function shapeClock(line: string): ShapedLine | null {
  const bracketed = BRACKETED.exec(line);
  const match = bracketed ?? BARE.exec(line);
  const startMs = readClock(match?.[1], match?.[2]);
  if (!match || startMs === null) return null;
  const endMs = readClock(match[3], match[4]);
  const isShort = isShortClock(match[1], match[2]);
  const text = (match[5] ?? '').trim();
  const name = text
    .replace(/^\*\*|\*\*$/gu, '')
    .replace(/[:：]$/u, '')
    .trim();
  const rank = name.length <= LONGEST_LABEL ? rankLabel(name) : null;
  if (rank !== null) return { startMs, endMs, isShort, name, rank, text, shape: 'clock-name' };
  const shape = bracketed ? 'clock' : 'bare-clock';
  return { startMs, endMs, isShort, name: null, rank: null, text, shape };
}

function shapeNameClock(line: string): ShapedLine | null {
  const match = NAME_THEN_CLOCK.exec(line);
  const startMs = readClock(match?.[2], match?.[3]);
  const name = match?.[1]?.trim().replace(/(?<!\s)\s*[,|–—-]$/u, '') ?? '';
  const rank = rankLabel(name);
  if (!match || startMs === null || rank === null) return null;
  return {
    startMs,
    endMs: readClock(match[4], match[5]),
    isShort: isShortClock(match[2], match[3]),
    name,
    rank,
    text: (match[6] ?? '').trim(),
    shape: 'name-clock',
  };
}

const isShortClock = (clock: string | undefined, half?: string): boolean =>
  half === undefined && /^\d{1,2}:\d{2}$/u.test(clock ?? '');

/** Milliseconds; a clock of the day may say which half of it. */
function readClock(clock: string | undefined, half: string | undefined): number | null {
  if (clock === undefined) return null;
  const ms = readTimestamp(half === undefined || clock.split(':').length > 2 ? clock : `${clock}:00`);
  if (ms === null || half === undefined) return ms;
  const hour = Math.floor(ms / 3_600_000);
  const isLater = /^(?:pm|ch)$/iu.test(half);
  if (isLater) return hour < 12 ? ms + 12 * 3_600_000 : ms;
  return hour === 12 ? ms - 12 * 3_600_000 : ms;
}
