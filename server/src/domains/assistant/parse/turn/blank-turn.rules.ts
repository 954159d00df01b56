import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { noCardWords } from '../../shared/card-words.rules.ts';

const noChange: SpokenChange = {
  times: [],
  to: '',
  until: '',
  minutes: null,
  more: null,
  shift: null,
  add: [],
  remove: [],
  names: [],
  room: '',
  online: null,
  priority: null,
  spellOut: '',
  title: '',
  leftover: '',
  isQuestion: false,
};

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
