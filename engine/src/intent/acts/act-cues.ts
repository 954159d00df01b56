import { createGrammar } from '../../grammar/grammar.ts';
import type { Slots } from '../../grammar/slots.ts';
import { meetingCues } from './meeting-cues.ts';
import { otherCues } from './other-cues.ts';
import { taskCues } from './task-cues.ts';

const slots: Slots<null> = {
  phrases: {
    self: [
      ['(tôi|mình|em|anh|chị|tui|tớ|cháu|con|cô|chú|bác|tao|ta|chúng tôi|chúng mình|bọn em|tụi em)', null],
    ],
    help: [['(giúp|hộ|cho|luôn|giùm|lại)', null]],
  },
  reader: () => ({ kind: 'word', read: () => null }),
};

/** Phrases that say what a message wants done; of rows that match equally much the first counts. */
export const actCues = createGrammar(slots, [...meetingCues, ...taskCues, ...otherCues]);
