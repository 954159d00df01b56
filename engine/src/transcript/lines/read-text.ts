import { applyShortClocks, readShortClocks } from '../day-clocks.ts';
import { readFactLine } from '../labels/header-labels.ts';
import { findSpeakers } from '../labels/known-speakers.ts';
import { readLabelledLine, splitLabel } from '../labels/speaker-label.ts';
import type { HeaderFacts, LostSound, ReadTranscript } from '../parsed-transcript.ts';
import { LineReader } from './line-reader.ts';
import { type ShapedLine, shapeLine } from './line-shapes.ts';
import { type MarkedLine, markLines } from './mark-lines.ts';
import { isNobodysLine, SEPARATOR } from './nobodys-lines.ts';
import { isClosingSentence, readHeader } from './read-header.ts';

const BULLET = /^\s*[-*•]\s+/u;
const SENTENCE_END = /[.!?…:;"”)\]]\s*$/u;
/** A recording does not begin four hours after its start: such times are of the day. */
const FIRST_CLOCK_OF_DAY_MS = 4 * 3_600_000;

/** Text transcripts: `Tên: lời`, `[hh:mm:ss] Tên: lời`, saved captions (`[Tên] hh:mm:ss`, then the words), or plain paragraphs. */
export function readText(source: readonly string[]): ReadTranscript & { timed: boolean; captions: boolean } {
  const lines = unbullet(source);
  const written = lines.map(shapeLine);
  const meaning = readShortClocks(written, {
    words: countTimedWords(written),
    startTime: headTime(lines, written),
  });
  const shaped = applyShortClocks(written, meaning);
  const marked = markLines(lines, shaped);
  const speakers = findSpeakers(
    marked.map((line, index) => (isOfPaper(lines[index] ?? '') ? '' : line.text)),
  );
  const foot = findFoot(lines);
  const start = Math.min(findBody(lines, marked, speakers), foot);
  const reader = new LineReader({
    speakers,
    isPunctuated: isPunctuated(lines),
    isNamed: hasNames(marked, speakers),
  });
  const body = marked.slice(start, foot);
  for (const line of body) reader.read(line);
  const { utterances, removed } = reader.finish();
  const head = readHeader(lines.slice(0, start));
  return {
    utterances,
    removed,
    lost: statedLosses(shaped),
    facts: { ...readHeader(lines.slice(foot)).facts, ...clockOfDay(body), ...head.facts },
    problems: [
      ...head.problems,
      ...(meaning === 'unclear' ? unclearTimes(lines, written) : brokenTimes(lines, marked, start)),
    ],
    timed: body.some((line) => line.startMs !== null),
    captions: marked.some((line) => line.name !== null && line.text === ''),
  };
}

const statedLosses = (shaped: readonly ShapedLine[]): LostSound[] =>
  shaped.flatMap(({ shape, startMs, endMs }) =>
    shape === 'lost-sound' && startMs !== null && endMs !== null && startMs < endMs
      ? [{ fromMs: startMs, toMs: endMs }]
      : [],
  );

/** Words from the first time on, without those behind the last one. */
function countTimedWords(shaped: readonly ShapedLine[]): number {
  const first = shaped.findIndex(({ startMs }) => startMs !== null);
  const last = shaped.findLastIndex(({ startMs }) => startMs !== null);
  return shaped
    .slice(Math.max(0, first), Math.max(0, last))
    .reduce((sum, { text }) => sum + (text.match(/\S+/gu)?.length ?? 0), 0);
}

/** The hour the lines above the first time state. */
function headTime(lines: readonly string[], shaped: readonly ShapedLine[]): string | undefined {
  const first = shaped.findIndex(({ startMs }) => startMs !== null);
  return first > 0 ? readHeader(lines.slice(0, Math.min(first, LONGEST_HEAD))).facts.startTime : undefined;
}

/** Lines whose time may be of the day or of the recording. */
const unclearTimes = (lines: readonly string[], shaped: readonly ShapedLine[]): ReadTranscript['problems'] =>
  shaped.flatMap(({ startMs, isShort }, index) =>
    isShort && startMs !== null
      ? [{ line: index + 1, code: 'timing_unclear' as const, text: (lines[index] ?? '').slice(0, 200) }]
      : [],
  );

const hasNames = (marked: readonly MarkedLine[], speakers: ReadonlySet<string>): boolean =>
  speakers.size > 0 || marked.some(({ name }) => name !== null);

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
  const hasVoices = hasNames(marked, speakers) || marked.some((line) => line.startMs !== null);
  const ruled = endOfRuledHead(lines, marked);
  if (hasVoices && ruled > 0) return ruled;
  for (const [index, line] of lines.entries()) {
    if (SEPARATOR.test(line) && !hasVoices) return index + 1;
    if (isOfPaper(line)) continue;
    const isHead = hasVoices ? !opensSpeech(marked[index], speakers) : headFollows(lines, index);
    if (!isHead) return index;
  }
  return lines.length;
}

