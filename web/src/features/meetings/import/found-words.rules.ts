import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';

const sources = {
  text: 'theo nội dung tệp',
  name: 'theo tên tệp',
  saved: 'theo lúc lưu tệp',
} as const;

type FoundTime = Pick<TranscriptPreview, 'startsAt' | 'endsAt' | 'momentFrom' | 'saysHour'>;

/** 'Thứ Sáu, 20/11/2026, 09:30–10:00, theo tên tệp'; where the file says the day alone: '…, ngày theo tên tệp, giờ theo lúc lưu tệp' */
export function foundTime({ startsAt, endsAt, momentFrom, saysHour }: FoundTime, zone: string): string {
  const source =
    saysHour || momentFrom === 'saved'
      ? sources[momentFrom]
      : `ngày ${sources[momentFrom]}, giờ ${sources.saved}`;
  return `${formatTimeSpan({ startsAt, endsAt, timeZone: zone }, zone)}, ${source}`;
}

/** 'Nguyễn Thị Mai, Khách' */
export const foundPeople = ({ speakers }: TranscriptPreview): string =>
  speakers.map(({ label, member }) => member?.displayName ?? label).join(', ');
