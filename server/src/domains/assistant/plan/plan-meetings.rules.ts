import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { ParsedNextMeeting } from '../parse/parsed-message.rules.ts';
import type { ResolvedNextMeeting } from '../resolve/resolved.rules.ts';

/** `about` is what words say of the meeting; empty where they say no more than that it is the next. */
export type NextMeetingPlan = { readonly about: string } & (
  | { readonly kind: 'coming' | 'other-day'; readonly meetings: readonly MeetingSummary[] }
  | { readonly kind: 'held' | 'spoken'; readonly meeting: MeetingSummary }
  | { readonly kind: 'none' | 'unfound' }
);

const mostMeetingsNamed = 3;

export function planNextMeeting(
  { meeting: { said: about } }: ParsedNextMeeting,
  { coming, held, isOtherDay = false }: ResolvedNextMeeting,
): NextMeetingPlan {
  if (coming.length > 0)
    return {
      kind: isOtherDay ? 'other-day' : 'coming',
      about,
      meetings: coming.slice(0, mostMeetingsNamed),
    };
  if (about === '') return { kind: 'none', about };
  return held ? { kind: 'held', about, meeting: held } : { kind: 'unfound', about };
}
