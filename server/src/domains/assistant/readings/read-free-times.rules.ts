import type { IntentSlots } from '@hopgon/engine/intent/intent';
import { fold } from '@hopgon/engine/text/fold';
import { parseDuration } from '@hopgon/engine/time/parse-duration';
import { takeLength } from '../arguments/spoken-length.rules.ts';
import { askAboutPeople } from '../people/ask-people.rules.ts';
import { resolvePeople } from '../people/resolve-people.rules.ts';
import type { AssistantReply } from '../reply.rules.ts';
import { judgeTime, type TimeVerdict } from '../time/judge-time.rules.ts';
import type { LocalTime } from '../time/local-time.rules.ts';
import { readTime } from '../time/read-time.rules.ts';
import type { Slot } from '../time/suggest.rules.ts';
import { describeCompany, idsOf, type Workplace } from '../workplace.rules.ts';

interface AskBack {
  readonly reply: AssistantReply;
}

export interface FreeTimeRequest {
  readonly userIds: readonly string[];
  /** How long a meeting shall be; null where nothing says so. */
  readonly minutes: number | null;
  /** The days that were said. */
  readonly days: Slot | null;
}

/** With whom and when a message looks for time to meet. */
export function readFreeTimeRequest(
  { people, message }: { readonly people: string; readonly message: string },
  place: Workplace,
): FreeTimeRequest | AskBack {
  const found = readPeople(people, message, place, (names) => `Tìm giờ họp với ${names}`);
  if ('reply' in found) return found;
  const minutes = parseDuration(takeLength(message).length) ?? null;
  return { ...found, minutes, days: daysOf(message, place.now) };
}

export interface FreeTimeQuestion {
  readonly userIds: readonly string[];
  readonly asksBusy: boolean;
  readonly verdict: TimeVerdict;
  readonly days: Slot | null;
}

/** Whom and which time a question is about that asks whether or when somebody is free. */
export function readFreeTimeQuestion(
  { message, slots }: { readonly message: string; readonly slots: IntentSlots },
  place: Workplace,
): FreeTimeQuestion | AskBack {
  const { people = '', when = '' } = slots;
  const found = readPeople(people, message, place, (names) => message.replace(people, () => names));
  if ('reply' in found) return found;
  const verdict = judgeTime(readTime(when, place.now), place);
  return { ...found, asksBusy: asksBusy(message), verdict, days: daysOf(when, place.now) };
}

const asksBusy = (message: string): boolean => !/ (?:ranh|trong|free)(?: |$)/u.test(` ${fold(message)}`);

function readPeople(
  people: string,
  message: string,
  place: Workplace,
  command: (names: string) => string,
): { readonly userIds: readonly string[] } | AskBack {
  if (people === '') return { userIds: [] };
  const company = describeCompany(place, message);
  const found = resolvePeople(people, company);
  const reply = askAboutPeople(found, company, command);
  return reply ? { reply } : { userIds: idsOf(found.people) };
}

function daysOf(text: string, now: LocalTime): Slot | null {
  const { ahead } = readTime(text, now);
  return ahead && { start: ahead.start, end: ahead.end };
}
