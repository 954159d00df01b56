import { findSpeakers } from '../labels/known-speakers.ts';
import { type LabelledLine, rankLabel, readLabelledLine, splitLabel } from '../labels/speaker-label.ts';
import type { Turn } from '../turn.ts';

const DASH = /^[-–—]\s*/u;

/**
 * Finds speakers in captions that name none: `Tên: lời` on any line, or a name alone on the first. A caption without a name
 * continues the speaker before it.
 */
export function nameCaptions(captions: readonly Turn[]): Turn[] {
  const isNamed = captions.some(({ speaker }) => speaker !== null);
  const headed = isNamed ? null : nameFromFirstLines(captions);
  return headed ?? nameFromLabels(captions);
}

function nameFromLabels(captions: readonly Turn[]): Turn[] {
  const unnamed = captions.filter(({ speaker }) => speaker === null);
  const speakers = findSpeakers(unnamed.flatMap(({ text }) => openingLines(text)));
  let current: string | null = null;
  const named: Turn[] = [];
  for (const caption of captions) {
    if (caption.speaker !== null) {
      current = null;
      named.push(caption);
      continue;
    }
    for (const { label, text } of splitAtLabels(caption.text, speakers)) {
      current = label ?? current;
      if (text !== '') named.push({ ...caption, speaker: current, text });
    }
  }
  return named;
}

/** The lines of a caption that may open somebody's words. */
function openingLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(DASH, ''));
  return lines.filter((line, index) => index === 0 || readLabelledLine(line) !== null);
}

type Part = { label: string | null; text: string };

function splitAtLabels(text: string, speakers: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const label = knownLabel(line.replace(DASH, ''), speakers);
    const open = parts.at(-1);
    if (label) parts.push({ label: label.speaker, text: label.text });
    else if (open) open.text = `${open.text} ${line}`.trim();
    else parts.push({ label: null, text: line });
  }
  return parts;
}

function knownLabel(line: string, speakers: ReadonlySet<string>): LabelledLine | null {
  const label = splitLabel(line);
  return label && speakers.has(label.speaker) ? label : null;
}

/** Word transcripts of Teams once put the name on a line of its own under each time; null where that is not so. */
function nameFromFirstLines(captions: readonly Turn[]): Turn[] | null {
  const heads = captions.map(({ text }) => text.split('\n', 1)[0] ?? '');
  const names = heads.filter((head) => rankLabel(head) === 'sure' || rankLabel(head) === 'likely');
  const tall = captions.filter(({ text }) => text.includes('\n')).length;
  const isNamed =
    captions.length > 1 && names.length * 10 >= captions.length * 9 && tall * 10 >= captions.length * 9;
  if (!isNamed || new Set(heads).size * 2 > captions.length + 2) return null;
  return captions.flatMap((caption) => {
    const [speaker = '', ...lines] = caption.text.split('\n');
    return lines.length === 0 ? [] : [{ ...caption, speaker, text: lines.join(' ') }];
  });
}
