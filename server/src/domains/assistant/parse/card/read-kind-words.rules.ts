import type { CardWords } from '../../shared/card-words.rules.ts';
import { type SpokenText, wording } from './wording.rules.ts';

const ownWork = wording(
  '(?:thôi |cứ |vậy |thì |nên |việc này |cái này )*(?:để|cho|giao|gán|assign)(?: (?:lại|cho|về|qua))* (?:chính )?(?:tôi|tui|tớ|mình|em|anh|chị|bác|cô|chú|t|tau|e)(?: (?:sẽ|tự|tự mình|trực tiếp|đích thân))* (?:làm|lo|nhận|ôm|xử lý|phụ trách|đảm nhận|gánh)(?: (?:luôn|lấy|nốt|hết|cho nhanh|cho xong|cũng được|thôi|nhé|nha|đi|vậy))*|(?:giao|gán|assign)(?: (?:lại|việc này|cho|về))* (?:chính )?(?:tôi|tui|tớ|mình)(?: (?:luôn|thôi|đi|nhé|nha))*',
);
const firstHour = wording(
  '(?:vẫn |giữ |về )?giờ (?:giấc )?(?:thì )?(?:như |vẫn như )?(?:cũ|ban đầu|lúc đầu|hồi đầu|như trước)',
);
const sizedRoom = wording(
  '(?:lấy|đổi|chọn|kiếm|tìm|qua|sang|xin|đặt|dùng|cho)(?: (?:giúp|cho|hộ|sang|qua|lại|em|tôi|mình|tui|anh|chị|cái))* phòng (?:nào |họp )*(?<size>nhỏ|bé|vừa|to|lớn|rộng)(?: (?:hơn|nhất|thôi|chút|xíu|tí|nữa|là được|đi|giùm|giúp))*',
);
const isFree = wording(
  '(?:còn|xem còn|coi còn|có)? ?(?:trống|rảnh)(?: (?:không|ko|k|hông|hong|chưa|hả|ha))?',
);
const ofRoom: ReadonlySet<string> = new Set(['schedule', 'move', 'change-place']);

/** "Lấy phòng nhỏ thôi", "đổi phòng rộng hơn" */
export function takeRoomSize(said: SpokenText, card: string): CardWords['roomSize'] {
  const size = ofRoom.has(card) ? said.take(sizedRoom)?.groups?.size : undefined;
  if (size === undefined) return null;
  said.take(isFree);
  return /^(?:nhỏ|bé|vừa|nho|be|vua)$/iu.test(size) ? 'small' : 'large';
}

const reopened = wording(
  '(?:đừng|khoan|chưa|không|khỏi|hông|ko)(?: (?:vội|có|cho|được|hẳn))* (?:đóng|tick|đánh dấu|close|done|xong)(?: (?:việc|vội|nha|nhé|đã|hẳn|lại|nó))*',
);

/** "Khoan, đừng đóng" */
export const takeReopened = (said: SpokenText): boolean => said.take(reopened) !== null;

/** "Thôi để chị tự làm" */
export const takeOwnWork = (said: SpokenText): boolean => said.take(ownWork) !== null;

/** "Giờ như ban đầu" */
export const takeFirstHour = (said: SpokenText): boolean => said.take(firstHour) !== null;
