import type { TranscriptProblem } from './parsed-transcript.ts';
import { readTimestamp } from './timestamps.ts';

export type SrtCue = { readonly startMs: number; readonly endMs: number; readonly text: string };

const TIMING = /^\s*([\d:.,]{4,16})\s*-->\s*([\d:.,]{4,16})/u;
const MARKUP = /<\/?[a-z][^<>]{0,60}>|\{\\[^{}]{0,60}\}/giu;

/**
 * The cues of a SubRip file. Numbers may be missing or wrong, hours may be missing, dots may stand for commas,
 * blank lines between cues may be lost: a timing line opens a cue, and a number right above one is its number.
 */
export function parseSrt(lines: readonly string[]): { cues: SrtCue[]; problems: TranscriptProblem[] } {
  const cues: SrtCue[] = [];
  const problems: TranscriptProblem[] = [];
  let open: { startMs: number; endMs: number; said: string[] } | null = null;
  const close = () => {
    if (!open) return;
    const text = open.said.join(' ').replace(MARKUP, '').replace(/\s+/gu, ' ').trim();
    if (text !== '') cues.push({ startMs: open.startMs, endMs: open.endMs, text });
    open = null;
  };
  lines.forEach((line, index) => {
    if (line.includes('-->')) {
      close();
      open = openCue(line);
      if (!open) problems.push({ line: index + 1, code: 'timing_unreadable', text: line.slice(0, 200) });
    } else if (!isCueNumber(lines, index)) {
      open?.said.push(line);
    }
  });
  close();
  return { cues, problems };
}

function openCue(line: string): { startMs: number; endMs: number; said: string[] } | null {
  const match = TIMING.exec(line);
  const startMs = readTimestamp(match?.[1] ?? '');
  const endMs = readTimestamp(match?.[2] ?? '');
  return startMs === null || endMs === null ? null : { startMs, endMs, said: [] };
}

function isCueNumber(lines: readonly string[], index: number): boolean {
  return /^\s*\d+\s*$/u.test(lines[index] ?? '') && (lines[index + 1] ?? '').includes('-->');
}
