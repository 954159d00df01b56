import type { AnswerSentence } from '@hopgon/contract/search/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import type { ReadQuestion } from '@hopgon/engine/answering/read-question';
import { writeSentence } from '@hopgon/engine/answering/write-answer';
import { searchWords } from '@hopgon/engine/text/search-words';
import { dateOf } from '@hopgon/engine/time/local-time';
import { heldAt, type Passage } from './passages-of-lines.rules.ts';

/**
 * Words an answer: gets the question and the passages that answer it, the best first, and returns sentences with the numbers of
 * the passages each rests on (from 1). Whatever words it, a sentence that its passages do not support is left out.
 */
export type WordAnswer = (question: ReadQuestion, passages: readonly Passage[]) => readonly AnswerSentence[];

/** A shorter line cannot be read without the one before it. */
const leastWords = 5;

export const isShort = ({ text }: Passage): boolean => searchWords(text).length < leastWords;

/** Each passage in its own words, a short one together with what it replies to; an older meeting is named as such. */
export const quotePassages: WordAnswer = (question, passages) => {
  const newest = passages[0]?.meetingId;
  return passages.flatMap((passage, place) => {
    const next = passages[place + 1];
    const isLead = next !== undefined && leadsTo(passage, next);
    if (isLead) return [];
    const before = passages[place - 1];
    const lead = before && leadsTo(before, passage) ? before : null;
    const held = heldAt(passage);
    const isOlder = passage.meetingId !== newest && held !== null;
    const olderDay = isOlder ? dayInDigits(dateOf(held)) : null;
    const text = writeSentence(question, { ...passage, olderDay });
    return lead === null
      ? [{ text, sources: [place + 1] }]
      : [
          {
            text: `${writeSentence(question, { ...lead, olderDay })} – ${writeSentence(question, { ...passage, olderDay: null })}`,
            sources: [place, place + 1],
          },
        ];
  });
};

const leadsTo = (lead: Passage, passage: Passage): boolean =>
  lead.id === passage.id && lead.index !== null && passage.index === lead.index + 1 && isShort(passage);
