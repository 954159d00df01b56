import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { NextMeetingPlan } from '../plan/plan-meetings.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { type AssistantReply, askBack, listLinks, say } from './reply.rules.ts';

/** When and where the next meeting is. */
export function renderNextMeeting(plan: NextMeetingPlan): AssistantReply {
  const { about } = plan;
  switch (plan.kind) {
    case 'coming':
      return listPlaces(
        about === '' ? 'Cuộc họp tiếp theo của bạn:' : `Sắp tới, khớp với “${about}”:`,
        plan.meetings,
      );
    case 'other-day':
      return listPlaces(`Không thấy cuộc họp nào khớp với “${about}”. Ngày khác thì có:`, plan.meetings);
    case 'spoken':
      return listPlaces('Cuộc họp vừa nói tới:', [plan.meeting]);
    case 'none':
      return say('Bạn không có cuộc họp nào sắp tới.');
    case 'held':
      return listPlaces(`Không thấy cuộc họp nào sắp tới khớp với “${about}”. Lần gần nhất đã họp:`, [
        plan.meeting,
      ]);
    case 'unfound': {
      const offer = `Đặt lịch họp với ${about}`;
      return askBack(`Không thấy cuộc họp nào sắp tới khớp với “${about}”.`, [
        { label: offer, command: offer },
      ]);
    }
  }
}

const listPlaces = (head: string, meetings: readonly MeetingSummary[]): AssistantReply =>
  listLinks(
    head,
    meetings.map((meeting) => {
      const place = meeting.room?.name || meeting.location;
      const online = meeting.type === 'video' || meeting.joinUrl ? 'họp trực tuyến' : '';
      const label = [nameMeeting(meeting), place, online].filter(Boolean).join(', ');
      return { label, path: `/meetings/${meeting.id}` };
    }),
  );
