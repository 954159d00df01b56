import type { Company, CompanySettings } from '@hopgon/contract/companies/schemas';
import { chatAccessWords } from '../../data/company/chat-access-words.ts';
import { figuresAccessWords } from '../../data/company/figures-access-words.ts';
import { weekdays } from '../../lib/format/day-words.ts';
import { zoneName } from '../../lib/format/zone-choices.ts';

const workDayWords = (days: readonly number[]): string =>
  weekdays
    .filter(({ day }) => days.includes(day))
    .map(({ short }) => short)
    .join(', ');

const lunchWords = (lunch: CompanySettings['lunch']): string =>
  lunch ? `${lunch.start}–${lunch.end}` : 'Không nghỉ';

const meetingFreeWords = ({ mornings, afternoons }: CompanySettings['meetingFree']): string =>
  [
    ...(mornings.length > 0 ? [`Sáng ${workDayWords(mornings)}`] : []),
    ...(afternoons.length > 0 ? [`Chiều ${workDayWords(afternoons)}`] : []),
  ].join('; ') || 'Không có';

const onOff = (on: boolean) => (on ? 'Bật' : 'Tắt');

const escalationWords = (days: number | null): string =>
  days === null ? 'Không báo' : `Sau ${days} ngày làm việc`;

export const escalationChoices = (own: number | null): { value: string; label: string }[] => [
  { value: 'never', label: escalationWords(null) },
  ...[...new Set([1, 2, 3, 5, 10, ...(own === null ? [] : [own])])]
    .sort((a, b) => a - b)
    .map((days) => ({ value: String(days), label: escalationWords(days) })),
];

const sessionWords = (hours: number | null): string => {
  if (hours === null) return 'Không giới hạn';
  return hours % 24 === 0 ? `${hours / 24} ngày` : `${hours} giờ`;
};

export const sessionChoices = (own: number | null): { value: string; label: string }[] => [
  { value: 'any', label: sessionWords(null) },
  ...[...new Set([8, 12, 24, 7 * 24, 30 * 24, ...(own === null ? [] : [own])])]
    .sort((a, b) => a - b)
    .map((hours) => ({ value: String(hours), label: sessionWords(hours) })),
];

const usualLengths = [15, 30, 45, 60, 90, 120];

export const lengthChoices = (own: number): { value: string; label: string }[] =>
  [...new Set([...usualLengths, own])]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} phút` }));

export const settingFacts = ({ name, description, settings }: Company) => [
  { label: 'Tên công ty', value: name },
  { label: 'Giới thiệu', value: description || 'Chưa có' },
  { label: 'Múi giờ', value: zoneName(settings.timeZone) },
  { label: 'Giờ làm việc', value: `${settings.workingHours.start}–${settings.workingHours.end}` },
  { label: 'Giờ nghỉ trưa', value: lunchWords(settings.lunch) },
  { label: 'Ngày làm việc', value: workDayWords(settings.workDays) },
  { label: 'Độ dài cuộc họp', value: `${settings.defaultMeetingDuration} phút` },
  { label: 'Báo chủ trì khi việc quá hạn', value: escalationWords(settings.escalationDays) },
  { label: 'Không họp', value: meetingFreeWords(settings.meetingFree) },
  {
    label: 'Giờ họp tối đa mỗi tuần',
    value:
      settings.weeklyMeetingHours === null
        ? 'Không giới hạn'
        : `${settings.weeklyMeetingHours} giờ mỗi người`,
  },
  { label: 'Tự tóm tắt bản gỡ băng', value: onOff(settings.aiSummaryEnabled) },
  { label: 'Cấm trùng phòng họp', value: onOff(settings.forbidRoomOverlaps) },
  { label: 'Cấm trùng lịch người dự', value: onOff(settings.forbidPersonOverlaps) },
  { label: 'Duyệt người xin vào', value: onOff(settings.requireApproval) },
  { label: 'Vào ngay bằng mã mời', value: onOff(settings.allowAutoJoin) },
  { label: 'Bắt buộc xác thực hai bước', value: onOff(settings.requireSecondFactor) },
  { label: 'Đăng nhập lại sau', value: sessionWords(settings.sessionHours) },
  { label: 'Email của người mới', value: settings.mailDomains.join(', ') || 'Mọi tên miền' },
  { label: 'Ai dùng Chat AI', value: chatAccessWords[settings.chatAccess] },
  { label: 'Ai xem số liệu công ty', value: figuresAccessWords[settings.figuresAccess] },
];
