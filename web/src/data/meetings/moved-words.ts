import type { EarlierAnswer, Meeting } from '@hopgon/contract/meetings/schemas';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { answerWords } from './answer-words.ts';

/** Why one is asked again: when it was to be, when it is now, and what one had answered. */
export function movedInWords(
  { startsAt, endsAt, timeZone }: Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone'>,
  earlier: EarlierAnswer,
  own = browserZone(),
): string {
  const clocks = { own, company: timeZone };
  const before = ownSpan({ ...earlier, timeZone }, clocks);
  const now = ownSpan({ startsAt, endsAt, timeZone }, clocks);
  const answer = answerWords[earlier.answer].toLowerCase();
  return `Giờ họp đã đổi: trước là ${before}, nay là ${now}. Bạn đã trả lời “${answer}” cho giờ cũ; mời bạn trả lời lại cho giờ mới.`;
}
