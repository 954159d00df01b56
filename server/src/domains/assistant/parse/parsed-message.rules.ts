import type { CommandName } from '@hopgon/contract/commands/catalogue';
import type { ParsedCommand } from '@hopgon/contract/commands/parse-command';
import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { LocalTime } from '@hopgon/engine/time/local-time';
import type { SaidTime } from '@hopgon/engine/time/said-time';
import type { ImpossibleTime } from '../shared/impossible-time.rules.ts';
import type { MeetingWords } from './meeting-words.rules.ts';
import type { ScheduleWords } from './schedule-words.rules.ts';
import type { SourceRequest } from './source-words.rules.ts';
import type { TaskWords } from './task-words.rules.ts';
import type { DateRange } from './time/date-range.rules.ts';

export interface Question {
  /** Runs of white space collapsed. */
  readonly message: string;
  readonly parsed: ParsedCommand;
  /** The meeting the conversation is about; words that name none mean this one. */
  readonly meetingId: string | null;
  /** Which meetings it is asked of, where that was chosen. */
  readonly scope: AskedScope | null;
}

/** A message by what it asks for, its words and times read. Nothing is looked up yet: people are words. */
export type ParsedMessage =
  | ParsedSchedule
  | ParsedTask
  | ParsedAgenda
  | ParsedTaskList
  | ParsedNextMeeting
  | ParsedFreeTime
  | ParsedRecord
  | ParsedMinutes
  | ParsedSearch
  /** A request at a date or hour that does not exist. */
  | { readonly kind: 'impossible-time'; readonly time: ImpossibleTime }
  | { readonly kind: 'greeting' }
  /** Words that ask nothing of the company: of what day it is, to wait, or any others. */
  | { readonly kind: 'small-talk'; readonly of: 'day' | 'wait' | 'other' }
  | { readonly kind: 'thanks' }
  /** `words` are what it asks of, where it is about no command; `asksHow`: in words that ask how or where something is done. */
  | {
      readonly kind: 'help';
      readonly message: string;
      readonly topic: CommandName | null;
      readonly words: string;
      readonly asksHow: boolean;
    };

interface Request {
  readonly message: string;
  /** A command, and not free words. */
  readonly isCommand: boolean;
}

export interface ParsedSchedule extends Request {
  readonly kind: 'schedule';
  readonly words: ScheduleWords;
  /** Of the hours at which all are free the first is wanted. */
  readonly takesFirst?: boolean;
}

export interface ParsedTask extends Request {
  readonly kind: 'task';
  readonly words: TaskWords;
}

export interface ParsedAgenda {
  readonly kind: 'agenda';
  readonly message: string;
  /** Whose, as said; empty for the caller's own. */
  readonly person: string;
  /** Which days, as said. */
  readonly when: string;
  readonly range: DateRange;
  readonly asksHowLong: boolean;
  /** The words for whose it is and when, as those of a meeting: they may name one and nobody; null where nobody is named. */
  readonly meeting: MeetingWords | null;
}

/** Which of the open tasks a question asks for: those past their day, or those that nobody accepted yet. */
export type TaskSet = 'late' | 'new';

export type ParsedTaskList = {
  /** Null where it asks for all. */
  readonly among: TaskSet | null;
  /** Those that the caller gave to others. */
  readonly isGiven: boolean;
} & ParsedTaskOwner;

type ParsedTaskOwner =
  /** `due` are the days it asks to be due in; null where it asks for all. */
  | { readonly kind: 'own-tasks'; readonly due: DateRange | null }
  /** `person` is whose, as said; empty for all that the caller may see. */
  | { readonly kind: 'late-tasks'; readonly asksForLate: boolean; readonly person: string }
  | { readonly kind: 'person-tasks'; readonly person: string };

export interface ParsedNextMeeting {
  readonly kind: 'next-meeting';
  readonly meeting: MeetingWords;
  /** The same without the day that it was asked of; absent where none was said beside it. */
  readonly anyDay?: MeetingWords;
}

export interface ParsedFreeTime {
  readonly kind: 'free-time';
  readonly message: string;
  /** As said; empty for the caller. */
  readonly people: string;
  /** Whether they are free then, or when they are; null where a time to meet is looked for. */
  readonly asks: 'whether' | 'when' | null;
  readonly asksBusy: boolean;
  readonly time: SaidTime;
  /** How long a meeting is to be. */
  readonly minutes: number | null;
}

/** A summary, figures or decisions of a meeting, or a summary of a text. */
export interface ParsedRecord extends SourceRequest {
  readonly kind: 'summary' | 'figures' | 'decisions';
  readonly isCommand: boolean;
  /** Whether the words say more than "the last" or "mine". */
  readonly isNamed: boolean;
  /** The words for the meeting; null of a text that was pasted. */
  readonly meeting: MeetingWords | null;
  /** The conversation's meeting, where words name none. */
  readonly meetingId: string | null;
}

/** Minutes to draft of a meeting that was held. */
export interface ParsedMinutes {
  readonly kind: 'minutes';
  readonly meeting: MeetingWords;
  /** A meeting named by its id, or the conversation's, where words name none. */
  readonly meetingId: string | null;
}

export interface ParsedSearch {
  readonly kind: 'question';
  readonly message: string;
  /** Whether it asks something; other words answer only where a line holds nearly all of them. */
  readonly isAsking: boolean;
  /** The words that are looked for. */
  readonly query: string;
  /** The people it names, as written. */
  readonly names: readonly string[];
  /** The time it names, as written. */
  readonly when: string | null;
  /** The past days it names, in which it was said: `end` exclusive. */
  readonly past: { readonly words: string; readonly start: LocalTime; readonly end: LocalTime } | null;
}
