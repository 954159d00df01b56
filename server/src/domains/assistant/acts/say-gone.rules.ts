import { say } from '../render/reply.rules.ts';
import type { ActOutcome } from './act-outcome.rules.ts';

/** Says that what was chosen is gone since it was offered. */
export const sayGone: ActOutcome = {
  kind: 'say',
  mentions: {},
  reply: say('Mục bạn chọn không còn, hoặc bạn không còn xem được. Chưa có gì thay đổi.'),
};
