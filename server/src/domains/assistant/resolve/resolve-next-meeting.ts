import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ParsedNextMeeting } from '../parse/parsed-message.rules.ts';
import { findMeetingsByWords } from './find-meetings-by-words.ts';
import type { ResolvedNextMeeting } from './resolved.rules.ts';

/** The next meetings that some words mean; when there is none, the last one held. */
export async function resolveNextMeeting(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  { meeting, anyDay }: ParsedNextMeeting,
): Promise<ResolvedNextMeeting> {
  const coming = await findMeetingsByWords(world, scope, meeting, 'to-come');
  if (coming.length > 0 || meeting.said === '') return { coming, held: null };
  const later = anyDay === undefined ? [] : await findMeetingsByWords(world, scope, anyDay, 'to-come');
  if (later.length > 0) return { coming: later, held: null, isOtherDay: true };
  const [held = null] = await findMeetingsByWords(world, scope, meeting, 'held');
  return { coming, held };
}
