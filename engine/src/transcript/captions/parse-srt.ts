import type { TranscriptProblem } from '../parsed-transcript.ts';
import { readTimestamp } from '../timestamps.ts';

/** `text` has one line per line of the cue. */
export type SrtCue = { readonly startMs: number; readonly endMs: number; readonly text: string };

const ARROW = '(?:-{1,3}>|[–—]>|→)';
const TIMING = new RegExp(String.raw`^\s*([\d:.,]{4,16})\s*${ARROW}\s*([\d:.,]{4,16})(?=\s|$)`, 'u');
/** Something meant as a timing line: digits and colons on both sides of an arrow. */
const MEANT = new RegExp(String.raw`^\s*\d[^\s]{3,15}\s*${ARROW}`, 'u');
const POSITION = /^\s*(?:(?:[XY][12]:\d+|(?:align|position|line|size|vertical|region):\S+)(?:\s+|$))*$/u;
const MARKUP = /<\/?[a-z][^<>]{0,60}>|\{\\[^{}]{0,60}\}/giu;

/** Whether a line is a SubRip timing line with nothing said behind it. */
export function isSrtTiming(line: string): boolean {
  const match = TIMING.exec(line);
  if (!match || !POSITION.test(line.slice(match[0].length))) return false;
  return readTimestamp(match[1] ?? '') !== null && readTimestamp(match[2] ?? '') !== null;
}

/**
 * The cues of a SubRip file. Numbers may be missing or wrong, hours may be missing, dots may stand for commas,
 * blank lines between cues may be lost, arrows may be short: a timing line opens a cue, and a number right above one
 * is its number. What stands under a timing line that cannot be read is reported with it.
 */
export function parseSrt(lines: readonly string[]): { cues: SrtCue[]; problems: TranscriptProblem[] } {
  const cues: SrtCue[] = [];
  const problems: TranscriptProblem[] = [];
  let open: { startMs: number; endMs: number; said: string[] } | null = null;
  let lost: { line: number; said: string[] } | null = null;
  const close = () => {
    const text = open ? plainLines(open.said) : '';
    if (open && text !== '') cues.push({ startMs: open.startMs, endMs: open.endMs, text });
    if (lost)
      problems.push({
        line: lost.line,
        code: 'timing_unreadable',
        text: lost.said.join(' ').trim().slice(0, 200),
      });
    open = null;
    lost = null;
  };
  lines.forEach((line, index) => {
    if (MEANT.test(line)) {
      close();
      open = openCue(line);
      if (!open) lost = { line: index + 1, said: [line.trim()] };
    } else if (!isCueNumber(lines, index)) {
      (open ?? lost)?.said.push(line.trim());
    }
  });
  close();
  return { cues, problems };
}

function plainLines(said: readonly string[]): string {
  return said
    .map((line) => line.replace(MARKUP, '').replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function openCue(line: string): { startMs: number; endMs: number; said: string[] } | null {
  const match = TIMING.exec(line);
  const startMs = readTimestamp(match?.[1] ?? '');
  const endMs = readTimestamp(match?.[2] ?? '');
  const rest = line.slice(match?.[0].length ?? 0);
  if (startMs === null || endMs === null) return null;
  return { startMs, endMs, said: POSITION.test(rest) ? [] : [rest] };
}

function isCueNumber(lines: readonly string[], index: number): boolean {
  return /^\s*\d+\s*$/u.test(lines[index] ?? '') && MEANT.test(lines[index + 1] ?? '');
}
