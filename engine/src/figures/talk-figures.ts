import { estimatedEnd, gapsBefore, LEAST_GAP_MS } from '../transcript/gaps.ts';
import { isGroupVoice } from '../transcript/labels/group-voice.ts';
import type { LostSound, SpokenSpan } from '../transcript/parsed-transcript.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Known, known, unknown } from './known.ts';
import { countInterruptions, coveredMs, durationOf, spansOf, timedTurns } from './spoken-time.ts';

export type SpeakerFigures = {
  readonly speaker: string | null;
  readonly turns: number;
  readonly words: number;
  readonly questions: number;
  /** Milliseconds of their captions, silence between them left out; null where the transcript does not time every turn of this speaker. */
  readonly talkMs: number | null;
};

export type Monologue = { readonly turn: number; readonly speaker: string | null; readonly ms: number };

export type TalkFigures = {
  /** Without group labels ("Mọi người"), whose words count only in the sums. */
  readonly speakers: SpeakerFigures[];
  readonly turns: number;
  readonly words: number;
  readonly questions: number;
  /** From the first start to the last end. */
  readonly durationMs: number | null;
  readonly longestMonologue: Monologue | null;
  /** How often somebody began while another was speaking and took the word. */
  readonly interruptions: Known<number>;
  /** Milliseconds of gaps, in which nothing was recorded. */
  readonly lostMs: number;
  /** Milliseconds between the first word and the last in which nobody speaks, without gaps. */
  readonly silenceMs: Known<number>;
  /** Evenness of the words among named speakers: 1 all alike, 0 one speaks alone; null with fewer than two. */
  readonly balance: number | null;
  /** Why times are missing or estimated, in Vietnamese; null when neither is. */
  readonly missing: string | null;
  /** Talk times and the duration count each turn until the next one starts. */
  readonly isEstimated: boolean;
};

const NO_TIMES = 'Bản gỡ băng không ghi thời gian nên không tính được thời lượng nói.';
const STARTS_ALONE = 'Bản gỡ băng chỉ ghi lúc bắt đầu mỗi lượt lời nên không tính được thời lượng nói.';
const ESTIMATED = 'Bản gỡ băng chỉ ghi lúc bắt đầu mỗi lượt lời nên thời lượng nói là ước tính.';
const SOME_TIMES =
  'Một số lượt lời không ghi thời gian nên không tính được thời lượng nói của người nói chúng.';

const QUESTION_END =
  /\s(?:không|hông|hổng|hong|chưa|hả|à|nhỉ|nhể|hở|sao|gì|chi|mô|rứa|đâu|ai|nào|mấy|bao nhiêu|bao giờ|được không|phải không|đúng không)(?:\s(?:ạ|anh|chị|em|con|cô|chú|bác|sếp|mọi người|vậy|thế|nhỉ|ta|trời|hè|bây)){0,2}\s*$/iu;

/**
 * Talk figures by speaker: turns, words and questions always; times only where the transcript states them. `spans`
 * are the captions that the turns were put together of; without them a turn counts from its start to its end. `lost` is what the
 * source says was not recorded.
 */
export function talkFigures(
  turns: readonly Turn[],
  spans: readonly SpokenSpan[] = spansOf(turns),
  lost: readonly LostSound[] = [],
): TalkFigures {
  const estimated = estimateEnds(turns, lost);
  const [timed, missing] = [estimated ?? turns, estimated ? ESTIMATED : missingReason(turns)];
  const figures = figuresOfTimes(timed, estimated ? spansOf(estimated) : spans, { missing, lost });
  return { ...figures, isEstimated: estimated !== null };
}

/** `missing`: why gaps and overlaps between turns cannot be counted; null when they can. */
function figuresOfTimes(
  turns: readonly Turn[],
  spans: readonly SpokenSpan[],
  { missing, lost }: { readonly missing: string | null; readonly lost: readonly LostSound[] },
): Omit<TalkFigures, 'isEstimated'> {
  const counted = turns.map(count);
  const single = counted.filter(({ turn: { speaker } }) => speaker === null || !isGroupVoice(speaker));
  const talk = talkTimes(turns, spans);
  const speakers = [...Map.groupBy(single, ({ turn }) => turn.speaker)].map(([speaker, own]) =>
    figuresOf(speaker, own, talk.get(speaker) ?? 0),
  );
  const timed = timedTurns(turns);
  const ofTimes = (value: number | null): Known<number> =>
    value === null || missing !== null ? unknown(missing ?? '') : known(value);
  const durationMs = timed && durationOf(timed);
  const lostMs = timed ? sum(gapsBefore(timed, lost).map((gap) => gap ?? 0)) : 0;
  return {
    speakers,
    turns: turns.length,
    words: sum(counted.map(({ words }) => words)),
    questions: sum(counted.map(({ questions }) => questions)),
    durationMs,
    longestMonologue: timed ? longestMonologue(turns) : null,
    interruptions: ofTimes(timed && countInterruptions(timed)),
    lostMs,
    silenceMs: ofTimes(durationMs === null ? null : Math.max(0, durationMs - coveredMs(spans) - lostMs)),
    balance: evenness(speakers.filter((figures) => figures.speaker !== null).map((figures) => figures.words)),
    missing,
  };
}

