import { commandNamed } from '@hopgon/contract/commands/catalogue';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { NotAnalysed, RecordPlan, SeveralMeetings, Unfound } from '../plan/plan-record.rules.ts';
import { askWhichMeeting, nameMeeting } from './ask-meeting.rules.ts';
import { renderFigures } from './render-figures.rules.ts';
import { renderMissingParameters } from './render-help.rules.ts';
import { detailNames, renderDecisions, renderSummary } from './render-summary.rules.ts';
import { type AssistantReply, askBack, listLinks, say } from './reply.rules.ts';

export function renderRecord(plan: RecordPlan): AssistantReply {
  switch (plan.kind) {
    case 'pick':
      return letPick(plan.meetings, plan.of);
    case 'ask-detail':
      return askWhichDetail(plan.source, plan.said);
    case 'no-meeting':
      return sayNoMeeting(plan);
    case 'ask-meeting':
      return askAmong(plan);
    case 'not-held':
      return listLinks(`Cuộc họp “${plan.meeting.title}” chưa diễn ra nên chưa có bản gỡ băng.`, [
        { label: nameMeeting(plan.meeting), path: `/meetings/${plan.meeting.id}` },
      ]);
    case 'not-analysed':
      return say(plan.of === 'decisions' ? decisionsLack(plan) : summaryLacks(plan));
    case 'refuse':
      return say(plan.reason);
    case 'figures':
      return renderFigures(plan.facts);
    case 'no-decisions': {
      const { id, title } = plan.meeting;
      return askBack(`Không thấy quyết định nào trong bản gỡ băng của “${title}”.`, [
        { label: `Tóm tắt “${title}”`, command: writeCommand('tomtat', [id]) },
      ]);
    }
    case 'decisions':
      return renderDecisions(plan);
    case 'summary':
      return renderSummary(plan);
  }
}

const tools = { summary: 'tomtat', figures: 'phantichhop', decisions: 'tomtat' } as const;

/** Lets a command without a meeting pick one of the latest. */
function letPick(meetings: readonly MeetingSummary[], of: keyof typeof tools): AssistantReply {
  const command = commandNamed(tools[of]);
  return meetings.length === 0
    ? renderMissingParameters(command, [command.parameters[0]?.name ?? ''])
    : askWhichMeeting('Bạn muốn nói cuộc họp nào?', meetings, (id) => writeCommand(command.name, [id]));
}

const askAmong = ({ said, meetings, of, detail }: SeveralMeetings): AssistantReply =>
  askWhichMeeting(
    `Có ${meetings.length} cuộc họp khớp với “${said}”. Bạn muốn nói cuộc nào?`,
    meetings,
    (id) => writeCommand(tools[of], detail === null ? [id] : [id, detailNames[detail]]),
  );

const askWhichDetail = (source: string, said: string): AssistantReply =>
  askBack(
    `Không có mức chi tiết “${said}”. Bạn muốn tóm tắt mức nào?`,
    Object.values(detailNames).map((name) => ({
      label: name,
      command: writeCommand('tomtat', [source, name]),
    })),
  );

/** Says that words mean no meeting. Where they mean the last one held, there is none yet. */
function sayNoMeeting({ said, isNamed, mayPaste }: Unfound): AssistantReply {
  if (!isNamed)
    return listLinks(
      'Chưa có cuộc họp nào đã diễn ra mà bạn được xem, nên chưa có bản gỡ băng để đọc. Sau khi họp, hãy tải bản gỡ băng lên ở trang của cuộc họp; có sẵn văn bản thì dán vào sau /tomtat.',
      [{ label: 'Xem lịch họp', path: '/meetings' }],
    );
  const ways = mayPaste ? ', “gần nhất”, hoặc dán đoạn văn bản cần tóm tắt' : ' hoặc “gần nhất”';
  return say(`Không thấy cuộc họp nào khớp với “${said}”. Hãy gõ tên, mã cuộc họp${ways}.`);
}

function decisionsLack({ meeting: { id, title }, transcript }: NotAnalysed): string {
  return transcript
    ? `Bản gỡ băng của “${title}” chưa được phân tích xong: /meetings/${id}`
    : `Cuộc họp “${title}” chưa có bản gỡ băng, nên chưa biết đã quyết định gì: /meetings/${id}`;
}

function summaryLacks({ meeting: { id, title }, transcript }: NotAnalysed): string {
  const page = `/meetings/${id}`;
  if (!transcript) return `Cuộc họp “${title}” chưa có bản gỡ băng. Bạn có thể tải bản gỡ băng lên ở ${page}`;
  if (transcript.state === 'failed') return `${transcript.problem} Xem bản gỡ băng ở ${page}`;
  return transcript.state === 'unasked'
    ? `Bản gỡ băng của “${title}” chưa được phân tích. Hãy bấm Phân tích ở ${page}`
    : `Bản gỡ băng của “${title}” đang được phân tích. Hãy gõ lại lệnh sau ít phút.`;
}
