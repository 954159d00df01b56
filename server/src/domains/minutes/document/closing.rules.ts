import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import type { AdoptedBy } from '@hopgon/contract/minutes/schemas';
import { localTime } from '@hopgon/contract/time/zoned';

const adoption: Readonly<Record<AdoptedBy, string>> = {
  chair: 'Biên bản đã được đọc lại cho các thành viên dự họp cùng nghe và nhất trí thông qua.',
  present: 'Biên bản đã được các thành viên dự họp đọc lại và nhất trí thông qua.',
  silence: 'Biên bản đã được gửi để các thành viên dự họp góp ý và được thông qua.',
};

/** '09 giờ 15, ngày 20 tháng 11 năm 2026' */
export function momentInWords(at: Date, timeZone: string): string {
  const local = localTime(at, timeZone);
  const [year, month, day] = local.slice(0, 10).split('-');
  return `${local.slice(11, 13)} giờ ${local.slice(14, 16)}, ngày ${day} tháng ${month} năm ${year}`;
}

/** The sentences after the last section; without an end a line is left to write on. */
export function closingOf(minutes: {
  readonly adopted_by: AdoptedBy;
  readonly ends_at: Date | null;
  readonly time_zone: string;
  readonly legal: Pick<LegalFacts, 'isWritten' | 'isApprovedInMeeting'> | null;
}): string[] {
  const end =
    minutes.ends_at === null
      ? '…… giờ ……, ngày …… tháng …… năm ………'
      : momentInWords(minutes.ends_at, minutes.time_zone);
  if (minutes.legal?.isWritten) return [`Việc kiểm phiếu kết thúc vào ${end}./.`];
  const adopted = minutes.legal?.isApprovedInMeeting
    ? 'Biên bản đã được đọc lại cho những người dự họp cùng nghe và được thông qua trước khi kết thúc cuộc họp.'
    : adoption[minutes.adopted_by];
  return [adopted, `Cuộc họp kết thúc vào ${end}./.`];
}
