import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { ParsedNextMeeting } from './parse/parsed-message.rules.ts';
import { answer, type ParsedAnswer } from './parsed-answer.rules.ts';
import { planNextMeeting } from './plan/plan-meetings.rules.ts';
import { renderNextMeeting } from './render/render-meetings.rules.ts';
import { resolveNextMeeting } from './resolve/resolve-next-meeting.ts';

/** The next meeting that words mean, or the last one held. */
export async function respondWithNextMeeting(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedNextMeeting,
): Promise<ParsedAnswer> {
  const found = await resolveNextMeeting(world, scope, asked);
  const plan = planNextMeeting(asked, found);
  const [spokenOf] = found.coming.length > 0 ? found.coming : found.held === null ? [] : [found.held];
  const meetingIds = spokenOf === undefined ? [] : [spokenOf.id];
  return { ...answer(renderNextMeeting(plan), { meetingIds }), isUnfound: plan.kind === 'unfound' };
}
