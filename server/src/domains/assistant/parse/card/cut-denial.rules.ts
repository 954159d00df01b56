import type { MessageState } from '@hopgon/engine/intent/intent';

const denial =
  /^[\s,]*(?:(?:à|ơ|ấy|dạ|ủa|khoan|a|o)[\s,]+)*(?:không phải|hông phải|đâu phải|chẳng phải|khong phai|hong phai|dau phai)(?:\s+(?!ai|gì|gi)[^\s,.;:]+){0,4}\s*[,.;:]\s*(?:mà\s+|ma\s+|ý\s+(?:tôi|em|mình|anh|chị)\s+là\s+|là\s+)?(?=\S)/iu;

/** "Thôi để từ chối luôn": what was open is left, and something else wanted. */
const instead =
  /^[\s,]*(?:à\s+|mà\s+|a\s+|ma\s+)?(?:thôi|thoi)[\s,]+(?:(?:để|thì|vậy|de|thi|vay)[\s,]+)?(?=(?:từ chối|xin vắng|báo vắng|nhận lời|dời|đổi|chuyển|đặt|hẹn|tu choi|nhan loi|doi|chuyen|dat|hen)(?!\p{L}))/iu;

/** "Không phải hủy, tôi xin vắng thôi": what is denied first is nothing of what is meant. */
const insteadAt =
  /^[\s,]*(?:à\s+|mà\s+|a\s+|ma\s+)?(?:thôi|thoi)\s+(?:(?:để|lấy|chốt|cứ|chọn|de|lay|chot|cu)\s+)?(?=(?:t[2-7]|thứ|thu [2-7]|\d{1,2}\s*(?:h|g|:|\/)|sáng|chiều|ngày|sang|chieu|ngay)(?!\p{L}))/iu;

export function cutDenial(message: string, before: MessageState): string {
  return before === null || before.kind === 'after'
    ? message
    : message.replace(denial, '').replace(instead, '');
}

/** "Thôi, 10h30 thôi": another time, of what is open. */
export const cutPutOff = (message: string, before: MessageState): string =>
  before === null || before.kind === 'after' ? message : message.replace(insteadAt, '');
