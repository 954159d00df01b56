import { clockToMs } from '../timestamps.ts';

/** A cue as the file holds it: `text` keeps its markup and line breaks, `line` is its timing line, from 1. */
export type VttCue = {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
  readonly line: number;
};

const SIGNATURE = /^\uFEFF?WEBVTT(?:[ \t].*)?$/;
const TIMING =
  /^[\t\f ]*(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})[\t\f ]*-->[\t\f ]*(?:(\d+):)?(\d\d):(\d\d)\.(\d{3})(?!\d)/;

/**
 * The cues of a WebVTT file, by the parsing rules of https://www.w3.org/TR/webvtt1/#file-parsing: a block with a
 * broken timing line is dropped, the rest stays; a file without the signature has no cues.
 */
export function parseVtt(content: string): VttCue[] {
  const lines = content.replaceAll('\0', '\uFFFD').split(/\r\n|\n|\r/);
  if (!SIGNATURE.test(lines[0] ?? '')) return [];
  const cues: VttCue[] = [];
  let index = 1;
  if ((lines[index] ?? '') !== '') index = readBlock(lines, index, true).next;
  while (index < lines.length) {
    if (lines[index] === '') {
      index += 1;
      continue;
    }
    const block = readBlock(lines, index, false);
    if (block.cue) cues.push(block.cue);
    index = block.next;
  }
  return cues;
}

type Block = { readonly cue: VttCue | null; readonly next: number };
type Timing = { readonly startMs: number; readonly endMs: number };

/** A block ends at a blank line, or before a timing line that cannot be its own (so a missing blank line costs nothing). */
function readBlock(lines: readonly string[], from: number, inHeader: boolean): Block {
  let timing: Timing | null = null;
  let timingLine = -1;
  let id = '';
  let body: string[] = [];
  let index = from;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') break;
    if (!line.includes('-->')) {
      body.push(line);
      continue;
    }
    const mayTime = !inHeader && (index === from || (index === from + 1 && timingLine < 0));
    if (!mayTime) break;
    timing = readTiming(line);
    timingLine = index;
    if (timing) {
      id = body.join('\n');
      body = [];
    }
  }
  const cue = timing && { id, ...timing, text: body.join('\n'), line: timingLine + 1 };
  return { cue, next: index };
}

function readTiming(line: string): Timing | null {
  const match = TIMING.exec(line);
  if (!match) return null;
  const startMs = readClock(match.slice(1, 5));
  const endMs = readClock(match.slice(5, 9));
  return startMs === null || endMs === null ? null : { startMs, endMs };
}

function readClock(parts: readonly (string | undefined)[]): number | null {
  const [hours, minutes, seconds, millis] = parts.map((part) => Number(part ?? 0));
  if (hours === undefined || minutes === undefined || seconds === undefined || millis === undefined)
    return null;
  if (minutes > 59 || seconds > 59) return null;
  return clockToMs(hours, minutes, seconds, millis);
}
