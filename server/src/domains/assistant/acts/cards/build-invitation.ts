import { fold } from '@hopgon/engine/text/fold';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { DirectoryEntry } from '../../shared/workplace.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { editRefusal, isMeeting, mentionMeeting } from '../meant-meeting.rules.ts';
import { arePeople } from '../meant-people.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';
import { resolveNames } from '../resolve-names.ts';
import { buildMeetingChange } from './build-meeting-change.ts';

/** Words beside names that name nobody: why somebody is to come. */
const isDescription = (said: string, people: readonly DirectoryEntry[]): boolean =>
  people.length > 0 &&
  !people.some(({ displayName, department }) =>
    `${fold(displayName)} ${fold(department)}`.includes(fold(said).split(' ').at(-1) ?? ''),
  );

/** Further people for a meeting, or fewer. */
export async function buildInvitation(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'invite'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: act.add.length > 0 ? 'Bạn muốn mời vào cuộc họp nào?' : 'Bạn muốn bớt người ở cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'mời thêm hoặc bớt người');
  if (refusal) return refusal;
  const add = await resolveNames(world, scope, context, act.add);
  if (!arePeople(add)) return add;
  const remove = await resolveNames(world, scope, context, act.remove, {
    likely: [meeting.participants.map(({ userId }) => userId)],
  });
  if (!arePeople(remove)) return remove;
  const wanted = await buildMeetingChange(world, scope, context.place, meeting, { slot: null, add, remove });
  const unused = [...act.add, ...act.remove].filter((said) => isDescription(said, [...add, ...remove]));
  const warnings = unused.map((said) => `Thẻ này chưa gồm: “${said}”.`);
  const change = { ...wanted, warnings: [...wanted.warnings, ...warnings] };
  const userIds = [...add, ...remove].map(({ userId }) => userId);
  if (change.add.length + change.remove.length === 0)
    return {
      kind: 'say',
      reply: say(change.warnings.join('\n')),
      mentions: { ...mentionMeeting(meeting), userIds },
    };
  return { kind: 'change', change, mentions: { ...mentionMeeting(meeting), userIds } };
}
