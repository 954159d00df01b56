import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveMeeting } from '../../meetings/list/resolve-meeting.ts';
import { readMinutes } from '../../minutes/document/read-minutes.ts';
import { readNewestAnalysis } from '../../transcripts/analysis/read-newest-analysis.ts';
import type { ParsedMinutes } from '../parse/parsed-message.rules.ts';
import { findMeetingsByWords } from './find-meetings-by-words.ts';
import type { ResolvedMinutes } from './resolved.rules.ts';

type MinutesWorld = Pick<World, 'assistantReader' | 'clock'>;

/** The meeting whose minutes are asked for, and whether they are there or can be drafted by who asks. */
export async function resolveMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  asked: ParsedMinutes,
): Promise<ResolvedMinutes> {
  const meetings = await findMeetings(world, scope, asked);
  const [meeting, ...others] = meetings;
  if (!meeting || others.length > 0) return { kind: 'meetings', meetings };
  const { minutes, can } = await readMinutes(world, scope, { meetingId: meeting.id });
  const { transcript } = await readNewestAnalysis(scope, meeting.id);
  return {
    ...{ kind: 'meeting', meeting, state: minutes?.state ?? null },
    ...{ mayDraft: can.draft, hasTranscript: transcript !== null },
  };
}

const findMeetings = (
  world: MinutesWorld,
  scope: CompanyScope,
  { meeting, meetingId }: ParsedMinutes,
): Promise<MeetingSummary[]> =>
  meetingId === null
    ? findMeetingsByWords(world, scope, meeting, 'held')
    : resolveMeeting(world, scope, meetingId);
