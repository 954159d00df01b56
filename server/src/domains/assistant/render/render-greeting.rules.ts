import type { DayPlan } from '../plan/plan-search.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { writeOffer } from './offer-words.rules.ts';
import { type AssistantReply, askBack, say } from './reply.rules.ts';

/** A greeting is answered by what the day holds. */
export function renderGreeting({ day, offers }: DayPlan): AssistantReply {
  const { next, meetings, openTasks, lateTasks } = day;
  const parts = [
    meetings === 0 ? 'Hôm nay bạn không còn cuộc họp nào' : `Hôm nay bạn còn ${meetings} cuộc họp`,
    openTasks === 0
      ? 'không có việc nào đang mở'
      : `${openTasks} việc đang mở${lateTasks > 0 ? `, trong đó ${lateTasks} việc quá hạn` : ''}`,
  ];
  const soon = next ? ` Tiếp theo: ${nameMeeting(next)}.` : '';
  return askBack(`Chào bạn. ${parts.join(', ')}.${soon}`, offers.map(writeOffer));
}

/** Thanks need little: the next meeting, where there is one. */
export function renderThanks({ next }: DayPlan['day']): AssistantReply {
  if (!next) return say('Không có gì.');
  const label = nameMeeting(next);
  return say(`Không có gì. Tiếp theo của bạn: ${label}.`, {
    kind: 'links',
    links: [{ label, path: `/meetings/${next.id}` }],
  });
}