/** Milliseconds of speech of each speaker. */
function talkTimes(turns: readonly Turn[], spans: readonly SpokenSpan[]): Map<string | null, number> {
  const own = Map.groupBy(spans, ({ turn }) => turns[turn]?.speaker ?? null);
  return new Map([...own].map(([speaker, spoken]) => [speaker, coveredMs(spoken)]));
}

type CountedTurn = { readonly turn: Turn; readonly words: number; readonly questions: number };

const count = (turn: Turn): CountedTurn => ({
  turn,
  words: countWords(turn.text),
  questions: countQuestions(turn.text),
});
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

function countWords(text: string): number {
  let words = 0;
  WORD.lastIndex = 0;
  while (WORD.test(text)) words += 1;
  return words;
}

function figuresOf(speaker: string | null, own: readonly CountedTurn[], talkMs: number): SpeakerFigures {
  return {
    speaker,
    turns: own.length,
    words: sum(own.map(({ words }) => words)),
    questions: sum(own.map(({ questions }) => questions)),
    talkMs: timedTurns(own.map(({ turn }) => turn)) ? talkMs : null,
  };
}

function lengthOf(turn: Turn): number | null {
  return turn.startMs === null || turn.endMs === null ? null : Math.max(0, turn.endMs - turn.startMs);
}

/** Question marks where the text has any; recogniser text is judged by the words a question ends with. */
function countQuestions(text: string): number {
  const marks = text.match(/\?+/gu)?.length ?? 0;
  if (marks > 0 || /[.!?…]/u.test(text)) return marks;
  return QUESTION_END.test(` ${text}`) ? 1 : 0;
}

function longestMonologue(turns: readonly Turn[]): Monologue | null {
  let longest: Monologue | null = null;
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker !== null && isGroupVoice(turn.speaker)) continue;
    const ms = lengthOf(turn) ?? 0;
    if (longest === null || ms > longest.ms) longest = { turn: index, speaker: turn.speaker, ms };
  }
  return longest;
}

/** Shannon entropy of the shares over its greatest value (Pielou's evenness). */
function evenness(words: readonly number[]): number | null {
  const total = sum(words);
  if (words.length < 2 || total === 0) return null;
  const entropy = -sum(
    words.filter((count) => count > 0).map((count) => (count / total) * Math.log(count / total)),
  );
  return entropy / Math.log(words.length);
}

function missingReason(turns: readonly Turn[]): string | null {
  if (timedTurns(turns)) return null;
  if (turns.every((turn) => turn.startMs === null)) return NO_TIMES;
  return turns.every((turn) => turn.endMs === null) ? STARTS_ALONE : SOME_TIMES;
}

/**
 * Turns that state their starts alone, each lasting until the next or, before a gap, as long as it takes to say it; the last
 * one as long as its words take on average.
 */
function estimateEnds(turns: readonly Turn[], lost: readonly LostSound[]): readonly Turn[] | null {
  const starts = turns.flatMap(({ startMs, endMs }) => (startMs !== null && endMs === null ? [startMs] : []));
  const [first, last] = [starts[0], starts.at(-1)];
  if (starts.length < Math.max(2, turns.length) || first === undefined || last === undefined) return null;
  if (starts.some((start, index) => start > (starts[index + 1] ?? start))) return null;
  const words = turns.map(({ text }) => countWords(text));
  const said = sum(words.slice(0, -1));
  const tail = said === 0 ? 0 : Math.round(((last - first) / said) * (words.at(-1) ?? 0));
  const gaps = gapsBefore(turns, lost);
  return turns.map((turn, index) => {
    const next = (starts[index + 1] ?? last + tail) - (gaps[index + 1] ?? 0);
    const own = estimatedEnd(turn) ?? next;
    return { ...turn, endMs: next - own >= LEAST_GAP_MS ? own : next };
  });
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
