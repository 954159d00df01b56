import { answerWords } from '@hopgon/contract/meetings/names';
import type { Participant } from '@hopgon/contract/meetings/schemas';

/** '4 nhận lời, 2 chưa trả lời'; once the meeting is over nobody is waited for. */
export function countAnswers(people: readonly Pick<Participant, 'answer'>[], isOver = false): string {
  return (['accepted', 'tentative', 'declined', 'waiting'] as const)
    .map((wanted) => {
      const word = wanted === 'waiting' && isOver ? 'không trả lời' : answerWords[wanted].toLowerCase();
      return { word, number: people.filter(({ answer }) => answer === wanted).length };
    })
    .filter(({ number }) => number > 0)
    .map(({ number, word }) => `${number} ${word}`)
    .join(', ');
}

/** What an answer to a series has left open, as a sentence; nothing where there is none. */
export const leftOpenInWords = (count: number): string =>
  count === 0 ? '' : `. Còn ${count} buổi đã đổi giờ riêng, hãy trả lời riêng cho giờ mới`;

interface Invited {
  readonly participants: readonly unknown[];
  readonly guests: readonly unknown[];
}

/** '2 người', as lists count members, and guests apart: '2 người và 1 khách' */
export const peopleInWords = ({ participants, guests }: Invited): string =>
  guests.length === 0
    ? `${participants.length} người`
    : `${participants.length} người và ${guests.length} khách`;
