import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { Answer } from '@hopgon/contract/meetings/schemas';
import type { ReaderWord } from '../../lib/format/reader-word.ts';

export const typeWords = {
  'in-person': 'Họp trực tiếp',
  video: 'Họp trực tuyến',
  audio: 'Họp qua điện thoại',
} as const satisfies Record<LinkedInvitation['type'], string>;

export const readerOf = ({ isMember }: LinkedInvitation['person']): ReaderWord =>
  isMember ? 'bạn' : 'Anh/Chị';

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
