import { dayInDigits } from '@hopgon/contract/time/format-local';
import { addDays } from '@hopgon/engine/time/days';
import type { LegalDocument, RequirementPart } from './legal-document.rules.ts';

const missing = (names: readonly (string | false)[]): string | null => {
  const found = names.filter((name) => name !== false);
  return found.length === 0 ? null : `Chưa ghi ${found.join(', ')}.`;
};

/** Tên, trụ sở, mã số doanh nghiệp. */
export const enterprise: RequirementPart = {
  code: 'enterprise',
  title: 'Tên, trụ sở, mã số doanh nghiệp',
  to: 'legal',
  problemOf: ({ companyName, legal }) =>
    missing([
      companyName === '' && 'tên doanh nghiệp',
      legal.headOffice === '' && 'địa chỉ trụ sở chính',
      legal.enterpriseCode === '' && 'mã số doanh nghiệp',
    ]) ??
    (/^\d{10}(?:-?\d{3})?$/.test(legal.enterpriseCode)
      ? null
      : 'Mã số doanh nghiệp có 10 chữ số, của đơn vị phụ thuộc thêm 3 chữ số.'),
  met: ({ legal }) => `Mã số ${legal.enterpriseCode}, trụ sở ${legal.headOffice}.`,
};

export const timeAndPlace: RequirementPart = {
  code: 'time-place',
  title: 'Thời gian, địa điểm',
  to: 'head',
  problemOf: ({ hasStart, hasEnd, place }) =>
    missing([!hasStart && 'giờ bắt đầu', !hasEnd && 'giờ kết thúc', place === '' && 'địa điểm']),
  met: ({ place }) => `Đã ghi giờ bắt đầu, giờ kết thúc và địa điểm: ${place}.`,
};

export const purpose: RequirementPart = {
  code: 'purpose',
  title: 'Mục đích',
  to: 'legal',
  problemOf: ({ legal }) => missing([legal.purpose === '' && 'mục đích']),
  met: 'Đã ghi mục đích.',
};

export const agenda: RequirementPart = {
  code: 'agenda',
  title: 'Chương trình họp',
  to: 'legal',
  problemOf: ({ legal }) => missing([legal.agenda === '' && 'chương trình họp']),
  met: 'Đã ghi chương trình họp.',
};

export const officers: RequirementPart = {
  code: 'officers',
  title: 'Chủ tọa và thư ký',
  to: 'head',
  problemOf: ({ people }) =>
    missing([
      people.every(({ isChair }) => !isChair) && 'chủ tọa',
      people.every(({ isSecretary }) => !isSecretary) && 'người ghi biên bản',
    ]),
  met: ({ people }) =>
    `Chủ tọa ${people.find(({ isChair }) => isChair)?.name ?? ''}, người ghi biên bản ${people.find(({ isSecretary }) => isSecretary)?.name ?? ''}.`,
};

export const readBack: RequirementPart = {
  code: 'read-back',
  title: 'Thông qua trước khi kết thúc cuộc họp',
  to: 'legal',
  problemOf: ({ legal }) =>
    legal.isApprovedInMeeting
      ? null
      : 'Biên bản phải được đọc và thông qua ngay trước khi kết thúc cuộc họp; chưa ghi là đã làm.',
  met: 'Biên bản được đọc và thông qua trước khi kết thúc cuộc họp.',
};

interface Calls {
  /** Days after the meeting before was planned, for the second and third call; null where there is no such call. */
  readonly days: Readonly<Record<2 | 3, number | null>>;
}

/** A later call follows a planned one in time. */
export const callOf = ({ days }: Calls): RequirementPart => ({
  code: 'call',
  title: 'Lần triệu tập',
  to: 'legal',
  problemOf: ({ legal }) => {
    const { call, previousOn, invitedOn } = legal;
    if (call !== 2 && call !== 3) return null;
    const limit = days[call];
    if (limit === null) return 'Luật không có lần triệu tập thứ ba cho cuộc họp này.';
    if (previousOn === null || invitedOn === null)
      return `Họp lần ${call}: chưa ghi ngày dự định họp lần trước và ngày gửi thông báo mời họp.`;
    if (invitedOn < previousOn)
      return 'Thông báo mời họp lần này được gửi trước ngày dự định họp lần trước, khi chưa biết lần ấy không đủ điều kiện.';
    const last = addDays(previousOn, limit);
    return invitedOn > last
      ? `Thông báo mời họp gửi ngày ${dayInDigits(invitedOn)}, sau hạn ${limit} ngày kể từ ngày dự định họp lần trước (${dayInDigits(last)}).`
      : null;
  },
  met: ({ legal }) =>
    legal.call === 1 ? 'Họp lần thứ nhất.' : `Họp lần ${legal.call}, thông báo mời họp gửi đúng hạn.`,
});

/** Ballots were sent, and had to come back by a day; `days` before it at least. */
export const ballotsOf = (days: number): RequirementPart => ({
  code: 'ballots',
  title: 'Phiếu lấy ý kiến',
  to: 'legal',
  problemOf: ({ legal: { sentOn, dueOn } }) => {
    if (sentOn === null || dueOn === null) return 'Chưa ghi ngày gửi phiếu và hạn gửi lại phiếu.';
    if (dueOn < sentOn) return 'Hạn gửi lại phiếu sớm hơn ngày gửi phiếu.';
    return addDays(sentOn, days) > dueOn
      ? `Phiếu phải được gửi chậm nhất ${days} ngày trước hạn gửi lại, tức là đến hết ngày ${dayInDigits(addDays(dueOn, -days))}.`
      : null;
  },
  met: ({ legal: { sentOn, dueOn } }) =>
    `Gửi ngày ${sentOn === null ? '' : dayInDigits(sentOn)}, hạn gửi lại ${dueOn === null ? '' : dayInDigits(dueOn)}.`,
});

/** Who counted, and who watched where the law asks for somebody. */
export const countersOf = (isWatched: boolean): RequirementPart => ({
  code: 'counters',
  title: isWatched ? 'Người kiểm phiếu, người giám sát' : 'Người kiểm phiếu',
  to: 'legal',
  problemOf: ({ legal }: LegalDocument) =>
    missing([
      legal.counterName === '' && 'người kiểm phiếu',
      isWatched && legal.supervisorName === '' && 'người giám sát kiểm phiếu',
    ]),
  met: ({ legal }) =>
    isWatched
      ? `Kiểm phiếu: ${legal.counterName}. Giám sát: ${legal.supervisorName}.`
      : `Kiểm phiếu: ${legal.counterName}.`,
});
