import type { CitedSource } from '../search/schemas.ts';
import { dayInDigits } from '../time/format-local.ts';
import { localTime } from '../time/zoned.ts';
import type { Reading } from './schemas.ts';

type AnswerReading = Extract<Reading, { kind: 'answer' }>;

/** An answer in words alone, each sentence with the numbers of its sources; `head` stands where nothing answers. */
export function writeAnswer({ sentences, sources, hidden }: AnswerReading, head: string | null): string {
  const lines = sentences.map(
    ({ text, sources: numbers }) => `- ${text} ${numbers.map((number) => `[${number}]`).join('')}`,
  );
  const first =
    head ??
    (sentences.length > 0 ? 'Trong các cuộc họp:' : 'Câu trả lời này không còn nguồn nào bạn được xem.');
  const notes =
    hidden > 0 && sentences.length > 0 ? ['', 'Có nguồn bạn không còn được xem nên đã được lược bỏ.'] : [];
  return [
    first,
    ...lines,
    ...(sources.length > 0 ? ['Nguồn:', ...sources.map(writeSource)] : []),
    ...notes,
  ].join('\n');
}

/** "[1] Họp kho bãi, 19/11/2026, An: “Chốt giá …”" */
function writeSource({ number, meetingTitle, startsAt, timeZone, speaker, text }: CitedSource): string {
  const day = startsAt === null ? null : dayInDigits(localTime(new Date(startsAt), timeZone).slice(0, 10));
  const place = [meetingTitle || 'Việc cần làm', day, speaker].filter((part) => part !== null).join(', ');
  return `[${number}] ${place}: “${text}”`.replace(/\s+/gu, ' ');
}
