import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { offersFor } from './offer-ways.ts';
import { readOwnDay } from './read-own-day.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** A greeting is answered by what the day holds. */
export async function greet(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
): Promise<AssistantReply> {
  const { next, meetings, openTasks, lateTasks } = await readOwnDay(world, scope);
  const parts = [
    meetings === 0 ? 'Hôm nay bạn không còn cuộc họp nào' : `Hôm nay bạn còn ${meetings} cuộc họp`,
    openTasks === 0
      ? 'không có việc nào đang mở'
      : `${openTasks} việc đang mở${lateTasks > 0 ? `, trong đó ${lateTasks} việc quá hạn` : ''}`,
  ];
  const soon = next ? ` Tiếp theo: ${nameMeeting(next)}.` : '';
  return askBack(`Chào bạn. ${parts.join(', ')}.${soon}`, await offersFor(world, scope, ''));
}

/** Thanks need little: what comes next, where something does. */
export async function answerThanks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
): Promise<AssistantReply> {
  const { next } = await readOwnDay(world, scope);
  return next
    ? say(`Không có gì. Tiếp theo của bạn: ${nameMeeting(next)}.`, {
        kind: 'links',
        links: [{ label: nameMeeting(next), path: `/meetings/${next.id}` }],
      })
    : say('Không có gì.');
}
