import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import type { MinutesPlan } from '../plan/plan-minutes.rules.ts';
import { writeMinutesChoice } from '../shared/minutes-choice.rules.ts';
import { minutesWords } from '../shared/minutes-words.rules.ts';
import { askWhichMeeting, nameMeeting } from './ask-meeting.rules.ts';
import { type AssistantReply, listLinks, say } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';

/** Minutes to draft as a card, or why there is none. */
export function renderMinutes(plan: MinutesPlan): AssistantReply {
  switch (plan.kind) {
    case 'none':
      return say(
        plan.said === ''
          ? 'Chưa có cuộc họp nào đã diễn ra mà bạn được xem, nên chưa có gì để soạn biên bản.'
          : `Không thấy cuộc họp nào đã diễn ra khớp với “${plan.said}”. Hãy gõ tên cuộc họp, ngày họp hoặc “gần nhất”.`,
      );
    case 'ask-meeting':
      return askWhichMeeting(
        plan.said === ''
          ? 'Bạn muốn soạn biên bản cuộc họp nào?'
          : `Có ${plan.meetings.length} cuộc họp khớp với “${plan.said}”. Bạn muốn soạn biên bản cuộc nào?`,
        plan.meetings,
        writeMinutesChoice,
      );
    case 'there':
      return listLinks(`Cuộc họp “${plan.meeting.title}” đã có biên bản, ${minutesWords[plan.state]}.`, [
        minutesLink(plan.meeting),
      ]);
    case 'not-allowed':
      return say(
        `Chỉ người tạo, chủ trì hoặc thư ký của “${plan.meeting.title}” soạn được biên bản, khi cuộc họp chưa bị hủy.`,
      );
    case 'draft':
      return renderMinutesCard(plan.meeting, plan.hasTranscript);
  }
}

const minutesLink = (meeting: MeetingSummary) => ({
  label: `Biên bản: ${nameMeeting(meeting)}`,
  path: `/meetings/${meeting.id}?tab=bien-ban`,
});

const noTranscript = 'Cuộc họp chưa có bản gỡ băng, nên bản nháp chỉ có những gì được ghi trong lúc họp.';

function renderMinutesCard(
  { id, title, startsAt, endsAt, timeZone }: MeetingSummary,
  hasTranscript: boolean,
): AssistantReply {
  const warnings = hasTranscript ? [] : [noTranscript];
  const [start, end] = [startsAt, endsAt].map((at) => localTime(new Date(at), timeZone));
  const when = start && end ? slotInWords({ start, end }) : '';
  const lines = [
    `Soạn biên bản cuộc họp “${title}”`,
    `Thời gian: ${when}`,
    'Bản nháp lấy từ chương trình, điểm danh, ghi chú, biểu quyết và bản gỡ băng; câu nào máy soạn đều chờ bạn duyệt.',
    ...warnings.map((warning) => `Lưu ý: ${warning}`),
    'Chưa có gì được tạo. Khi bạn bấm Xác nhận, bản nháp nằm ở tab Biên bản của cuộc họp.',
  ];
  return {
    content: lines.join('\n'),
    reading: null,
    card: {
      command: writeMinutesChoice(id),
      change: { kind: 'minutes', meetingId: id, title, when, warnings },
    },
  };
}
