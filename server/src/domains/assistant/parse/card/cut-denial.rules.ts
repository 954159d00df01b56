import type { MessageState } from '@hopgon/engine/intent/intent';
import { hasMarks } from '@hopgon/engine/text/fold';

const denial =
  /^[\s,]*(?:(?:à|ơ|ấy|dạ|ủa|khoan|a|o)[\s,]+)*(?:không phải|hông phải|đâu phải|chẳng phải|khong phai|hong phai|dau phai)(?:\s+(?!ai|gì|gi)[^\s,.;:]+){0,4}\s*[,.;:]\s*(?:mà\s+|ma\s+|ý\s+(?:tôi|em|mình|anh|chị)\s+là\s+|là\s+)?(?=\S)/iu;

/** "Thôi để từ chối luôn": what was open is left, and something else wanted. */
const instead =
  /^[\s,]*(?:à\s+|mà\s+|a\s+|ma\s+)?(?:thôi|thoi)[\s,]+(?:(?:để|thì|vậy|de|thi|vay)[\s,]+)?(?=(?:từ chối|xin vắng|báo vắng|nhận lời|dời|đổi|chuyển|đặt|hẹn|tu choi|nhan loi|doi|chuyen|dat|hen)(?!\p{L}))/iu;

const hesitates = '(?:(?:à|ừ|ừm|ờ|ơ|ủa|í|mà|khoan|dạ|a|u|o|ma|da|um|uhm|uh|hm|hmm|ui)[\\s,.…]+)*';
/** "Hmm thôi để 10h", "uhm hay thôi 3h": what was said before is withdrawn. */
const insteadAt = new RegExp(
  `^[\\s,]*${hesitates}(?:hay\\s+(?:(?:là|la)\\s+)?)?(?:(?:thôi|thoi)\\s+(?:(?:để|lấy|chốt|cứ|chọn|cho|de|lay|chot|cu)\\s+){0,2}(?=(?:t[2-7]|thứ|thu [2-7]|\\d{1,2}\\s*(?:h|g|:|\\/)|sáng|chiều|ngày|sang|chieu|ngay|mùng|mồng|mung)(?!\\p{L}))|(?:thôi|thoi)\\s*,\\s+(?=(?:t[2-7]|thứ|thu [2-7]|\\d{1,2}\\s*(?:h|g|:|\\/))(?!\\p{L})))`,
  'iu',
);
/** "Hay là giao chị Mai nhỉ... thôi để mình làm": of two thoughts the second is meant. */
const firstThought = new RegExp(
  `^[\\s,]*${hesitates}(?:hay|hoặc|hoac)\\s+(?!thôi|thoi)[^.,;…?!]{2,60}[.,;…?!]+\\s*${hesitates}(?:thôi|thoi)[\\s,]+(?!(?:được|đc|dc|ok|vậy|thế|duoc|vay|the)(?!\\p{L}))(?=\\S)`,
  'iu',
);

/** "Giao anh Sơn chứ không phải chú Bảy": the other is not meant. */
const contrast =
  /(?<![\s,])[\s,]+(?:chứ|chu)\s+(?:không|hông|ko|k|đâu|chẳng|khong|hong|dau)\s+(?:phải|cần|lấy|phai|can|lay)\s+(?:là\s+|la\s+)?(?<other>[^,.;]{1,60}?)(?:\s+(?:nữa|nua|đâu|dau|nha|nhé|ạ))*(?=\s*(?:[,.;]|$))/iu;
/** Cards from which somebody who is not meant is taken. */
const holdsPeople: ReadonlySet<string> = new Set(['schedule', 'invite', 'poll', 'move']);
const isSomebody = /^(?:anh|chị|em|cô|chú|bác|sếp|a|c|e|chi|co|chu|bac|sep)\s|^\p{Lu}/u;

function cutContrast(message: string, of: string): string {
  const { other = '' } = contrast.exec(message)?.groups ?? {};
  const isLeft = other !== '' && holdsPeople.has(of) && isSomebody.test(other);
  return message.replace(contrast, isLeft ? `, ${hasMarks(message) ? 'bỏ' : 'bo'} ${other}` : '');
}

/** "Không phải hủy, tôi xin vắng thôi": what is denied first is nothing of what is meant. */
export function cutDenial(message: string, before: MessageState): string {
  return before === null || before.kind === 'after'
    ? message
    : message.replace(denial, '').replace(instead, '');
}

/** "Nếu vậy thì", "rứa thì" go on from what was said before, and say nothing. */
const buildsOn =
  /^[\s,]*(?:(?:dạ|à|ừ|ok|da|a)[\s,]+)?(?:(?:nếu|neu)\s+)?(?:vậy|thế|rứa|như vậy|như thế|vay|the|rua|nhu vay)\s+(?:thì|thi)\s+(?=\S)/iu;

/** "Thôi, 10h30 thôi": another time, of what is open. */
export const cutPutOff = (message: string, before: MessageState): string =>
  before === null || before.kind === 'after'
    ? message
    : cutContrast(message.replace(buildsOn, '').replace(firstThought, '').replace(insteadAt, ''), before.of);
