import type { ChatAccess, CompanySettings } from '@hopgon/contract/companies/schemas';

const dayNames = ['', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** 1 is Monday. */
const workDayWords = (days: readonly number[]): string =>
  [...days]
    .sort((a, b) => a - b)
    .map((day) => dayNames[day])
    .join(', ') || 'Không có';

const onOff = (on: boolean) => (on ? 'Bật' : 'Tắt');

const chatAccessWords: Readonly<Record<ChatAccess, string>> = {
  owner: 'Chủ sở hữu',
  admins: 'Chủ sở hữu và quản trị viên',
  members: 'Mọi thành viên',
};

export const settingFacts = (settings: CompanySettings) => [
  { label: 'Múi giờ', value: settings.timeZone },
  { label: 'Giờ làm việc', value: `${settings.workingHours.start}–${settings.workingHours.end}` },
  { label: 'Ngày làm việc', value: workDayWords(settings.workDays) },
  { label: 'Độ dài cuộc họp', value: `${settings.defaultMeetingDuration} phút` },
  { label: 'Tóm tắt bằng trợ lý', value: onOff(settings.aiSummaryEnabled) },
  { label: 'Ghi âm', value: onOff(settings.recordingEnabled) },
  { label: 'Duyệt người xin vào', value: onOff(settings.requireApproval) },
  { label: 'Vào ngay bằng mã mời', value: onOff(settings.allowAutoJoin) },
  { label: 'Ai dùng Chat AI', value: chatAccessWords[settings.chatAccess] },
];
