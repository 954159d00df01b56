import { Answer, type EarlierAnswer } from '@hopgon/contract/meetings/schemas';
import { Instant } from '@hopgon/contract/primitives';
import { z } from 'zod';

/** As `askAgain` stores it: `when` is the JSON of the start and the end that were answered for. */
const StoredAnswer = z.object({
  when: z.string().transform((text) => z.tuple([Instant, Instant]).parse(JSON.parse(text))),
  answer: Answer,
});

/** What somebody answered before the meeting moved; null where they have answered since. */
export function readEarlierAnswer(answer: Answer, stored: unknown): EarlierAnswer | null {
  if (answer !== 'waiting' || stored === null) return null;
  const { when, answer: earlier } = StoredAnswer.parse(stored);
  return { answer: earlier, startsAt: when[0], endsAt: when[1] };
}
