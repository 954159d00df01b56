import { joinTurns } from './join-turns.ts';
import type { ParsedTranscript, ReadTranscript, TranscriptFormat } from './parsed-transcript.ts';
import { readSrt, readVtt } from './read-cues.ts';
import { readText } from './read-text.ts';
import { stripGhosts } from './strip-ghosts.ts';
import type { Turn } from './turn.ts';

/**
 * Turns of any transcript: WebVTT, SubRip, saved captions, text with or without names and times. The content
 * decides the format, the file's name only helps where the content is silent. Total over all strings, linear in
 * their length; times in milliseconds, text in NFC on one line.
 */
export function parseTranscript(input: {
  readonly name: string;
  readonly content: string;
}): ParsedTranscript {
  const content = input.content.replace(/^\uFEFF/u, '').normalize('NFC');
  const { format, read } = readContent(content);
  const { kept, removed } = stripGhosts(read.utterances);
  const turns: Turn[] = joinTurns(kept);
  return { format, turns, facts: read.facts, problems: read.problems, removed };
}

function readContent(content: string): { format: TranscriptFormat; read: ReadTranscript } {
  if (content.trim() === '') return { format: 'empty', read: { utterances: [], facts: {}, problems: [] } };
  if (/^WEBVTT(?:[ \t\r\n]|$)/u.test(content)) return { format: 'vtt', read: readVtt(content) };
  const lines = content.split(/\r\n|\n|\r/u);
  if (
    lines.some(
      (line) =>
        /^\s*\d[\d:]*[.,]\d{1,3}\s*-->\s*\d/u.test(line) || /^\s*\d+:\d\d:\d\d\s*-->\s*\d/u.test(line),
    )
  ) {
    return { format: 'srt', read: readSrt(lines) };
  }
  const read = readText(lines);
  return { format: read.captions ? 'captions' : read.timed ? 'timed-text' : 'text', read };
}
