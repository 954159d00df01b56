import { answerWords } from '@hopgon/contract/meetings/names';
import type { EarlierAnswer, Meeting, ReadTimes } from '@hopgon/contract/meetings/schemas';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { firstWord, type ReaderWord } from '../../lib/format/reader-word.ts';

type Times = Pick<Meeting, 'startsAt' | 'endsAt' | 'timeZone'>;

export const isSameTime = (one: ReadTimes, other: ReadTimes): boolean =>
  Date.parse(one.startsAt) === Date.parse(other.startsAt) &&
  Date.parse(one.endsAt) === Date.parse(other.endsAt);

/** Why one is asked again: when it was to be, when it is now, and what one had answered, if anything. */
export function movedInWords(
  { startsAt, endsAt, timeZone }: Times,
  earlier: ReadTimes & Partial<EarlierAnswer>,
  { own = browserZone(), reader = 'bạn' }: { readonly own?: string; readonly reader?: ReaderWord } = {},
): string {
  const clocks = { own, company: timeZone };
  const before = ownSpan({ ...earlier, timeZone }, clocks);
  const now = ownSpan({ startsAt, endsAt, timeZone }, clocks);
  const moved = `Giờ họp đã đổi: trước là ${before}, nay là ${now}.`;
  if (earlier.answer === undefined) return `${moved} Mời ${reader} trả lời cho giờ mới.`;
  const answer = answerWords[earlier.answer].toLowerCase();
  return `${moved} ${firstWord(reader)} đã trả lời “${answer}” cho giờ cũ; mời ${reader} trả lời lại cho giờ mới.`;
}
