import { findSpeakers } from './known-speakers.ts';
import type { ReadTranscript } from './parsed-transcript.ts';
import { isFactLine, readHeader } from './read-header.ts';
import { type MarkedLine, readMarkedLine } from './read-line.ts';
import { type LabelledLine, readLabelledLine } from './speaker-label.ts';
import type { Turn } from './turn.ts';

const SEPARATOR = /^\s*[-=_*~#–—]{3,}\s*$/u;
const BANNER =
  /^\s*(?:[-=_*~–—]{2,}.*[-=_*~–—]{2,}|[[(]?(?:kết thúc|hết|the end|end of transcript)(?: transcript| cuộc họp| bản ghi| ghi âm)?[\])]?\.?)\s*$/iu;
const BULLET = /^\s*[-*•]\s+/u;
const SENTENCE_END = /[.!?…:;"”)\]]\s*$/u;

/** Text transcripts: `Tên: lời`, `[hh:mm:ss] Tên: lời`, saved captions (`[Tên] hh:mm:ss`, then the words), or plain paragraphs. */
export function readText(source: readonly string[]): ReadTranscript & { timed: boolean; captions: boolean } {
  const lines = unbullet(source);
  const marked = lines.map(readMarkedLine);
  const speakers = findSpeakers(marked.map((line) => line.text));
  const start = findBody(lines, marked, speakers);
  const reader = new LineReader(speakers, isPunctuated(lines));
  for (const line of marked.slice(start)) reader.read(line);
  return {
    utterances: reader.finish(),
    facts: readHeader(lines.slice(0, start)),
    problems: [],
    timed: marked.slice(start).some((line) => line.startMs !== null),
    captions: marked.some((line) => line.name !== null && line.text === ''),
  };
}

/** A file in which every utterance is a list item is read without its bullets; elsewhere bullets belong to the speaker above. */
function unbullet(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '' && !SEPARATOR.test(line));
  const bulleted = filled.filter((line) => BULLET.test(line) && readLabelledLine(line.replace(BULLET, '')));
  return bulleted.length > 1 && bulleted.length * 10 >= filled.length * 8
    ? lines.map((line) => line.replace(BULLET, ''))
    : lines;
}

function isPunctuated(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.filter((line) => SENTENCE_END.test(line)).length * 8 >= filled.length;
}

/** Index of the first line that somebody says; what stands above is the head of the document. */
function findBody(
  lines: readonly string[],
  marked: readonly MarkedLine[],
  speakers: ReadonlySet<string>,
): number {
  const hasVoices = speakers.size > 0 || marked.some((line) => line.startMs !== null);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || isFactLine(line)) continue;
    if (SEPARATOR.test(line)) return index + 1;
    const mark = marked[index];
    const label = readLabelledLine(mark?.text ?? '');
    const isSpeech = (mark?.startMs ?? null) !== null || (label !== null && speakers.has(label.speaker));
    if (isSpeech || !(hasVoices || headFollows(lines, index))) return index;
  }
  return lines.length;
}

/** In text without names a first line is a title only when the head goes on below it. */
function headFollows(lines: readonly string[], index: number): boolean {
  if (/^\s*#/u.test(lines[index] ?? '')) return true;
  return lines.slice(index + 1, index + 4).some((line) => isFactLine(line) || SEPARATOR.test(line));
}

type OpenUtterance = { speaker: string | null; startMs: number | null; endMs: number | null; said: string[] };

class LineReader {
  private readonly utterances: Turn[] = [];
  private open: OpenUtterance | null = null;
  private pendingStart: number | null = null;
  private readonly speakers: ReadonlySet<string>;
  private readonly punctuated: boolean;

  constructor(speakers: ReadonlySet<string>, punctuated: boolean) {
    this.speakers = speakers;
    this.punctuated = punctuated;
  }

  read(line: MarkedLine): void {
    const label = this.knownLabel(line.text);
    if (line.text.trim() === '' && line.startMs === null) this.pause();
    else if (SEPARATOR.test(line.text) || BANNER.test(line.text)) this.close();
    else if (line.name !== null) this.begin(line.name, line, line.text);
    else if (label) this.begin(label.speaker, line, label.text);
    else if (line.startMs !== null && line.text === '') this.pendingStart = line.startMs;
    else this.goOn(line);
  }

  finish(): Turn[] {
    this.close();
    return this.utterances;
  }

  private knownLabel(text: string): LabelledLine | null {
    const label = readLabelledLine(text);
    return label && this.speakers.has(label.speaker) ? label : null;
  }

  /** A line without a name goes on with the speaker above; without any speaker each line or sentence is somebody's. */
  private goOn(line: MarkedLine): void {
    const current = this.open;
    const unfinished =
      this.punctuated && line.startMs === null && !SENTENCE_END.test(current?.said.at(-1) ?? '.');
    if (current && (current.speaker !== null || unfinished)) current.said.push(line.text);
    else this.begin(null, line, line.text);
  }

  private begin(speaker: string | null, line: MarkedLine, text: string): void {
    this.close();
    this.open = {
      speaker,
      startMs: line.startMs ?? this.pendingStart,
      endMs: line.endMs,
      said: text === '' ? [] : [text],
    };
    this.pendingStart = null;
  }

  private pause(): void {
    if (this.open?.speaker === null) this.close();
  }

  private close(): void {
    const text = this.open?.said.join(' ').replace(/\s+/gu, ' ').trim() ?? '';
    if (this.open && text !== '') {
      this.utterances.push({
        speaker: this.open.speaker,
        startMs: this.open.startMs,
        endMs: this.open.endMs,
        text,
      });
    }
    this.open = null;
  }
}
