import { readDeadline } from '@hopgon/engine/time/said-deadline';
import type { Reader } from '../../platform/threads/reader.ts';
import { parseTurn } from './parse/turn/parse-turn.rules.ts';
import { readSpokenTime } from './parse/turn/spoken-time.rules.ts';
import { findDescribedSentence } from './resolve/acts/described-sentence.rules.ts';
import { rankByWords } from './resolve/acts/rank-by-words.rules.ts';
import { findTermSentences } from './resolve/acts/term-sentences.rules.ts';
import { chooseOffers } from './resolve/offers.rules.ts';
import { resolveNamedPeople, resolveNamedPerson } from './resolve/people/named-people.rules.ts';
import { resolveScheduleRequest } from './resolve/people/schedule-request.rules.ts';
import { resolveTaskRequest } from './resolve/people/task-request.rules.ts';

/** Everything that reads people's words. It runs in threads: `world.assistantReader` calls them. */
export const assistantReadings = {
  parseTurn,
  readSpokenTime,
  readDeadline,
  rankByWords,
  findDescribedSentence,
  findTermSentences,
  resolveScheduleRequest,
  resolveTaskRequest,
  resolveNamedPeople,
  resolveNamedPerson,
  chooseOffers,
};

declare module '../../platform/world.ts' {
  interface World {
    readonly assistantReader: Reader<typeof assistantReadings>;
  }
}
