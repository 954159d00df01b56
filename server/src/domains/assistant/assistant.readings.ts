import type { Reader } from '../../platform/threads/reader.ts';
import { parseMessage } from './parse/parse-message.rules.ts';
import { chooseOffers } from './resolve/offers.rules.ts';
import { resolveNamedPeople, resolveNamedPerson } from './resolve/people/named-people.rules.ts';
import { resolveScheduleRequest } from './resolve/people/schedule-request.rules.ts';
import { resolveTaskRequest } from './resolve/people/task-request.rules.ts';

/** Everything that reads people's words. It runs in threads: `world.assistantReader` calls them. */
export const assistantReadings = {
  parseMessage,
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
