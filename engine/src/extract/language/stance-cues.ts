import { anyOf, endsWith, opensWith } from './phrase.ts';

/** How speakers take up what was just said. All lists are over canonical words (see canonical-word.ts). */

export const ACCEPTS = opensWith(`
  dạ|vâng|ừ|ok|ô kê|được|rồi|nhất trí|đồng ý|yes|rõ|tuân lệnh|chuẩn(?! bị)|đúng|phải đó|hợp lý|hợp lí|có
  thế cũng được|vậy cũng được|tốt|hay đó|hay(?! (?:là|mình|ta|tôi|anh|chị|em|con|cháu|chú|bác|cô|thầy|bên|tụi|bọn|thôi) )|nghe được|em nhất trí|em đồng ý|tôi đồng ý|tôi nhất trí
  anh đồng ý|chị đồng ý|con đồng ý|mình đồng ý|thế nhé|vậy đi|duyệt|triển|chơi|perfect|tuyệt|good|sure
  ủa được|thì được|cũng được|thế thì|hoàn toàn đồng ý|dạ vâng|em nhận|tôi nhận|cứ thế|quý quá|à thế|à vậy
  roger|noted|copy(?! (?:file|bản|cái|lại|cho|của|từ))|(?:hiểu rồi|nắm rồi|đã rõ|tôi hiểu|em hiểu|tiếp thu|ghi nhận)(?!.* (?:nhưng|tính|bàn|xem|chưa) )|(?:tôi |em )?xin (?:nhận|tiếp thu)|thưa (?:vâng|rõ|dạ)|ôkê|ấy được|chốt|thôi được|thôi cũng được|thôi thì được|đành vậy
  yeah|okay|will do|got it|sounds good|no problem|of course|absolutely|on it|happy to|agreed|makes sense
`);

export const AGREES = anyOf(`
  đồng ý|nhất trí|tán thành|hợp lý|hợp lí|được đó|ok|hay đó|ổn|thống nhất|không phản đối|quá bán|vậy đi
  thế đi|cứ thế|thế nhé|vậy nhé|ủng hộ|chuẩn(?! bị)|giơ tay|không ý kiến|theo hướng đó|phải đó|đúng rồi
`);

/** Cannot, will not, no time: the one asked turns the task down. */
export const REFUSES = anyOf(`
  kẹt|(?<! (?:hắn|nó|họ|ảnh|ổng|bả|tiệm|xưởng|khách|thợ|ta|(?<! (?:bữa|hôm|ngày|buổi|sáng|trưa|chiều|tối|tuần|lúc|hai|ba|tư|năm|sáu|bảy|nhật) )(?:đó|ấy|kia)) )bận|không kịp|sao kịp|không làm được|không nhận được|không đi được|chịu thôi|em chịu|tôi chịu
  con chịu|không rảnh|quá tải|không dám nhận|không rành|không biết làm|làm không nổi|làm không xuể
  không xuể|không tiện|từ chối|xin kiếu|xin không|xin phép không|ngập đầu|ngập việc|ngập|full việc|nghỉ phép
  đi công tác|xin rút|không nhận|không làm nổi|không gánh nổi|không cáng nổi|không ôm nổi
  không phải việc của|ốm|vướng|mắc việc|mắc đi|dở tay|không có mặt|không có nhà|i can['’]t|i cannot|swamped|too busy|no bandwidth|on leave
  (?:sợ|e|e là|sợ là|chắc|chắc là)(?: \\S+){0,2} không(?: \\S+){1,5} (?:được|nổi|kịp|xuể)
  không (?:tổ chức|tham gia|dự|phụ trách|gánh|lo|trực|đảm nhận|sắp xếp|thu xếp)(?: \\S+){0,3} (?:được|nổi|xuể)
`);

/** Too soon: the one asked wants another day, not another person. */
export const TOO_SOON = anyOf(`
  gấp|sát quá|gấp quá|hơi gấp|không kịp|sao kịp|khó kịp|chưa kịp|kịp đâu|cho em xin|cho em tới|cho tôi tới
  cho em sang|cho em đến|cho em thêm|cho tôi thêm|cho con tới|cho tôi xin|cho em qua|cho em lùi|lùi|dời
  xin thêm|cho mình tới|cho mình đến|cho mình xin|cho con xin|cho cháu xin|cho tôi đến|cho tôi sang
  gia hạn|muộn hơn|trễ hơn|được không
`);

