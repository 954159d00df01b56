import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import type { MotionChoice } from '@hopgon/contract/live/motions/schemas';
import type { NoteKind } from '@hopgon/contract/live/notes/schemas';
import type { AttendanceAct } from '@hopgon/contract/live/schemas';
import { answerWords, meetingKindNames, typeWords, visibilityWords } from '@hopgon/contract/meetings/names';
import { attendanceNames, roleNames } from '@hopgon/contract/minutes/names';
import type { SignaturePart, SignatureWay } from '@hopgon/contract/minutes/schemas';
import type { Vote } from '@hopgon/contract/scheduling/schemas';

/** A column of a table to be opened as a spreadsheet: its heading, and what its codes are called. */
export interface RecordColumn {
  readonly heading: string;
  readonly names?: Readonly<Record<string, string>>;
}

const stateNames: Readonly<Record<ActionItemState, string>> = {
  proposed: 'Đề xuất',
  accepted: 'Đã nhận',
  doing: 'Đang làm',
  done: 'Xong',
  declined: 'Từ chối',
};

const voteNames: Readonly<Record<Vote, string>> = { yes: 'Được', maybe: 'Nếu cần', no: 'Không' };

export const actNames: Readonly<Record<AttendanceAct, string>> = {
  ...attendanceNames,
  left: 'Ra về',
  unrecorded: 'Bỏ điểm danh',
};

export const noteNames: Readonly<Record<NoteKind, string>> = {
  note: 'ghi chú',
  decision: 'quyết định',
  task: 'việc cần làm',
  question: 'câu hỏi',
  opinion: 'ý kiến',
};

export const choiceNames: Readonly<Record<MotionChoice, string>> = {
  for: 'Tán thành',
  against: 'Không tán thành',
  none: 'Không có ý kiến',
};

export const signerNames: Readonly<Record<SignaturePart, string>> = {
  secretary: 'Thư ký',
  chair: 'Chủ tọa',
  members: 'Các thành viên khác',
};

export const wayNames: Readonly<Record<SignatureWay, string>> = { hand: 'ký tay', electronic: 'ký điện tử' };

/** By the name of each column, in the order they stand. */
export const recordColumns = {
  meetings: {
    id: 'Mã',
    title: 'Tên cuộc họp',
    kind: { heading: 'Loại', names: meetingKindNames },
    goal: 'Mục tiêu',
    type: { heading: 'Hình thức', names: typeWords },
    starts_at: 'Bắt đầu',
    ends_at: 'Kết thúc',
    time_zone: 'Múi giờ',
    location: 'Địa điểm',
    visibility: { heading: 'Ai xem được', names: visibilityWords },
    cancelled_at: 'Hủy lúc',
    made_by_me: 'Tôi tạo',
    my_role: { heading: 'Vai trò của tôi', names: roleNames },
    my_answer: { heading: 'Trả lời của tôi', names: answerWords },
    my_reason: 'Lý do',
  },
  items: {
    id: 'Mã',
    title: 'Việc',
    deadline: 'Hạn',
    priority: 'Ưu tiên',
    state: { heading: 'Trạng thái', names: stateNames },
    meeting_id: 'Mã cuộc họp',
    created_at: 'Tạo lúc',
    updated_at: 'Sửa lúc',
    assigned_to_me: 'Giao cho tôi',
    made_by_me: 'Tôi tạo',
  },
  transcripts: {
    id: 'Mã',
    meeting_id: 'Mã cuộc họp',
    version: 'Phiên bản',
    name: 'Tên',
    format: 'Dạng',
    turn_count: 'Số lượt nói',
    created_at: 'Tải lên lúc',
  },
  turns: {
    meeting: 'Cuộc họp',
    meeting_id: 'Mã cuộc họp',
    index: 'Lượt',
    start_ms: 'Mili giây từ đầu',
    text: 'Lời',
  },
  notifications: { created_at: 'Lúc', kind: 'Loại', text: 'Nội dung', path: 'Trang', read_at: 'Đọc lúc' },
  recorded: { at: 'Lúc', kind: 'Việc', network: 'Mạng' },
  prepared: { what: 'Việc', name: 'Nội dung', meeting: 'Cuộc họp', meeting_id: 'Mã cuộc họp', at: 'Lúc' },
  minutes: { what: 'Việc', minutes: 'Biên bản', meeting_id: 'Mã cuộc họp', text: 'Nội dung', at: 'Lúc' },
  live: { what: 'Việc', meeting: 'Cuộc họp', meeting_id: 'Mã cuộc họp', text: 'Nội dung', at: 'Lúc' },
  votes: {
    poll: 'Hỏi giờ họp',
    made_by_me: 'Tôi tạo',
    starts_at: 'Bắt đầu',
    ends_at: 'Kết thúc',
    vote: { heading: 'Tôi chọn', names: voteNames },
    voted_at: 'Chọn lúc',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | RecordColumn>>>>;
