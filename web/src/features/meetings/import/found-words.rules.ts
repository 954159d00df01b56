import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';

const sources = {
  text: 'theo nội dung tệp',
  name: 'theo tên tệp',
  saved: 'theo lúc lưu tệp',
} as const;

/** 'Thứ Sáu, 20/11/2026, 09:30–10:00, theo tên tệp' */
export const foundTime = ({ startsAt, endsAt, momentFrom }: TranscriptPreview, zone: string): string =>
  `${formatTimeSpan({ startsAt, endsAt, timeZone: zone }, zone)}, ${sources[momentFrom]}`;

/** 'Nguyễn Thị Mai, Khách' */
export const foundPeople = ({ speakers }: TranscriptPreview): string =>
  speakers.map(({ label, member }) => member?.displayName ?? label).join(', ');
