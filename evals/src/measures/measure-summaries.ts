import { summariseText } from '@hopgon/engine/summarise/summarise-text';
import { splitSentences } from '@hopgon/engine/text/sentences';
import { loadMeetings } from '../load-meetings.ts';
import type { Figure } from '../measure.ts';
import { wordF1 } from '../scoring/text-overlap.ts';

const WORDS = 110;

/** Word overlap (ROUGE-1 F) of a summary of the talk with the one people wrote; the baseline takes the first sentences. */
export function measureSummaries(): Figure[] {
  const meetings = loadMeetings();
  const scores = meetings.map(({ turns, summary }) => {
    const sentences = turns.flatMap((turn) => splitSentences(turn.text).map((sentence) => sentence.text));
    const lead = sentences.join(' ').split(/\s+/u).slice(0, WORDS).join(' ');
    return {
      own: wordF1(summary, summariseText(sentences, { maxWords: WORDS }).text),
      lead: wordF1(summary, lead),
    };
  });
  const mean = (pick: (score: { own: number; lead: number }) => number) =>
    scores.reduce((total, score) => total + pick(score), 0) / scores.length;
  return [
    {
      name: 'Summary of a meeting, ROUGE-1 F',
      value: mean(({ own }) => own),
      baseline: mean(({ lead }) => lead),
      counts: `${meetings.length} meetings`,
    },
  ];
}
