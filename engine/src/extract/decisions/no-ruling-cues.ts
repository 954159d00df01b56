import type { Clause } from '../clauses/clause.ts';
import { anyOf, opensWith } from '../language/phrase.ts';

/** What rules on nothing, however much else in it looks like a ruling. Tables over canonical words. */

const KIN = '(?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình|thầy|dì|cậu|ông|bà|bố|mẹ|má|ba)';
const SETTLED = '(?:quy định|thống nhất|chốt|quyết|quyết định)(?! (?:rồi )?(?:thì|nên)(?= ))';
const NUMERAL = '(?:\\d\\S*|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)';

/** "Giám đốc chốt không tăng lương", "hội sở vừa quyết định …": by others, and only told here. */
const ELSEWHERE = anyOf(`
  (?<!(?:cho|với|của|là|nếu|khi|báo|trình|gửi|đề nghị|xin|chờ|đợi) )(?:giám đốc|sếp|hội sở|tổng công ty|công ty mẹ|bộ|sở|phường|xã|huyện|tỉnh|công đoàn|nhà nước|ủy ban|họ|khách|đối tác|chủ đầu tư|chủ nhà)(?: (?:đã|vừa|mới|cũng))* (?:chốt|quyết|quyết định|thống nhất|bắt|yêu cầu|quy định|biểu quyết|thông báo)
`);
/** "Từ đầu năm mình đã quy định …", "năm ngoái thống nhất …"; not "giữ mức mình đã chốt". */
const BEFORE = anyOf(`
  (?<!(?:như|mức|giá|theo|mà|cái|lịch|số|phương án|kế hoạch) )(?:(?:mình|ta|chúng ta|chúng mình|cả \\S+) (?:đã|từng)|(?:hôm|bữa|lần|kỳ|tuần|tháng|năm) (?:trước|ngoái)(?: (?:mình|ta|chúng ta|cả \\S+))?(?: (?:đã|có))?|xưa giờ|trước giờ) ${SETTLED}
`);
/** "Từ thứ hai anh đi công tác", "chị khao": the speaker's own affair; not "anh em về quê …", "cho anh nghỉ phép". */
const OF_ONESELF = anyOf(`
  (?<!(?:không|được|cho|phép|ai|cử|để|giao|công|anh|chị|bà|các|mấy|mỗi|mọi) )${KIN} (?:(?:xin|sẽ|phải|còn) )*(?:nghỉ phép|đi công tác|đi vắng|về quê|nằm viện)
  ${KIN} (?:bao|đãi|khao)(?= $| (?:mọi người|cả nhà|hết|luôn)(?= ))|(?:trưa|tối|chiều|sáng) nay(?: \\S+){0,2} (?:ăn|nhậu|uống) \\S+
`);
/** "Vậy là còn thiếu năm triệu", "vậy là bỏ được kho cũ": what it came to. */
const CAME_TO = anyOf(`
  (?:vậy|thế|tính ra|cộng lại) là (?:còn |mới )?(?:thiếu|thừa|dư|lời|lãi|lỗ|mất|hụt|trễ) (?:mất |khoảng |chừng )?${NUMERAL}(?: \\S+){0,3}(?= $)
  (?:vậy|thế) là (?:\\S+ )?(?:bỏ|dẹp|thoát|trả|giảm|bớt|tiết kiệm|bán) được
`);
/** "Anh không theo ý đó": a proposal only turned down. */
const TURNS_DOWN = anyOf(
  '(?:không|chẳng|chả|nỏ|hổng) (?:theo|đồng ý|ủng hộ|thích|chịu|ưng)(?: với)? (?:cái )?(?:ý|ý kiến|kiểu|cách) (?:đó|này|ấy|vậy|kia)',
);
/** "Phải chi năm ngoái mua", "ví dụ bán được trăm triệu thì thưởng …". */
const IMAGINES = opensWith(
  '(?:ừ |à |mà |thì |thôi )*(?:phải chi|giá mà|giá như|giá thử|ước gì|giả sử|giả dụ|ví dụ|ví như|thí dụ|chẳng hạn)',
);
/** "Xem báo cáo rồi tính", "hai đứa về lấy số liệu rồi tuần tới nói tiếp"; not "thử hai tuần rồi tính". */
const LOOKS_FIRST = opensWith(
  `(?:ừ |à |ok |thôi |vậy |thế |rồi |dạ |được )*(?:(?:hai|ba|mấy|các) \\S+ |${KIN} )?(?:cứ )?(?:về )?(?:xem|coi|hỏi|lấy (?:số|số liệu|ý kiến)|nghiên cứu|kiểm tra|khảo sát|cân nhắc|suy nghĩ|nghĩ|dò|đo|đếm)(?: \\S+){1,8} rồi(?: (?:tuần|tháng|bữa|hôm|buổi|mai|mốt|sáng|chiều)(?: (?:sau|tới|khác))?)?(?: (?:mình|ta))? (?:tính|bàn|quyết|nói|hãy|hẵng|họp|chốt)`,
);
/** "Vậy nghỉ mười phút, ba giờ quay lại": of the meeting itself; not "giữa ca nghỉ mười phút". */
const PAUSES = opensWith(
  '(?:ừ |à |ok |thôi |vậy |thế |rồi |giờ |mình |ta |cả nhà |mọi người )*(?:giải lao|nghỉ (?:giải lao|tay|chút|tí|xíu|(?:\\S+ ){1,2}phút(?= $| (?:nhé|rồi|uống|đi|quay|(?:\\S+ ){1,2}(?:quay|họp|vào))(?= ))))',
);

const CUES = [ELSEWHERE, BEFORE, OF_ONESELF, CAME_TO, TURNS_DOWN, IMAGINES, LOOKS_FIRST, PAUSES];

export const rulesOnNothing = ({ plain }: Pick<Clause, 'plain'>): boolean =>
  CUES.some((cue) => cue.test(plain));

/** "Giỡn thôi": whoever ruled did not mean it; not "không đùa đâu". */
export const MEANT_AS_JOKE = opensWith(`
  (?:à |ừ |ha ha |haha |thôi |mà |đó là |nói |anh |chị |tôi |bác |chú |cô )*(?:giỡn|đùa|nói chơi|nói đùa|nói giỡn|trêu|chọc)(?: \\S+)? (?:thôi|đấy|đó|mà|chơi|chút|tí|xíu|vui)
  (?:thì |là )*(?:anh |chị |tôi |bác |chú |cô )?nói (?:vậy|thế|cho vui) thôi chứ
`);
/** "Anh giỡn hoài": so somebody else takes it. */
export const TAKEN_AS_JOKE = anyOf(
  '(?:anh|chị|chú|bác|cô|thầy|sếp) (?:giỡn|đùa|trêu|chọc) (?:hoài|quá|à|hả|sao|em|tụi|bọn|vui)',
);
