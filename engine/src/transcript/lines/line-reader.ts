import { singleSpaced } from '../../text/spaces.ts';
import { type LabelledLine, splitLabel } from '../labels/speaker-label.ts';
import type { RemovedText } from '../parsed-transcript.ts';
import type { Turn } from '../turn.ts';
import type { MarkedLine } from './mark-lines.ts';
import { isNobodysLine, isStageDirection } from './nobodys-lines.ts';

const SENTENCE_END = /[.!?…:;"”)\]]\s*$/u;
const HEADING = /^\s*#{1,6}\s+\S/u;
const STAGE_REASON = 'Ghi chú của người chép lời, không phải lời ai nói';
const HEADING_REASON = 'Đề mục của bản gỡ băng, không phải lời ai nói';

type OpenUtterance = { speaker: string | null; startMs: number | null; endMs: number | null; said: string[] };

export type Voices = {
  readonly speakers: ReadonlySet<string>;
  /** Whether lines end in punctuation often enough to find the ends of sentences. */
  readonly isPunctuated: boolean;
  /** Whether the file names anybody: then a line in brackets is the transcriber's. */
  readonly isNamed: boolean;
};

/** Puts marked lines together to utterances, in order. */
export class LineReader {
  private readonly utterances: Turn[] = [];
  private readonly removed: RemovedText[] = [];
  private open: OpenUtterance | null = null;
  private pendingStart: number | null = null;
  private readonly voices: Voices;

  constructor(voices: Voices) {
    this.voices = voices;
  }

  read(line: MarkedLine): void {
    const label = this.knownLabel(line.text);
    if (line.text.trim() === '' && line.startMs === null && line.name === null) this.pause();
    else if (line.name !== null) this.begin(line.name, line, line.text);
    else if (isNobodysLine(line.text)) this.close();
    else if (label) this.begin(label.speaker, line, label.text);
    else if (line.startMs !== null && line.text === '') this.pendingStart = line.startMs;
    else if (this.voices.isNamed && HEADING.test(line.text)) this.leaveOut(line.text, HEADING_REASON);
    else if (this.voices.isNamed && isStageDirection(line.text)) this.leaveOut(line.text, STAGE_REASON);
    else this.goOn(line);
  }

  finish(): { utterances: Turn[]; removed: RemovedText[] } {
    this.close();
    return { utterances: this.utterances, removed: this.removed };
  }

  private knownLabel(text: string): LabelledLine | null {
    const label = splitLabel(text);
    return label && this.voices.speakers.has(label.speaker) ? label : null;
  }

  private leaveOut(text: string, reason: string): void {
    this.removed.push({ text: text.trim(), reason });
  }

  /** A line without a name goes on with the speaker above; without any speaker each line or sentence is somebody's. */
  private goOn(line: MarkedLine): void {
    const current = this.open;
    const unfinished =
      this.voices.isPunctuated &&
      line.startMs === null &&
      this.pendingStart === null &&
      !SENTENCE_END.test(current?.said.at(-1) ?? (current ? '' : '.'));
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
    if (this.open?.speaker === null && this.open.said.length > 0) this.close();
  }

  private close(): void {
    const text = singleSpaced(this.open?.said.join(' ') ?? '').trim();
    if (this.open && text !== '') {
      const { speaker, startMs, endMs } = this.open;
      this.utterances.push({ speaker, startMs, endMs, text });
    }
    this.open = null;
  }
}
