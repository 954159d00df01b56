import type { messageLimit } from '@hopgon/contract/chat/schemas';
import { formatNumber } from '../../../lib/format/number.ts';

/** The contract's limit, in UTF-16 units; its module would bring the schemas along. */
const longestMessage: typeof messageLimit = 8_000;

/** Nothing is cut off while one writes or pastes; what is too long is only not sent. */
export const isTooLong = (message: string): boolean => message.length > longestMessage;

export const sayTooLong = (message: string): string =>
  `Dài ${formatNumber(message.length)} ký tự, tối đa ${formatNumber(longestMessage)}. Bản gỡ băng dài: hãy tải lên ở trang cuộc họp.`;
