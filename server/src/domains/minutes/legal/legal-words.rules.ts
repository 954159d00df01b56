import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';

const dayOf = (day: string | null): string => (day === null ? '' : dayInDigits(day));

/** '1.000.000.000 đồng' · '5.000 cổ phần' · '51%' */
export function capitalInWords(amount: number, unit: LegalFacts['capitalUnit']): string {
  const number = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 }).format(amount);
  if (unit === 'percent') return `${number}%`;
  return `${number} ${unit === 'dong' ? 'đồng' : 'cổ phần'}`;
}

/** What the facts say, by their names, for the history. */
export const legalParts: readonly (readonly [label: string, of: (legal: LegalFacts) => string])[] = [
  ['Mã số doanh nghiệp', ({ enterpriseCode }) => enterpriseCode],
  ['Trụ sở chính', ({ headOffice }) => headOffice],
  ['Mục đích', ({ purpose }) => purpose],
  ['Chương trình họp', ({ agenda }) => agenda.replaceAll('\n', '; ')],
  [
    'Vốn điều lệ, tổng số phiếu',
    (legal) => (legal.total === null ? '' : capitalInWords(legal.total, legal.capitalUnit)),
  ],
  ['Lần triệu tập', ({ call }) => String(call)],
  ['Ngày dự định họp lần trước', ({ previousOn }) => dayOf(previousOn)],
  ['Ngày gửi thông báo mời họp', ({ invitedOn }) => dayOf(invitedOn)],
  ['Hình thức', ({ isWritten }) => (isWritten ? 'lấy ý kiến bằng văn bản' : 'họp')],
  ['Ngày gửi phiếu', ({ sentOn }) => dayOf(sentOn)],
  ['Hạn gửi lại phiếu', ({ dueOn }) => dayOf(dueOn)],
  ['Người kiểm phiếu', ({ counterName }) => counterName],
  ['Người giám sát kiểm phiếu', ({ supervisorName }) => supervisorName],
  ['Thông qua trong cuộc họp', ({ isApprovedInMeeting }) => (isApprovedInMeeting ? 'đã thông qua' : '')],
  ['Chủ tọa từ chối ký', ({ chairRefusal }) => chairRefusal],
  ['Thư ký từ chối ký', ({ secretaryRefusal }) => secretaryRefusal],
];
