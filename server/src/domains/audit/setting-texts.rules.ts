import type { ChatAccess } from '@hopgon/contract/companies/schemas';

/** Settings of a company by their fields, as the audit log names them. */
export const settingNames: Readonly<Record<string, string>> = {
  name: 'tên công ty',
  description: 'giới thiệu',
  timeZone: 'múi giờ',
  workingHours: 'giờ làm việc',
  lunch: 'giờ nghỉ trưa',
  workDays: 'ngày làm việc',
  defaultMeetingDuration: 'độ dài cuộc họp',
  escalationDays: 'báo chủ trì khi việc quá hạn',
  meetingFree: 'giờ không họp',
  weeklyMeetingHours: 'số giờ họp tối đa mỗi tuần',
  hourlyCost: 'chi phí mỗi giờ công',
  monthlyReport: 'báo cáo số liệu hằng tháng',
  aiSummaryEnabled: 'tự tóm tắt bản gỡ băng',
  recordingEnabled: 'ghi âm',
  requireApproval: 'duyệt người xin vào',
  forbidRoomOverlaps: 'cấm trùng phòng họp',
  forbidPersonOverlaps: 'cấm trùng lịch người dự',
  chatAccess: 'ai dùng Chat AI',
  figuresAccess: 'ai xem số liệu công ty',
  requireSecondFactor: 'bắt buộc xác thực hai bước',
  sessionHours: 'thời hạn phiên đăng nhập',
  mailDomains: 'tên miền email của người mới',
  retentionTranscripts: 'thời gian giữ bản gỡ băng',
  retentionMeetings: 'thời gian giữ cuộc họp',
  retentionKeepsAdopted: 'giữ cuộc họp có biên bản đã thông qua',
};

const chatAccessWords: Readonly<Record<ChatAccess, string>> = {
  owner: 'chủ sở hữu',
  admins: 'chủ sở hữu và quản trị viên',
  members: 'mọi thành viên',
};

const dayNames = ['', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
export const quoted = (text: string): string => (text === '' ? 'để trống' : `“${text}”`);

function meetingFreeInWords(value: string): string {
  const words = value
    .split('|')
    .flatMap((days, half) =>
      days === ''
        ? []
        : days.split(',').map((day) => `${half === 0 ? 'sáng' : 'chiều'} ${dayNames[Number(day)] ?? day}`),
    );
  return words.length === 0 ? 'không có' : words.join(', ');
}

const monthsInWords = (value: string): string => (value === '' ? 'mãi mãi' : `${value} tháng`);

const valueWords: Readonly<Record<string, (value: string) => string>> = {
  name: quoted,
  description: quoted,
  lunch: (value) => (value === '' ? 'không nghỉ' : value),
  workDays: (value) =>
    value
      .split(',')
      .map((day) => dayNames[Number(day)] ?? day)
      .join(', '),
  defaultMeetingDuration: (value) => `${value} phút`,
  figuresAccess: (value) => new Map(Object.entries(chatAccessWords)).get(value) ?? value,
  meetingFree: meetingFreeInWords,
  weeklyMeetingHours: (value) => (value === '' ? 'không giới hạn' : `${value} giờ`),
  hourlyCost: (value) => (value === '' ? 'chưa đặt' : `${Number(value).toLocaleString('vi-VN')} đồng`),
  escalationDays: (value) => (value === '' ? 'không báo' : `sau ${value} ngày làm việc`),
  sessionHours: (value) => (value === '' ? 'không giới hạn' : `${value} giờ`),
  retentionTranscripts: monthsInWords,
  retentionMeetings: monthsInWords,
  mailDomains: (value) => (value === '' ? 'mọi tên miền' : value),
  chatAccess: (value) => new Map(Object.entries(chatAccessWords)).get(value) ?? value,
};

/** A value as it was recorded, for people. */
export function settingValue(setting: string, value: string): string {
  if (value === 'true') return 'bật';
  if (value === 'false') return 'tắt';
  return valueWords[setting]?.(value) ?? value;
}
