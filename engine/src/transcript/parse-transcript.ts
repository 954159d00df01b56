import { stripControls } from '../text/control-characters.ts';
import { isSrtTiming } from './captions/parse-srt.ts';
import { readSrt, readVtt } from './captions/read-cues.ts';
import { joinTurns } from './join-turns.ts';
import { readText } from './lines/read-text.ts';
import type { ParsedTranscript, ReadTranscript, TranscriptFormat } from './parsed-transcript.ts';
import { looksLikeJson } from './segments/json-values.ts';
import { readJson } from './segments/read-json.ts';
import { stripGhosts } from './strip-ghosts.ts';
import { stripLoops } from './strip-loops.ts';

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
/** Joiners, direction marks and soft hyphens: nothing anyone reads or says. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu;

/**
 * Turns of any transcript: WebVTT, SubRip, JSON of segments, saved captions, text with or without names and times.
 * The content decides the format; the name of the file is not asked. Total over all strings, linear in their length;
 * times in milliseconds as the source states them, text in NFC on one line. Hallucinations of recognisers are removed
 * and listed in `removed`; unreadable lines are listed in `problems` with its line, what a text says was not recorded in `lost`.
 */
export function parseTranscript(input: {
  readonly name: string;
  readonly content: string;
}): ParsedTranscript {
  const content = stripControls(input.content.replace(/^\uFEFF/u, '')).normalize('NFC');
  const { format, read } = readContent(content);
  const ghosts = stripGhosts(read.utterances);
  const loops = stripLoops(ghosts.kept);
  const removed = [...(read.removed ?? []), ...ghosts.removed, ...loops.removed];
  const { facts, problems, lost = [] } = read;
  return { format, ...joinTurns(loops.kept), lost, facts, problems, removed };
}

function readContent(content: string): { format: TranscriptFormat; read: ReadTranscript } {
  if (content.trim() === '') return { format: 'empty', read: { utterances: [], facts: {}, problems: [] } };
  if (looksLikeJson(content)) return { format: 'json', read: readJson(content) };
  const lines = content.replace(INVISIBLE, '').split(LINE_END);
  if (/^WEBVTT(?:[ \t\r\n]|$)/u.test(content)) {
    const read = readVtt(content.replace(INVISIBLE, ''));
    // Converters write SubRip's commas under WebVTT's name.
    if (read.utterances.length > 0 || !lines.some(isSrtTiming)) return { format: 'vtt', read };
  }
  if (lines.some(isSrtTiming)) return { format: 'srt', read: readSrt(lines) };
  const read = readText(lines);
  return { format: read.captions ? 'captions' : read.timed ? 'timed-text' : 'text', read };
}
