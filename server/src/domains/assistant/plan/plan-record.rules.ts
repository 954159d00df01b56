import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { Transcript } from '@hopgon/contract/transcripts/schemas';
import type { ParsedRecord } from '../parse/parsed-message.rules.ts';
import type {
  MeetingFacts,
  RecordLine,
  ResolvedRecord,
  Source,
  StoredRecord,
} from '../resolve/resolved.rules.ts';

export type { MeetingFacts, Source } from '../resolve/resolved.rules.ts';
export type Detail = ParsedRecord['detail'];

export type RecordPlan =
  | { readonly kind: 'pick'; readonly of: ParsedRecord['kind']; readonly meetings: readonly MeetingSummary[] }
  | { readonly kind: 'ask-detail'; readonly source: string; readonly said: string }
  | ({ readonly kind: 'no-meeting' } & Unfound)
  | ({ readonly kind: 'ask-meeting' } & SeveralMeetings)
  | { readonly kind: 'not-held'; readonly meeting: MeetingSummary }
  | ({ readonly kind: 'not-analysed' } & NotAnalysed)
  | { readonly kind: 'refuse'; readonly reason: string }
  | { readonly kind: 'figures'; readonly facts: MeetingFacts }
  | { readonly kind: 'no-decisions'; readonly meeting: MeetingSummary }
  | ({ readonly kind: 'decisions' } & PlannedSummary)
  | ({ readonly kind: 'summary'; readonly detail: Detail } & PlannedSummary);

/** Words that mean no meeting. */
export interface Unfound {
  readonly said: string;
  /** Whether they say more than "the last". */
  readonly isNamed: boolean;
  /** A text could be pasted instead. */
  readonly mayPaste: boolean;
}

export interface SeveralMeetings {
  readonly said: string;
  readonly meetings: readonly MeetingSummary[];
  readonly of: ParsedRecord['kind'];
  /** Null where none was said. */
  readonly detail: Detail | null;
}

export interface NotAnalysed {
  readonly of: ParsedRecord['kind'];
  readonly meeting: MeetingSummary;
  readonly transcript: Transcript | null;
}

export interface PlannedSummary {
  readonly title: string;
  /** Where it stands; null of a text that was pasted. */
  readonly origin: {
    readonly meetingId: string;
    readonly transcriptId: string;
    readonly version: number;
  } | null;
  readonly approved: number;
  /** How many readings it has; null of a text, which nobody approves. */
  readonly total: number | null;
  readonly lines: readonly RecordLine[];
  readonly sources: readonly Source[];
}

/** Decides what can be said of a meeting's record, or why nothing can. */
export function planRecord(asked: ParsedRecord, found: ResolvedRecord): RecordPlan {
  const { kind: of, source, isNamed, isCommand, oddDetail, detail } = asked;
  switch (found.kind) {
    case 'odd-detail':
      return { kind: 'ask-detail', source, said: oddDetail ?? '' };
    case 'pick':
      return { kind: 'pick', of, meetings: found.meetings };
    case 'refused':
      return { kind: 'refuse', reason: found.reason };
    case 'facts':
      return { kind: 'figures', facts: found.facts };
    case 'text': {
      const { lines, sources } = found;
      return { kind: 'summary', detail, title: '', origin: null, approved: 0, total: null, lines, sources };
    }
    case 'record':
      return planStored(asked, found.meeting, found.record);
    case 'meetings': {
      const { meetings } = found;
      const isSummary = of === 'summary' && isCommand;
      return meetings.length === 0
        ? { kind: 'no-meeting', said: source, isNamed, mayPaste: isSummary }
        : { kind: 'ask-meeting', said: source, meetings, of, detail: isSummary ? detail : null };
    }
  }
}

function planStored(
  { kind: of, detail }: ParsedRecord,
  meeting: MeetingSummary,
  record: StoredRecord,
): RecordPlan {
  const { transcript, isAnalysed, readings } = record;
  if (!transcript && meeting.status === 'upcoming') return { kind: 'not-held', meeting };
  if (!transcript || !isAnalysed || (of === 'summary' && isUnread(transcript)))
    return { kind: 'not-analysed', of, meeting, transcript };
  if (of === 'decisions' && readings.length === 0) return { kind: 'no-decisions', meeting };
  const summary = {
    title: meeting.title,
    origin: { meetingId: meeting.id, transcriptId: transcript.id, version: transcript.version },
    approved: countApproved(readings),
    total: readings.length,
    lines: record.lines,
    sources: record.sources,
  };
  return of === 'decisions' ? { kind: 'decisions', ...summary } : { kind: 'summary', detail, ...summary };
}

const isUnread = ({ state }: Transcript): boolean => state === 'failed' || state === 'unasked';

const countApproved = (readings: readonly Reading[]): number =>
  readings.filter(({ state }) => state === 'approved').length;
