import { INTERJECTIONS } from './opening-cues.ts';
import { anyOf, opensWith, setOf } from './phrase.ts';

/** The speaker puts a proposal to the room. */
export const PUTS_FORWARD = opensWith(`
  ${INTERJECTIONS}(?:tôi|anh|chị|em|con|mình|cô|chú|bác|thầy|ban \\S+|tổ|chi bộ|nhà trường)(?: xin| có)? (?:đề nghị|đề xuất|kiến nghị)
`);

/** A proposal that somebody may take up. */
export const PROPOSES = anyOf(`
  hay là|hay mình|hay ta|hay chúng ta|đề xuất|đề nghị|kiến nghị|em nghĩ mình|tôi nghĩ mình|nên|theo em|theo tôi
  ý em là|ý tôi là|sao không|hay bây giờ|có nên|vậy mình|thế mình|thì bỏ|theo con|theo anh|theo chị|hay cứ
`);

/** "Thống nhất không các bác?"; not "thống nhất không tổ chức nữa". */
const NOT =
  'không(?= $| (?:ạ|nào|nhỉ|hả|các|mấy|mọi|cả|anh|chị|em|cô|chú|bác|thầy|bà|ông|dì|cháu|con|đây|vậy|để|thì|ai)(?= ))';
/** The room is asked to agree. */
export const POLLS = anyOf(`
  ok (?:chưa|không|hết không)|chịu (?:chưa|không)|ưng (?:chưa|không)|cho ý kiến|(?<!(?:phải|cần|công văn|chờ|để|đi|tờ trình|văn bản) )xin ý kiến(?! (?:của )?(?:phòng|sở|ban|bộ|hội sở|cấp|tỉnh|huyện|xã|giám đốc|sếp|trên|khách|bên)(?= ))|xin giơ tay|thì giơ tay|giơ (?:tay|lên)|(?<!(?:thì|mà|(?:tiền|phí|lỗ|rủi ro|trách nhiệm)(?: \\S+)?|hỏi(?: xem)?|xem|coi|biết) )ai (?:đồng ý|chịu|ưng|thuận|ủng hộ)|đồng ý ${NOT}|đồng ý chứ|có ý kiến gì không|ai phản đối|ai có ý kiến|nhất trí ${NOT}
  nhất trí chứ|thấy được không|(?<!(?:chưa|không|khỏi|đừng|họ|đã|vừa) )biểu quyết(?! rồi(?= ))|ai (?:chọn|theo|ủng hộ)(?: \\S+){1,6} giơ tay|thấy vậy được không|ai không đồng ý|thống nhất ${NOT}|có ai phản đối
  (?:mọi người|bà con|cả nhà|các bạn|các anh chị|các thầy cô|các bác|anh em|anh chị em|cả nhóm|cả lớp|mấy anh chị)(?: \\S+){0,2} (?:thấy sao|nghĩ sao|thấy thế nào|ok không|được không|ổn không|thấy được|nhất trí)
`);

/** "Các bác đồng thuận thì …", "không ai có ý kiến gì thì …": a ruling, unless somebody speaks up. */
export const IF_NOBODY_MINDS = anyOf(`
  (?:mọi người|bà con|cả nhà|tất cả|anh em|chị em|các \\S+(?: cô)?|mấy \\S+|cả (?:nhóm|lớp|tổ|phòng))(?: (?:đã|mà|cũng))? (?:đồng ý|đồng thuận|nhất trí|thống nhất|tán thành)(?: hết| cả| rồi)? thì
  không (?:ai |có ai |còn )?(?:có |còn )?(?:ý kiến|phản đối)(?: gì)?(?: khác| thêm)?(?: nữa)? thì|không ai (?:phản đối|có ý kiến)|(?:không ai|chẳng ai) (?:nói|ý kiến|cãi)(?: \\S+){0,2} (?:thì|là|coi như|xem như)|(?:xem|coi) như (?:là )?(?:chịu|đồng ý|nhất trí|xong|chốt|thống nhất|ai cũng)
`);

/** "Giá bán thì mọi người nghĩ sao?": a topic is put to the room, and no proposal. */
export const ASKS_VIEWS = anyOf('(?:thì|về)(?: \\S+){0,4} (?:nghĩ|thấy) (?:sao|thế nào|như thế nào)');

/** A question about what the group is to do; the answer may settle it. */
export const ASKS_CHOICE = anyOf(`
  bao nhiêu|mấy giờ|khi nào|chừng nào|bao giờ|ở đâu
  (?:mình|ta|chúng ta|lớp|tổ|công ty|nhóm|phòng)(?: \\S+){1,10} (?:không|hay|nào|gì|mấy)|hay|nào|có .{1,40} không|còn
`);

/** What was put forward stands as it was said. */
export const AS_SAID = anyOf('(?:cứ|theo|làm) (?:vậy|thế)|(?:vậy|thế) mà làm');

const SELF = '(?:tôi|anh|chị|em|chú|bác|cô|cháu|con|mình|tụi em|bọn em|tụi con)';
/** What somebody would have all do: "em đề xuất …", "hay mình …", "theo cháu …", "em định …", "sao mình không …". */
export const WOULD_DO = anyOf(`
  ${SELF}(?: (?:xin|cũng|thì|có))? (?:đề nghị|đề xuất|kiến nghị|tính(?! (?:theo|ra|thử|nhầm|sai|toán)(?= ))|định|nghĩ(?: là)? (?:mình|nên|ta|cứ)|nghĩ (?=\\S+ \\S+ \\S+)|thấy (?:nên|mình|cứ))
  theo ${SELF}|hay (?:là )?(?:mình|ta|tụi|bây|cứ|cho|làm|mua|bỏ|đổi|chuyển|thuê|rút|để)|sao (?:mình )?không|(?:mình|ta) nên
`);

/** "Em xin đề nghị hai tuần một buổi": done by saying so. */
export const PROPOSING_VERBS = setOf('đề nghị|đề xuất|kiến nghị');
