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
}): string[] {
  const end =
    minutes.ends_at === null
      ? '…… giờ ……, ngày …… tháng …… năm ………'
      : momentInWords(minutes.ends_at, minutes.time_zone);
  return [adoption[minutes.adopted_by], `Cuộc họp kết thúc vào ${end}./.`];
}
