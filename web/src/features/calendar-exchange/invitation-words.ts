import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';

export const roleWords = {
  chair: 'Chủ trì',
  secretary: 'Thư ký',
  attendee: 'Tham gia',
  guest: 'Khách mời',
  informed: 'Để biết',
} as const satisfies Record<LinkedInvitation['person']['role'], string>;

export const typeWords = {
  'in-person': 'Họp trực tiếp',
  video: 'Họp trực tuyến',
  audio: 'Họp qua điện thoại',
} as const satisfies Record<LinkedInvitation['type'], string>;

export const answerWords = {
  accepted: 'Nhận lời',
  tentative: 'Chưa chắc',
  declined: 'Từ chối',
} as const;

export type GivenAnswer = keyof typeof answerWords;

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
