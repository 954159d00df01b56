import { joinUnfinished } from './join-turns.ts';
import { findSpeakers } from './known-speakers.ts';
import { parseSrt } from './parse-srt.ts';
import { parseVtt } from './parse-vtt.ts';
import type { ReadTranscript, TranscriptProblem } from './parsed-transcript.ts';
import { readCueText } from './read-cue-text.ts';
import { readLabelledLine } from './speaker-label.ts';
import type { Turn } from './turn.ts';

/** WebVTT of Teams (voice tags), Zoom (`Name: words`), Meet and of recognisers without names. */
export function readVtt(content: string): ReadTranscript {
  const cues = parseVtt(content);
  const spans = cues.flatMap((cue) =>
    readCueText(cue.text).map((span) => ({ ...span, startMs: cue.startMs, endMs: cue.endMs })),
  );
  const utterances = spans.some((span) => span.speaker !== null) ? spans : nameFromLabels(spans);
  return {
    utterances: joinUnfinished(utterances),
    facts: {},
    problems: lostCues(content, new Set(cues.map((cue) => cue.line))),
  };
}

/** SubRip, where a speaker can only be written as `Tên: lời`. */
export function readSrt(lines: readonly string[]): ReadTranscript {
  const { cues, problems } = parseSrt(lines);
  const utterances = nameFromLabels(cues.map((cue) => ({ ...cue, speaker: null })));
  return { utterances: joinUnfinished(utterances), facts: {}, problems };
}

/** Takes `Tên:` off the captions; one without a name goes on with the speaker before it. */
function nameFromLabels(captions: readonly Turn[]): Turn[] {
  const speakers = findSpeakers(captions.map((caption) => caption.text));
  let current: string | null = null;
  const named = captions.map((caption) => {
    const label = readLabelledLine(caption.text);
    const known = label !== null && speakers.has(label.speaker);
    if (known) current = label.speaker;
    return { ...caption, speaker: current, text: known ? label.text : caption.text };
  });
  return named.filter((caption) => caption.text !== '');
}

function lostCues(content: string, readLines: ReadonlySet<number>): TranscriptProblem[] {
  const problems: TranscriptProblem[] = [];
  content.split(/\r\n|\n|\r/u).forEach((line, index) => {
    const isTiming = /^\s*\d[\d:.,]*\s*-->/u.test(line);
    if (isTiming && !readLines.has(index + 1)) {
      problems.push({ line: index + 1, code: 'timing_unreadable', text: line.slice(0, 200) });
    }
  });
  return problems;
}
