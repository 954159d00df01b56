import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { ParsedAgenda } from './parse/parsed-message.rules.ts';
import { answer, mostSpokenOf, type ParsedAnswer } from './parsed-answer.rules.ts';
import { planAgenda } from './plan/plan-agenda.rules.ts';
import { planNextMeeting } from './plan/plan-meetings.rules.ts';
import { renderAgenda } from './render/render-agenda.rules.ts';
import { renderNextMeeting } from './render/render-meetings.rules.ts';
import { resolveAgenda } from './resolve/resolve-agenda.ts';
import { resolveNextMeeting } from './resolve/resolve-next-meeting.ts';

/** The meetings of somebody on some days; where nobody is called what was named, the next meeting that is. */
export async function respondWithCalendar(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedAgenda,
): Promise<ParsedAnswer> {
  const plan = planAgenda(asked, await resolveAgenda(world, scope, asked));
  const isUnfound = plan.kind === 'own' && plan.unknown !== null;
  if (isUnfound && asked.meeting !== null) {
    const named = { kind: 'next-meeting', meeting: asked.meeting } as const;
    const found = await resolveNextMeeting(world, scope, named);
    const [next] = found.coming;
    if (next) return answer(renderNextMeeting(planNextMeeting(named, found)), { meetingIds: [next.id] });
  }
  const { first, last } = asked.range;
  const meetings = plan.kind === 'ask-person' ? [] : plan.meetings;
  const userIds = plan.kind === 'person' ? [plan.person.userId] : [];
  const meetingIds = meetings.slice(0, mostSpokenOf).map(({ id }) => id);
  const day = first === last ? first : null;
  return { ...answer(renderAgenda(plan), { meetingIds, userIds, day }), isUnfound };
}
