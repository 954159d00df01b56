import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';

/** A message that changes nothing of what is open. */
export const noChange: SpokenChange = {
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
