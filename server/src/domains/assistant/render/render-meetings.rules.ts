import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { ChangePlan, NextMeetingPlan } from '../plan/plan-meetings.rules.ts';
import { nameMeeting } from './ask-meeting.rules.ts';
import { type AssistantReply, askBack, listLinks, say } from './reply.rules.ts';

/** When and where the next meeting is. */
export function renderNextMeeting(plan: NextMeetingPlan): AssistantReply {
  const { about } = plan;
  switch (plan.kind) {
    case 'coming':
      return listPlaces(
        about === '' ? 'Cuộc họp tiếp theo:' : `Sắp tới, khớp với “${about}”:`,
        plan.meetings,
      );
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
      const label = place === '' ? nameMeeting(meeting) : `${nameMeeting(meeting)}, ${place}`;
      return { label, path: `/meetings/${meeting.id}` };
    }),
  );

const questions = {
  cancel: 'Bạn muốn hủy cuộc họp nào? Hãy nói tên hoặc giờ, ví dụ “hủy cuộc 10h mai”.',
  move: 'Bạn muốn đổi giờ cuộc họp nào, sang lúc nào? Ví dụ “dời cuộc 10h mai sang 14h”.',
  people:
    'Bạn muốn thêm hay bớt ai, ở cuộc họp nào? Ví dụ “mời thêm chị Hà vào cuộc 10h mai”. Khách ngoài công ty bạn mời ở trang của cuộc họp.',
  other:
    'Trợ lý đổi được giờ, người dự, chương trình và hủy cuộc họp; tên, phòng và hình thức họp bạn đổi ở trang của cuộc họp.',
} as const satisfies Record<ChangePlan['change'], string>;

/** Asks which meeting is to be changed and how, with the pages of those that the words may mean. */
export function renderChange({ change, about, meetings }: ChangePlan): AssistantReply {
  const head = questions[change];
  if (meetings.length === 0) {
    const unfound =
      about === '' ? 'Không có cuộc họp nào sắp tới' : `Không thấy cuộc họp nào sắp tới khớp với “${about}”`;
    return listLinks(`${unfound}. ${head}`, [{ label: 'Lịch họp', path: '/meetings' }]);
  }
  return listLinks(
    head,
    meetings.map((meeting) => ({
      label: meeting.mayEdit ? nameMeeting(meeting) : `${nameMeeting(meeting)} (người tổ chức mới sửa được)`,
      path: `/meetings/${meeting.id}`,
    })),
  );
}
