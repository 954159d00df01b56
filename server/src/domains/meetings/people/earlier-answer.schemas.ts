import { Answer } from '@hopgon/contract/meetings/schemas';
import { Instant } from '@hopgon/contract/primitives';
import { z } from 'zod';

/** As `askAgain` stores it: `when` is the JSON of the start and the end that were answered for. */
const StoredAnswer = z.object({
  when: z.string().transform((text) => z.tuple([Instant, Instant]).parse(JSON.parse(text))),
  answer: Answer,
});

export interface EarlierAnswer {
  readonly answer: Answer;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What somebody answered before a meeting moved, and when it was to be then. */
export function readEarlierAnswer(stored: unknown): EarlierAnswer | null {
  if (stored === null) return null;
  const { when, answer } = StoredAnswer.parse(stored);
  return { answer, startsAt: when[0], endsAt: when[1] };
}
