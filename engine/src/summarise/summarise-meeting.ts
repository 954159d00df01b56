import type { Extraction } from '../extract/extraction.ts';
import { splitSentences } from '../text/sentences.ts';
import type { Turn } from '../transcript/turn.ts';
import { pickSentences } from './pick-sentences.ts';
import { rankSentences } from './rank-sentences.ts';
import { tidySentence } from './tidy-sentence.ts';

export type SummaryDetail = 'ngắn' | 'vừa' | 'chi tiết';

/** A line of minutes and the turns it rests on (indexes from 0, ascending). */
export type SummaryLine = { readonly text: string; readonly evidence: number[] };

const BUDGETS: Readonly<Record<SummaryDetail, number>> = { ngắn: 40, vừa: 120, 'chi tiết': 320 };
const ALWAYS_SELF: ReadonlySet<string> = new Set(['tôi', 'tui', 'tớ']);

/**
 * Minutes in lines, in the order of the talk: what was decided, who does what, what stayed open, and between
 * them the sentences that carry the rest. Nothing is said that its turns do not say.
 */
export function summariseMeeting(
  input: { readonly turns: readonly Turn[]; readonly extraction: Extraction },
  detail: SummaryDetail,
): SummaryLine[] {
  const results = resultLines(input.extraction);
  const budget = BUDGETS[detail];
  const chosen = detail === 'ngắn' ? withinBudget(results, budget) : results;
  const used = chosen.reduce((total, line) => total + line.text.split(' ').length, 0);
  const covered = new Set(chosen.flatMap((line) => line.evidence));
  const told = tellRest(input.turns, covered, Math.max(0, budget - used));
  return [...chosen, ...told].sort((a, b) => (a.evidence[0] ?? 0) - (b.evidence[0] ?? 0));
}

function resultLines(extraction: Extraction): SummaryLine[] {
  return [
    ...extraction.decisions.map((decision) => ({ text: `${decision.text}.`, evidence: decision.evidence })),
    ...extraction.actionItems.map((item) => ({
      text: `${item.assignee === null ? '' : `${item.assignee}: `}${item.title}.`,
      evidence: item.evidence,
    })),
    ...extraction.openQuestions.map((question) => ({ text: question.text, evidence: question.evidence })),
  ];
}

function withinBudget(lines: readonly SummaryLine[], budget: number): SummaryLine[] {
  let left = budget;
  return lines.filter((line) => {
    const words = line.text.split(' ').length;
    if (words > left) return false;
    left -= words;
    return true;
  });
}

function tellRest(turns: readonly Turn[], covered: ReadonlySet<number>, budget: number): SummaryLine[] {
  const told = turns.flatMap((turn, index) =>
    covered.has(index)
      ? []
      : splitSentences(turn.text)
          .filter((sentence) => !sentence.text.endsWith('?'))
          .map((sentence) => ({
            text: tidySentence(sentence.text, turn.speaker, ALWAYS_SELF),
            evidence: [index],
          }))
          .filter((line) => line.text.split(' ').length >= 6),
  );
  const ranking = rankSentences(told.map((line) => ({ text: line.text, place: 0, document: 0 })));
  return pickSentences(ranking, budget).flatMap((index) => told[index] ?? []);
}
