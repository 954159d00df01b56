import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';

/** Whether words hold a time, a name or another field of a card. */
export const saysFields = (change: SpokenChange): boolean =>
  change.times.length + change.names.length + change.add.length + change.remove.length > 0 ||
  change.until !== '' ||
  change.room !== '' ||
  change.online !== null ||
  change.minutes !== null ||
  change.more !== null ||
  change.shift !== null ||
  change.priority !== null ||
  change.spellOut !== '' ||
  change.title !== '';
