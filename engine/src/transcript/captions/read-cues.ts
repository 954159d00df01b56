import { joinUnfinished } from '../join-turns.ts';
import type { ReadTranscript, TranscriptProblem } from '../parsed-transcript.ts';
import type { Turn } from '../turn.ts';
import { nameCaptions } from './name-captions.ts';
import { parseSrt } from './parse-srt.ts';
import { parseVtt, type VttCue } from './parse-vtt.ts';
import { readCueText } from './read-cue-text.ts';

/** Webex names the speaker in the cue's identifier: `12 "Mai Hương" (1192837465)`. */
const NAMED_ID = /^\d+\s+"([^"]{1,160})"/u;
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u;

/** WebVTT of Teams (voice tags), Zoom (`Name: words`), Webex, Meet and of recognisers without names. */
export function readVtt(content: string): ReadTranscript {
  const cues = parseVtt(content);
  const spans = cues.flatMap((cue) =>
    readCueText(cue.text).map(({ speaker, text }) => ({
      speaker: speaker ?? NAMED_ID.exec(cue.id)?.[1] ?? null,
      startMs: cue.startMs,
      endMs: cue.endMs,
      text,
    })),
  );
  return { utterances: nameAndJoin(spans), facts: {}, problems: lostCues(content, cues) };
}

/** SubRip, and what recognisers write like it: a speaker stands as `Tên: lời` or on the first line of the cue. */
export function readSrt(lines: readonly string[]): ReadTranscript {
  const { cues, problems } = parseSrt(lines);
  const captions = cues.map((cue) => ({ ...cue, speaker: null }));
  return { utterances: nameAndJoin(captions), facts: {}, problems };
}

function nameAndJoin(captions: readonly Turn[]): Turn[] {
  return joinUnfinished(
    nameCaptions(captions).map((one) => ({ ...one, text: one.text.replaceAll('\n', ' ') })),
  );
}

/** Blocks of a WebVTT file that are no cue, no comment and no style, each by the line of its time or its first line. */
function lostCues(content: string, cues: readonly VttCue[]): TranscriptProblem[] {
  const lines = content.split(/\r\n|\n|\r/u);
  const read = new Set(cues.map((cue) => cue.line));
  const timings = lines.flatMap((line, index) =>
    /^\s*\d[\d:.,]*\s*-->/u.test(line) && !read.has(index + 1) ? [index + 1] : [],
  );
  return [
    ...timings.map((line) => problemAt(lines, line, 'timing_unreadable')),
    ...untimedBlocks(lines).map((line) => problemAt(lines, line, 'cue_unread')),
  ].sort((left, right) => left.line - right.line);
}

function untimedBlocks(lines: readonly string[]): number[] {
  const found: number[] = [];
  let first = -1;
  let isTimed = true;
  const close = () => {
    if (first > 0 && !isTimed && !NO_CUE.test(lines[first] ?? '')) found.push(first + 1);
    first = -1;
    isTimed = false;
  };
  lines.forEach((line, index) => {
    if (line === '') close();
    else if (first < 0) first = index;
    if (line.includes('-->')) isTimed = true;
  });
  close();
  return found;
}

const problemAt = (
  lines: readonly string[],
  line: number,
  code: TranscriptProblem['code'],
): TranscriptProblem => {
  const end = lines.indexOf('', line - 1);
  const block = lines.slice(line - 1, Math.min(end < 0 ? lines.length : end, line + 5));
  return { line, code, text: block.join(' ').slice(0, 200) };
};