/** The one who offered or proposed is told no. */
export const DECLINES = opensWith(`
  thôi(?! (?:được|cũng được|thì được) )|dạ chưa cần|dạ chưa|chưa đâu|khỏi|không cần|chưa cần|không được|đừng|dạ thôi|dạ khỏi|à thôi|ừ thôi|không em|không anh|không chị
  không con|không nên|không sao|ấy thôi|cảm ơn|cám ơn|dạ không cần|khoan|ấy khoan|không ổn|em không đồng ý
  tôi không đồng ý|anh không đồng ý|chị không đồng ý|không làm|bỏ đi|dẹp|vẽ chuyện|ấy đừng|ấy chết
  không không|dạ dạ thôi|không thôi|ui thôi|ôi thôi|trời thôi|ối thôi
`);
export const DECLINES_INSIDE = anyOf(`
  thôi khỏi|khỏi (?:ạ|nhé|luôn|nghe)|không cần đâu|chưa cần đâu|chưa cần mô|khỏi cần|khỏi đi|chị đặt rồi|có rồi|đủ rồi|để sau đi
  tự làm được|tự lo được|khỏi em|khỏi anh|khỏi chị|khỏi con|khỏi lo|đừng lo|không cần em|không cần anh
  không cần con
`);

/** Nobody knows yet. */
export const UNKNOWN = anyOf(`
  not sure|(?:don['’]t|do not) know(?: yet)?|no idea|to be confirmed|tbd|still waiting|haven['’]t decided|not decided|unclear|nobody knows|have to ask|need to ask|no answer yet
  chưa rõ|không rõ(?! ràng)|chưa biết|(?:này|đó|vụ ấy|cái ấy|đấy)(?: thì)?(?: \\S+)?(?: cũng)? không biết|không biết nữa|chả biết|chẳng biết|cũng không biết|đâu có biết|chưa chốt được
  chưa chốt|chưa quyết|chưa quyết được|không quyết được|chưa trả lời được|không trả lời được
  chưa có câu trả lời|chưa có trả lời|chưa thấy trả lời|chưa dám chắc|không dám chắc|chưa chắc|không chắc
  để ngỏ|bỏ ngỏ|để đó đã|để đó tính|để tính sau|tính sau|để sau|bàn sau|còn phải xem|phải xem thêm
  phải hỏi|chờ ý kiến|đợi ý kiến|chưa có thông tin|chưa có hướng dẫn|chưa có văn bản|chưa có công văn
  chưa ra công văn|chưa có quyết định|chưa thống nhất|chưa xác định|chưa ngã ngũ|cái này mới khó|khó nói
  khó trả lời|chưa nói gì|chưa thấy nói|chưa phản hồi|chưa trả lời|chưa có kết luận|chưa kết luận|treo đó
  cứ treo|để treo|(?:anh|chị|em|tôi|cũng|con|mình) chịu|ai mà biết|biết đâu được|có trời biết|chưa tính|chưa nghĩ ra|không ai biết
  chưa ai biết|đang hỏi|đang chờ(?! (?:anh|chị|em|cô|chú|bác))|đợi bên|chờ bên|chưa có số|chưa ra văn bản|không nắm|chưa nắm
  không nắm được|chưa nắm được|bữa sau tính|hôm sau tính|chưa bàn|chưa có đáp án|để hỏi|hỏi lại đã
  chưa có lịch|chưa báo|chưa duyệt|chưa trả lời dứt khoát|chưa dứt khoát|không dám nói|không dám hứa
  chưa dám hứa|để xem đã|còn tùy|tùy bên|chưa ai dám|ghi lại đó|để lần sau|để buổi sau|để hôm sau
  để kỳ sau|không thể trả lời|chưa thể trả lời|chưa thể nói|chưa tìm ra|chưa tìm được|chưa có phương án
  không quyết|đâu có quyền|không có quyền|chưa ừ hử|(?:thuộc|ngoài) (?:thẩm )?quyền|(?:đợi|chờ) (?:\\S+ ){1,5}(?:về|họp|trả lời|duyệt|có ý kiến|mới rõ|rồi tính)(?: đã)?
  vẫn chưa|chưa (?:nói|báo|hứa|khẳng định) (?:được|chắc)|(?:không|chưa|chẳng|chả) (?:nói|báo|hẹn|cho biết)(?: \\S+){0,2} (?:nào|bao giờ)|(?:cứ|toàn) (?:khất|hẹn|bảo chờ|nói chờ|bảo cứ chờ)|bảo cứ chờ
  phải đợi|phải chờ|đang đợi|còn phân vân|đang phân vân|chưa chọn|đang cân nhắc|còn cân nhắc|không rõ nữa|đang thắc mắc
  chưa quyết định|chưa có hướng|chưa xác nhận|chưa thấy|để buổi sau|để kỳ tới|chưa ai|phải bàn thêm|bàn thêm|chưa nghe|chưa có
  chưa đồng ý|chưa thể|không ai dám|mỗi người một ý|mỗi bên nói một kiểu|còn tranh cãi|chưa có kết quả|chưa có ý kiến
  để (?:anh|chị|em|tôi|con|cháu|mình|bác|chú|cô)(?: \\S+){0,2} (?:hỏi|kiểm tra|check|xác minh|xác nhận|tìm hiểu|xem lại)
`);

