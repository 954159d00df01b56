import type { DayPlan } from '../plan/plan-search.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { askWithOffers } from './offer-words.rules.ts';
import { type AssistantReply, aboutMeetings, say } from './reply.rules.ts';

/** A greeting is answered by what the day holds. */
export const renderGreeting = (plan: DayPlan): AssistantReply => renderDay('Chào bạn.', plan);

/** Words that ask nothing are answered by what can be asked. */
export const renderSmallTalk = (plan: DayPlan): AssistantReply =>
  renderDay('Trợ lý lo được lịch họp, việc cần làm, lời nhắc và những gì đã họp.', plan);

function renderDay(head: string, { day, offers }: DayPlan): AssistantReply {
  const { next, meetings, openTasks, lateTasks } = day;
  const parts = [
    meetings === 0 ? 'Hôm nay bạn không còn cuộc họp nào' : `Hôm nay bạn còn ${meetings} cuộc họp`,
    openTasks === 0
      ? 'không có việc nào đang mở'
      : `${openTasks} việc đang mở${lateTasks > 0 ? `, trong đó ${lateTasks} việc quá hạn` : ''}`,
  ];
  const soon = next ? ` Tiếp theo: ${nameMeeting(next)}.` : '';
  const words = `${head} ${parts.join(', ')}.${soon}`;
  return aboutMeetings(askWithOffers(words, offers), next ? [next.id] : []);
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
