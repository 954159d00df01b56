import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { ParsedChange, ParsedNextMeeting } from '../parse/parsed-message.rules.ts';
import type { ResolvedNextMeeting } from '../resolve/resolved.rules.ts';
import type { ImpossibleTime } from '../shared/impossible-time.rules.ts';

/** `about` is what words say of the meeting; empty where they say no more than that it is the next. */
export type NextMeetingPlan = { readonly about: string } & (
  | { readonly kind: 'coming'; readonly meetings: readonly MeetingSummary[] }
  | { readonly kind: 'held'; readonly meeting: MeetingSummary }
  | { readonly kind: 'none' | 'unfound' }
  | { readonly kind: 'impossible-time'; readonly time: ImpossibleTime }
);

const mostMeetingsNamed = 3;

export function planNextMeeting(
  { meeting: { said: about, impossibleTime } }: ParsedNextMeeting,
  { coming, held }: ResolvedNextMeeting,
): NextMeetingPlan {
  if (coming.length > 0) return { kind: 'coming', about, meetings: coming.slice(0, mostMeetingsNamed) };
  if (about === '') return { kind: 'none', about };
  if (!held && impossibleTime !== null) return { kind: 'impossible-time', about, time: impossibleTime };
  return held ? { kind: 'held', about, meeting: held } : { kind: 'unfound', about };
}

/** The assistant changes no meeting: it links to the pages where that is done. */
export interface ChangePlan {
  readonly change: ParsedChange['change'];
  readonly about: string;
  readonly meetings: readonly MeetingSummary[];
  /** Where no meeting was found by it. */
  readonly impossibleTime: ImpossibleTime | null;
}

export const planChange = (
  { change, meeting }: ParsedChange,
  meetings: readonly MeetingSummary[],
): ChangePlan => ({
  change,
  about: meeting.said,
  meetings,
  impossibleTime: meetings.length === 0 ? meeting.impossibleTime : null,
});
