import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { readSchedule, type ScheduleRequest } from '../arguments/read-schedule.rules.ts';
import { readSpokenSchedule } from '../arguments/read-speech.rules.ts';
import { askForMore } from '../ask-for-more.rules.ts';
import { askForMissing } from '../help.rules.ts';
import { askAboutPeople } from '../people/ask-people.rules.ts';
import type { Company } from '../people/match-person.rules.ts';
import { resolvePeople } from '../people/resolve-people.rules.ts';
import { type AssistantReply, sayImpossibleDate } from '../reply.rules.ts';
import { scheduleCommand } from '../schedule-command.rules.ts';
import { findImpossibleDate } from '../time/impossible-date.rules.ts';
import { judgeTime, type TimeVerdict } from '../time/judge-time.rules.ts';
import { findTime, readTime } from '../time/read-time.rules.ts';
import { colleaguesOf, describeCompany, idsOf, type Workplace } from '../workplace.rules.ts';

/** What was asked for: a command's parameters as written, or (`rest` null) free text. */
export interface Asked {
  readonly message: string;
  readonly rest: string | null;
}

/** A meeting as far as words tell it, or what has to be asked first. */
export type MeetingRequest =
  | { readonly reply: AssistantReply }
  | {
      readonly reply: null;
      readonly request: ScheduleRequest;
      readonly userIds: readonly string[];
      readonly verdict: TimeVerdict;
    };

const schedule = commandNamed('lenlich');

export function readMeetingRequest(asked: Asked, place: Workplace): MeetingRequest {
  const company = describeCompany(place, asked.message);
  const request = readRequest(asked, place, company);
  const impossible = findImpossibleDate(asked.rest === null ? asked.message : request.time);
  if (impossible !== null) return { reply: sayImpossibleDate(impossible) };
  const missing = (['people', 'goal', 'time'] as const).filter((name) => request[name] === '');
  if (missing.length > 0) {
    return asked.rest === null
      ? { reply: askForMore(asked.message, missing, colleaguesOf(place)) }
      : { reply: askForMissing(schedule, missing) };
  }
  const found = resolvePeople(request.people, company);
  const unsure = askAboutPeople(found, company, (people) => scheduleCommand({ ...request, people }));
  if (unsure) return { reply: unsure };
  const verdict = judgeTime(readTime(request.time, place.now), place);
  return { reply: null, request, userIds: idsOf(found.people), verdict };
}

function readRequest({ message, rest }: Asked, place: Workplace, company: Company): ScheduleRequest {
  const tools = { company, findTime: (text: string) => findTime(text, place.now) };
  if (rest !== null) return readSchedule(rest, tools);
  const spoken = readSpokenSchedule(message, tools);
  const { people, goal } = spoken;
  // "Hẹn An 15h mai" says no goal; a name for it is no claim, and stands on the card to be changed.
  return goal === '' && people !== '' ? { ...spoken, goal: `Họp với ${people}` } : spoken;
}
