import { createGrammar } from '../../grammar.ts';
import { readWhole } from '../../numbers.ts';
import type { Slots } from '../../slots.ts';
import { leadPatterns } from './leads.ts';
import { meetingPatterns } from './meetings.ts';
import { questionPatterns } from './questions.ts';
import { talkPatterns } from './talk.ts';
import { taskPatterns } from './tasks.ts';

const slots: Slots<null> = {
  phrases: {
    caller: [['(tôi|mình|em|anh|chị|tụi mình|chúng tôi|chúng mình|bọn em|tụi em|cả nhóm|bên mình)', null]],
    kin: [['(anh|chị|em|cô|chú|bác|ông|bà|thầy|sếp|bạn|thằng|con|bé)', null]],
  },
  reader: (slot) =>
    slot === 'n'
      ? {
          kind: 'number',
          read: (tokens, at) => {
            const number = readWhole(tokens, at);
            return number && { value: null, length: number.length };
          },
        }
      : { kind: 'word', read: () => ({ value: null, length: 1 }) },
};

/** What stands in a message, as classes: of rows that match equally much the first counts. */
export const intentGrammar = createGrammar(slots, [
  ...meetingPatterns,
  ...taskPatterns,
  ...questionPatterns,
  ...leadPatterns,
  ...talkPatterns,
]);