/**
 * The line behind a rule near the top, where a fact of the meeting stands above it ("Ngày họp: …") and labels there
 * have no line below: "Khách hàng: chị Lan (kế toán)" is a list. 0 where there is none.
 */
function endOfRuledHead(lines: readonly string[], marked: readonly MarkedLine[]): number {
  const rule = lines.slice(0, LONGEST_HEAD).findIndex((line, index) => index > 0 && SEPARATOR.test(line));
  const above = marked.slice(0, Math.max(0, rule));
  if (!above.some((_, index) => readFactLine(lines[index] ?? '') !== null)) return 0;
  const labels = new Set(above.flatMap(({ text }) => splitLabel(text)?.speaker ?? []));
  const speaks = ({ text }: MarkedLine) => labels.has(splitLabel(text)?.speaker ?? '');
  const timed = above.some(({ startMs, name }) => startMs !== null || name !== null);
  return timed || marked.slice(rule).some(speaks) ? 0 : rule + 1;
}
const LONGEST_HEAD = 20;

function opensSpeech(line: MarkedLine | undefined, speakers: ReadonlySet<string>): boolean {
  if (!line) return false;
  const label = splitLabel(line.text);
  return line.startMs !== null || line.name !== null || (label !== null && speakers.has(label.speaker));
}

/** In text without names a first line is a title only when the head goes on below it. */
function headFollows(lines: readonly string[], index: number): boolean {
  if (/^\s*#/u.test(lines[index] ?? '')) return true;
  return lines
    .slice(index + 1, index + 4)
    .some((line) => readFactLine(line) !== null || SEPARATOR.test(line));
}

/** Index of the first line below the talk: rules, products' sentences, "Kết thúc: 10h", "Thư ký: Phan Thị Lý". */
function findFoot(lines: readonly string[]): number {
  let foot = lines.length;
  while (foot > 0) {
    if (!isOfPaper(lines[foot - 1] ?? '')) break;
    foot -= 1;
  }
  return foot;
}

/** Blank lines, rules, products' sentences and facts of the meeting: nobody's words. */
const isOfPaper = (line: string): boolean =>
  line.trim() === '' || isNobodysLine(line) || isClosingSentence(line) || readFactLine(line) !== null;

/** When it began, where the first times are those of a clock on the wall. */
function clockOfDay(body: readonly MarkedLine[]): HeaderFacts {
  const first = body.find((line) => line.startMs !== null)?.startMs ?? 0;
  if (first < FIRST_CLOCK_OF_DAY_MS || first >= 24 * 3_600_000) return {};
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return { startTime: `${two(first / 3_600_000)}:${two((first / 60_000) % 60)}` };
}

const BROKEN_TIME = /^\s*[[(]\s?(?=[^\])]*\d)[\d:.,xX?–-]{4,20}[\])]/u;

function brokenTimes(
  lines: readonly string[],
  marked: readonly MarkedLine[],
  start: number,
): ReadTranscript['problems'] {
  return lines.flatMap((line, index) => {
    if (index < start || marked[index]?.startMs !== null) return [];
    if (!BROKEN_TIME.exec(line)?.[0].includes(':')) return [];
    return [{ line: index + 1, code: 'timing_unreadable' as const, text: line.slice(0, 200) }];
  });
}
