import { noCardWords } from '../../shared/card-words.rules.ts';
import { noChange } from '../../shared/no-change.rules.ts';

/** What is read of a message that is not read for a conversation. */
export const blankTurn = {
  kind: 'unknown',
  score: 1,
  rivals: [],
  others: [],
  act: null,
  orders: [],
  question: null,
  search: null,
  change: noChange,
  words: noCardWords,
  addition: { text: '', items: [], report: '' },
  goal: '',
  note: '',
  times: {},
  helpTopic: null,
  term: null,
  isConfirmed: false,
  asksBusy: false,
  isFollowUp: false,
  asksOfLast: false,
  part: null,
  referredId: null,
} as const;
