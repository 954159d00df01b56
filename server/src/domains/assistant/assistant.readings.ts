import { plainlySaid, readIntent } from '@hopgon/engine/intent/read-intent';
import type { Reader } from '../../platform/threads/reader.ts';
import { readMeant, saidOfMeeting } from './arguments/read-meant.rules.ts';
import { readSource } from './arguments/read-source.rules.ts';
import { explainFor } from './readings/explain-for.rules.ts';
import { readAgendaRequest } from './readings/read-agenda-request.rules.ts';
import { readFreeTimeQuestion, readFreeTimeRequest } from './readings/read-free-times.rules.ts';
import { readMeantPeople, readNamedSource } from './readings/read-meant-people.rules.ts';
import { readMeetingRequest } from './readings/read-meeting-request.rules.ts';
import { readQuestion } from './readings/read-question.rules.ts';
import { asksForLate, readTaskOwner } from './readings/read-task-question.rules.ts';
import { readTaskRequest } from './readings/read-task-request.rules.ts';
import { sayNoMeeting } from './readings/say-no-meeting.rules.ts';
import { preferAnswers } from './routing/answer-type.rules.ts';
import { chooseOffers } from './routing/offers.rules.ts';

function readMessage(message: string) {
  const intent = readIntent(message);
  return { ...intent, isPlain: intent.score >= plainlySaid };
}

/** Everything that reads the words of a message. It runs in threads: `world.assistantReader` asks them. */
export const assistantReadings = {
  readIntent: readMessage,
  readSource,
  readMeetingRequest,
  readTaskRequest,
  readAgendaRequest,
  readFreeTimeRequest,
  readFreeTimeQuestion,
  readTaskOwner,
  asksForLate,
  readMeant,
  saidOfMeeting,
  readMeantPeople,
  readNamedSource,
  sayNoMeeting,
  readQuestion,
  preferAnswers,
  chooseOffers,
  explainFor,
};

declare module '../../platform/world.ts' {
  interface World {
    readonly assistantReader: Reader<typeof assistantReadings>;
  }
}
