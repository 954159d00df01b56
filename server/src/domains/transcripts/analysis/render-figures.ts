import type { Figures } from '@hopgon/contract/transcripts/schemas';
import type { AgendaCoverage } from '@hopgon/engine/figures/agenda-coverage';
import type { Known } from '@hopgon/engine/figures/known';
import type { Punctuality } from '@hopgon/engine/figures/punctuality';
import type { Monologue, TalkFigures } from '@hopgon/engine/figures/talk-figures';
import type { Turn } from '@hopgon/engine/transcript/turn';

const unnamed = 'Chưa rõ người nói';

/** What a transcript alone does not contain. */
interface OfThePlan {
  readonly agenda: Known<AgendaCoverage>;
  readonly punctuality: Known<Punctuality>;
}

/** The engine's figures as people read them; what is unknown stays null and says why. */
export function renderFigures(figures: TalkFigures, turns: readonly Turn[], plan: OfThePlan): Figures {
  return {
    speakers: figures.speakers.map(({ speaker, turns: count, words, questions, talkMs }) => ({
      speaker: speaker ?? unnamed,
      turns: count,
      words,
      questions,
      talkMs,
    })),
    turns: figures.turns,
    words: figures.words,
    questions: figures.questions,
    durationMs: figures.durationMs,
    longestMonologue: figures.longestMonologue && presentMonologue(figures.longestMonologue, turns),
    balance: figures.balance,
    timesUnknown: figures.missing ?? '',
    isEstimated: figures.isEstimated,
    interruptions: presentKnown(figures.interruptions),
    lostMs: figures.lostMs,
    silenceMs: presentKnown(figures.silenceMs),
    agenda: presentKnown(plan.agenda),
    punctuality: presentKnown(plan.punctuality),
  };
}

const presentKnown = <T>({ value, reason }: Known<T>): { value: T | null; reason: string } => ({
  value,
  reason: reason ?? '',
});

const presentMonologue = ({ turn, speaker, ms }: Monologue, turns: readonly Turn[]) => ({
  speaker: speaker ?? unnamed,
  ms,
  words: turns[turn]?.text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
  evidence: [turn],
});
