import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { Answer } from '@hopgon/contract/meetings/schemas';
import { answerWords } from '../../data/meetings/answer-words.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';

export const typeWords = {
  'in-person': 'Họp trực tiếp',
  video: 'Họp trực tuyến',
  audio: 'Họp qua điện thoại',
} as const satisfies Record<LinkedInvitation['type'], string>;

export type GivenAnswer = Exclude<Answer, 'waiting'>;

const given: readonly GivenAnswer[] = ['accepted', 'tentative', 'declined'];

export interface InvitationLink {
  readonly token: string;
  /** The button of the mail that was pressed; it chooses, and answers nothing. */
  readonly answer: GivenAnswer | null;
}

/** What stands behind the # of the link. */
export function readInvitationLink(hash: string): InvitationLink {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    token: parts.get('token') ?? '',
    answer: given.find((answer) => answer === parts.get('answer')) ?? null,
  };
}

/** Why one is asked again: when it was to be, when it is now, and what one had answered. */
export function movedInWords(
  { startsAt, endsAt, timeZone }: Pick<LinkedInvitation, 'startsAt' | 'endsAt' | 'timeZone'>,
  earlier: NonNullable<LinkedInvitation['person']['earlier']>,
  own = browserZone(),
): string {
  const clocks = { own, company: timeZone };
  const before = ownSpan({ ...earlier, timeZone }, clocks);
  const now = ownSpan({ startsAt, endsAt, timeZone }, clocks);
  const answer = answerWords[earlier.answer].toLowerCase();
  return `Giờ họp đã đổi: trước là ${before}, nay là ${now}. Bạn đã trả lời “${answer}” cho giờ cũ; mời bạn trả lời lại cho giờ mới.`;
}
