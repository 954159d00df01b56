import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { ParsedMinutes } from '../parse/parsed-message.rules.ts';
import type { ResolvedMinutes } from '../resolve/resolved.rules.ts';

type MinutesState = NonNullable<Extract<ResolvedMinutes, { kind: 'meeting' }>['state']>;

/** A draft of minutes is a card; all else is said. */
export type MinutesPlan =
  | { readonly kind: 'none'; readonly said: string }
  | { readonly kind: 'ask-meeting'; readonly said: string; readonly meetings: readonly MeetingSummary[] }
  | { readonly kind: 'there'; readonly meeting: MeetingSummary; readonly state: MinutesState }
  | { readonly kind: 'not-allowed'; readonly meeting: MeetingSummary }
  | { readonly kind: 'draft'; readonly meeting: MeetingSummary; readonly hasTranscript: boolean };

export function planMinutes({ meeting: { about } }: ParsedMinutes, found: ResolvedMinutes): MinutesPlan {
  if (found.kind === 'meetings') {
    const { meetings } = found;
    return meetings.length === 0
      ? { kind: 'none', said: about }
      : { kind: 'ask-meeting', said: about, meetings };
  }
  const { meeting, state, mayDraft, hasTranscript } = found;
  if (state !== null && state !== 'void') return { kind: 'there', meeting, state };
  return mayDraft ? { kind: 'draft', meeting, hasTranscript } : { kind: 'not-allowed', meeting };
}
