import type { Meeting } from '@hopgon/contract/meetings/schemas';

/** What a mail about a closed meeting leaves out; nothing for any other. */
export const closedMailWords = ({ visibility }: Pick<Meeting, 'visibility'>): string | undefined =>
  visibility === 'closed'
    ? 'Họp kín: thư chỉ có giờ họp và liên kết đến trang cuộc họp, không kèm lời nhắn.'
    : undefined;
