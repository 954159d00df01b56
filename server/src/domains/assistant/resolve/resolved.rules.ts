import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { Reading as ChatReading } from '@hopgon/contract/chat/schemas';
import type { BusyTime, Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { MinutesState } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { SuggestedSlot } from '@hopgon/contract/scheduling/schemas';
import type { AnswerSentence, AskedScope, CitedSource } from '@hopgon/contract/search/schemas';
import type { Recurrence, SeriesPreview } from '@hopgon/contract/series/schemas';
import type { Figures, Transcript } from '@hopgon/contract/transcripts/schemas';
import type { ScheduleRequest } from '../parse/schedule-words.rules.ts';
import type { DirectoryEntry, Slot, Workplace } from '../shared/workplace.rules.ts';
import type { Offer, OwnDay } from './offers.rules.ts';
import type { NamedPeople } from './people/named-people.rules.ts';
import type { UnclearName } from './people/person-choices.rules.ts';
import type { Assignee, TaskRequest } from './people/task-request.rules.ts';
import type { TimeVerdict } from './time/judge-time.rules.ts';

/** What keeps a person from coming; `title` null where the asker may only know that the person is busy. */
export interface Busy extends Slot {
  readonly userId: string;
  readonly title: string | null;
}

export interface ResolvedSchedule {
  readonly place: Workplace;
  readonly request: ScheduleRequest;
  /** What a card cannot do without. */
  readonly missing: readonly ('people' | 'goal' | 'time')[];
  readonly people: NamedPeople;
  /** The room that the place names; null where it names none. */
  readonly room: { readonly id: string; readonly name: string } | null;
  /** Null where something has to be asked first. */
  readonly time: ResolvedTime | null;
}

export interface ResolvedTime {
  readonly verdict: TimeVerdict;
  /** The caller first. */
  readonly attendees: readonly DirectoryEntry[];
  /** What they have during the slots of the verdict. */
  readonly busy: readonly Busy[];
  readonly series: ResolvedSeries | null;
  /** Rules of the company that the settled slot would break. */
  readonly rules: readonly BrokenRule[];
}

export interface BrokenRule {
  readonly kind: 'rule';
  readonly text: string;
}

export type ResolvedSeries =
  | {
      readonly recurrence: Recurrence;
      readonly preview: SeriesPreview;
      /** Its first meeting. */
      readonly first: Slot;
    }
  | { readonly refusal: string };

export interface ResolvedTask {
  readonly place: Workplace;
  readonly request: TaskRequest;
  readonly assignee: Assignee;
}

export type ResolvedAgenda =
  | { readonly unclear: UnclearName }
  | {
      readonly unclear: null;
      /** Null for the caller's own agenda. */
      readonly person: DirectoryEntry | null;
      /** Somebody was named whom nobody is called. */
      readonly isUnknown: boolean;
      readonly meetings: readonly MeetingSummary[];
      readonly hasMore: boolean;
      /** When the person is taken by what the caller may not see. */
      readonly busy: readonly BusyTime[];
      readonly timeZone: string;
    };

export type ResolvedTaskList =
  | { readonly unclear: UnclearName }
  | {
      readonly unclear: null;
      readonly items: readonly ActionItem[];
      /** Whose they are, where somebody was asked for; null where nobody is called so. */
      readonly owner: { readonly name: string; readonly isAlone: boolean } | null;
      /** Who gave them, where that was asked. */
      readonly givenBy?: string;
    };

export type ResolvedMinutes =
  | { readonly kind: 'meetings'; readonly meetings: readonly MeetingSummary[] }
  | {
      readonly kind: 'meeting';
      readonly meeting: MeetingSummary;
      /** The minutes as far as the asking person may see them. */
      readonly state: MinutesState | null;
      readonly mayDraft: boolean;
      readonly hasTranscript: boolean;
    };

export interface ResolvedNextMeeting {
  readonly coming: readonly MeetingSummary[];
  /** The last one that was held; looked up where none is to come. */
  readonly held: MeetingSummary | null;
  /** None is on the day that was asked of: those to come are of other days. */
  readonly isOtherDay?: boolean;
}

export type ResolvedFreeTime = { readonly place: Workplace } & (
  | { readonly kind: 'open'; readonly people: NamedPeople }
  | { readonly kind: 'past' }
  /** More people than one search takes. */
  | { readonly kind: 'too-many'; readonly most: number }
  | {
      readonly kind: 'times-to-meet';
      readonly minutes: number;
      readonly colleagues: readonly DirectoryEntry[];
      readonly times: readonly SuggestedSlot[];
      /** Why there is none. */
      readonly nothing: string | null;
    }
  | (WhenAsked & {
      readonly kind: 'slot';
      /** In which the next free time is looked for. */
      readonly later: Slot;
    })
  | (WhenAsked & { readonly kind: 'days' })
);

/** The time that was asked about, and what people have then. */
interface WhenAsked {
  readonly people: readonly DirectoryEntry[];
  readonly range: Slot;
  readonly busy: readonly Busy[];
}

export type Source = Extract<ChatReading, { kind: 'summary' }>['sources'][number];
export type SummaryLine = Extract<ChatReading, { kind: 'summary' }>['lines'][number];

/** A line, and whether it has to be marked as not approved among others that are. */
export interface RecordLine extends SummaryLine {
  readonly isUnapproved: boolean;
}

/** A meeting's transcript, and what was read in it. */
export interface StoredRecord {
  readonly transcript: Transcript | null;
  readonly isAnalysed: boolean;
  /** Of the kind that was asked for. */
  readonly readings: readonly Reading[];
  readonly lines: readonly RecordLine[];
  readonly sources: readonly Source[];
}

export interface MeetingFacts {
  readonly meeting: Meeting;
  readonly items: readonly ActionItem[];
  readonly figures: Figures | null;
  readonly readings: readonly Reading[];
  readonly transcript: Transcript | null;
}

export type ResolvedRecord =
  /** No meeting was named: the latest to choose from. */
  | { readonly kind: 'pick'; readonly meetings: readonly MeetingSummary[] }
  /** No meeting, or several. */
  | { readonly kind: 'meetings'; readonly meetings: readonly MeetingSummary[] }
  | { readonly kind: 'record'; readonly meeting: MeetingSummary; readonly record: StoredRecord }
  | { readonly kind: 'facts'; readonly facts: MeetingFacts }
  | { readonly kind: 'text'; readonly lines: readonly RecordLine[]; readonly sources: readonly Source[] }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'odd-detail' };

/** Without a sentence nothing answers, and the sources are the nearest lines. */
export interface ResolvedAnswer {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly CitedSource[];
  /** The days that were asked about, where only other days have lines. */
  readonly missedDays: string | null;
  /** No line surely answers, and the nearest may. */
  readonly mayAnswer: boolean;
  /** A name of the question that was read as another, as nobody has it. */
  readonly respelt: { readonly said: string; readonly name: string } | null;
}

export interface ResolvedSearch {
  readonly found: ResolvedAnswer;
  /** The tasks that sentences rest on, by the place of the sentence. */
  readonly tasks: ReadonlyMap<number, ActionItem>;
  /** The meetings that were asked in the end. */
  readonly scope: AskedScope;
  /** What can be done instead, where no line is near. */
  readonly offers: readonly Offer[];
  /** Nothing answers, and the caller has closed meetings, which are asked on their own page alone. */
  readonly hasClosed: boolean;
}

export interface ResolvedDay {
  readonly day: OwnDay;
  readonly offers: readonly Offer[];
}