export const HYPOTHETICAL = anyOf(`
  nếu|nếu mà|nếu như|giá mà|giá như|phải chi|ước gì|giả sử|giả dụ|ví như|lỡ mà|nhỡ mà|nhỡ|lỡ
  trong trường hợp|trường hợp mà|may ra|biết đâu|mà có tiền|có tiền thì|khi nào có|chừng nào có|bao giờ có
  mai mốt có|mai sau|sau này có|có điều kiện thì|trúng số|trúng thầu thì|thì đã|hồi đó mà|một ngày nào đó
  giá thử
`);
/** "Nếu" that is only polite leaves the promise standing. */
export const POLITE_IF = anyOf(`
  nếu được|nếu được thì|nếu không có gì|nếu không ai có ý kiến|nếu không ai phản đối|nếu mọi người đồng ý
  nếu cần|nếu tiện|nếu anh chị đồng ý|nếu không ai ý kiến gì|nếu thế|nếu vậy
`);

/** A promise without a task in it. */
export const VAGUE = anyOf(`
  cố gắng|sẽ cố|cố hết sức|cố mà|cố (?:thu xếp|sắp xếp|xem|thử)|xem sao đã|để xem|chắc là|chắc sẽ|có lẽ|có khi|biết đâu|hy vọng|hi vọng
  tùy|từ từ|khi nào rảnh|lúc nào rảnh|bữa nào rảnh|hôm nào rảnh|rảnh thì|rảnh em|hôm nào|bữa nào|mai mốt
  sau này|dần dần|để nghĩ|suy nghĩ thêm|nghĩ thêm|sẽ ủng hộ|hết mình|hết sức|phấn đấu|lúc nào đó
  khi nào đó|để bữa khác|để tính|cân nhắc|được đến đâu hay đến đó|có gì|để ý|lưu ý|chú ý|rút kinh nghiệm
  cẩn thận|bao giờ rảnh|thử xem có|nếu có thời gian
  (?:hỏi|xem|tính|nghĩ|bàn|kiểm tra|coi)(?: lại| thêm)? (?:đã|sao|thế nào)
`);

export const LAUGHS = anyOf(`
  ha ha|ha ha ha|haha|hihi|hi hi|hì hì|hehe|he he|hô hô|đùa|đùa thôi|giỡn|nói giỡn|trêu|chọc|nói chơi|kkk
  hí hí|ghẹo
`);

export const PAST = anyOf(`
  đã|hôm qua|hồi nãy|lúc nãy|ban nãy|vừa|vừa mới|mới vừa|tuần trước|tháng trước|năm ngoái|hôm trước|hôm nọ
  (?<! (?:phản|thu|phục|triệu) )hồi (?:sáng|trưa|chiều|tối|đêm|khuya|sớm|đó|tôi|năm|đầu)|tối qua|sáng qua|chiều qua|bữa trước
  hôm kia|bữa kia|hồi trước|trước đây|kỳ trước|quý trước|lần trước|bữa hôm|tuần rồi|tháng rồi|năm rồi
  bữa tê|hôm tê|hồi hôm|khi hôm|xưa|bữa qua|hôm rày|bữa giờ|dạo này|mấy (?:bữa|hôm) nay|(?<=^ )(?:(?:mấy|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|chục|\\d+) )+(?:năm|tháng|tuần|bữa|hôm) nay|(?:mấy|hai|ba|bốn|bao nhiêu|nhiều) lần (?:mà|nỏ|không|vẫn|chưa|đều|cũng|rồi(?! \\S+ (?:nộp|gửi|làm|sửa|gọi|báo|in|đặt|mua|viết|soạn|kiểm|rà)(?= )))|lâu nay|nãy giờ|từ sáng giờ
  (?:hôm|hồi) (?:thứ \\S+|chủ nhật|m[ùồ]ng \\S+)(?! (?:này|tới|sau|tuần sau|tuần tới))
`);
/** "Rồi" ends what is done; before a verb it only joins two steps. */
export const DONE_AT_END = endsWith(`
  (?:xong |hết |luôn )?rồi(?: (?:ạ|đó|đây|mà|nhé|thôi|hết|này))?(?: (?:anh|chị|em|con|cô|chú|bác|sếp|thầy|mọi người|cả nhà|bà con))?(?: (?:ạ|à|đó|nhé|mà|thôi))?
  xong xuôi|xong(?: hết)? cả
`);

const LISTENER =
  '(?: (?:anh|chị|em|con|cháu|cô|chú|bác|sếp|thầy|ông|bà|bạn|mọi người|cả nhà|bà con|các bạn|các em|hai em|hai bạn|\\S+))?';
/** The particles that turn a statement into a request, or a promise into an announcement. */
export const URGES = endsWith(`
  (?:nhé|nghe|nghe chưa|đi|ha|hè|hỉ|nhỉ|luôn|nghe không|nhớ chưa|rõ chưa|vậy|hộ|giúp|cái|với)(?: (?:luôn|nhé|đó))?${LISTENER}
`);
