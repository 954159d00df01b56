import type { ActionItem, Extraction } from '../extract/extraction.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences } from './rank-sentences.ts';
import { selfWords } from './self-words.ts';
import { tidySentence } from './tidy-sentence.ts';

export type SummaryDetail = 'ngắn' | 'vừa' | 'chi tiết';

/** A line of minutes and the turns it rests on (indexes from 0, ascending). */
export type SummaryLine = { readonly text: string; readonly evidence: number[] };

const BUDGETS: Readonly<Record<SummaryDetail, number>> = { ngắn: 45, vừa: 120, 'chi tiết': 320 };
/** The share of the words that may go to results; the rest tells what the meeting talked about. */
const RESULTS_SHARE = 0.75;
const SHORTEST_SENTENCE = 6;

/**
 * Minutes in lines, in the order of the talk: what was decided, who does what, what stayed open, and between
 * them the sentences that carry the rest. Nothing is said that its turns do not say.
 */
export function summariseMeeting(
  input: { readonly turns: readonly Turn[]; readonly extraction: Extraction },
  detail: SummaryDetail,
): SummaryLine[] {
  const budget = BUDGETS[detail];
  const results = withinBudget(
    resultLines(input.extraction),
    detail === 'ngắn' ? budget : budget * RESULTS_SHARE,
  );
  const covered = new Set(results.flatMap((line) => line.evidence));
  const told = tellRest(input.turns, covered, budget - wordsOf(results));
  return [...results, ...told].sort((a, b) => (a.evidence[0] ?? 0) - (b.evidence[0] ?? 0));
}

/** Results by weight: decisions first, then questions left open, then tasks, the surest of each first. */
function resultLines({ decisions, openQuestions, actionItems }: Extraction): SummaryLine[] {
  const surestFirst = (a: { confidence: number }, b: { confidence: number }) => b.confidence - a.confidence;
  return [
    ...decisions
      .toSorted(surestFirst)
      .map(({ text, evidence }) => ({ text: `Thống nhất: ${text}.`, evidence })),
    ...openQuestions
      .toSorted(surestFirst)
      .map(({ text, evidence }) => ({ text: `Chưa rõ: ${text}`, evidence })),
    ...actionItems.toSorted(surestFirst).map((item) => ({ text: taskLine(item), evidence: item.evidence })),
  ];
}

function taskLine({ assignee, title, deadlineText }: ActionItem): string {
  const task = assignee === null ? title : `${assignee}: ${lowerFirst(title)}`;
  return deadlineText === null ? `${task}.` : `${task} (${lowerFirst(deadlineText)}).`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withinBudget(lines: readonly SummaryLine[], budget: number): SummaryLine[] {
  let left = budget;
  return lines.filter((line) => {
    const words = wordsOf([line]);
    if (words > left) return false;
    left -= words;
    return true;
  });
}

function wordsOf(lines: readonly SummaryLine[]): number {
  return lines.reduce((total, line) => total + line.text.split(' ').length, 0);
}

function tellRest(turns: readonly Turn[], covered: ReadonlySet<number>, budget: number): SummaryLine[] {
  const selves = new Map<string, ReadonlySet<string>>();
  for (const { speaker } of turns)
    if (speaker !== null && !selves.has(speaker)) selves.set(speaker, selfWords(speaker, turns));
  const told = turns.flatMap((turn, index) =>
    covered.has(index)
      ? []
      : tidyTurn(turn, selves.get(turn.speaker ?? '') ?? new Set()).map((text) => ({
          text,
          evidence: [index],
        })),
  );
  const ranking = rankSentences(told.map((line) => ({ text: line.text, place: 0, document: 0 })));
  return pickSentences(ranking, budget).flatMap((index) => told[index] ?? []);
}

/** The statements of a turn that are long enough to tell something; questions and courtesies are not. */
function tidyTurn(turn: Turn, selves: ReadonlySet<string>): string[] {
  return splitSentences(turn.text)
    .filter((sentence) => !(sentence.text.endsWith('?') || COURTESY.test(sentence.text)))
    .map((sentence) => tidySentence(sentence.text, turn.speaker, selves))
    .filter((text) => text.split(' ').length >= SHORTEST_SENTENCE);
}

const COURTESY =
  /(?:cảm ơn|cám ơn|chào (?:cả|mọi|các|anh|chị|bà)|tạm biệt|bắt đầu nhé|hẹn gặp|kết thúc (?:cuộc họp|tại đây|ở đây)|giải tán|nghe rõ)/iu;
