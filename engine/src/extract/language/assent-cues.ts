import { alternatives, anyOf, opensWith } from './phrase.ts';

const NODS =
  '(?:dạ |vâng |ừ |ờ |ok |rồi |thì |à |thế |em |tôi |anh |chị |cô |chú |bác |thầy |cháu |con |mình )*';

/** Takes up what was put forward: "Được", "Chị đồng ý", "Ý hay đó", "Cứ thế mà làm"; and not "được cái …", "được bao nhiêu". */
export const GRANTS = opensWith(`
  ${NODS}(?:được(?! (?:đâu|chưa|cái|có|bao|mỗi|không|gì))|ok|đồng ý|nhất trí|tán thành|duyệt|hợp lý|hợp lí|chuẩn(?! bị)|ủng hộ|ừ|ổn|chơi|triển)
  ${NODS}(?:ý (?:đó |này |ấy )?(?:hay|được)|hay(?= (?:đó|quá|lắm|nhỉ|đấy))|cứ (?:vậy|thế|làm)|vậy đi|thế đi|làm (?:vậy|thế|đi|luôn)|(?:\\S+ )?nói (?:phải|đúng|có lý)|nghe (?:được|ổn|hay|hợp|theo)|theo (?:ý|chú|anh|chị|em|bác|cô))
`);

/** With more than a yes. */
export const GRANTS_IN_WORDS = opensWith(
  `${NODS}(?:được(?: (?:đó|đấy|rồi))? |ok |ừ )*(?:đồng ý|nhất trí|tán thành|duyệt|hợp lý|hợp lí|ủng hộ|triển|ý (?:đó |này |ấy )?(?:hay|được)|hay(?= (?:đó|quá|lắm|nhỉ|đấy))|cứ (?:vậy|thế|làm)|vậy đi|thế đi|làm (?:vậy|thế|đi|luôn)|theo (?:ý|chú|anh|chị|em|bác|cô))`,
);

/** The proposal is taken up in earnest. */
export const TAKES_UP = anyOf(`
  hợp lý|hợp lí|đồng ý|nhất trí|được đó|làm vậy|làm thế|theo vậy|cứ thế|cứ vậy|thế đi|vậy đi|thế nhé|vậy nhé
  duyệt|ok vậy|thống nhất|chuẩn(?! bị)|triển khai đi|ý hay|quá được|tán thành|ý kiến hay|hay đó
`);

/** Agreement that is more than politeness. */
export const STRONG_AGREE = opensWith(`
  (?:dạ |vâng |ừ |ờ |ok |rồi |thì )*(?:em |tôi |anh |chị |con |mình |bọn em )?(?:hoàn toàn |cũng )?(?:đồng ý|nhất trí|tán thành|ủng hộ|phải đó|đúng đó|hợp lý|chuẩn(?! bị)|ngon|hay đó|vậy được|thế được|được đó|đúng rồi)
`);

/** "Mùng bảy thì được ạ", "bảy giờ kịp cô": yes to what was put, behind its words. */
export const SUITS = anyOf('thì (?:được|ok|ổn|kịp|tốt)(?! (?:không|chưa|đâu)(?= ))|tôi không ý kiến');

const ONESELF =
  '(?:(?:tôi|em|anh|chị|con|cháu|cô|chú|bác|mình|cả nhà|(?:bọn|tụi|bên) \\S+)(?: (?:thì|cũng|xin))* )?';
const BRIEFLY = '(?:dạ |vâng |ừ |ok |rồi |thì |à |ơ |ôi |vậy |thế |còn |cũng |là )*';
const GLADLY = alternatives(`
  chịu(?= $| \\S+ $)|ưng|mừng|khoái|thích|mê|sướng|khỏe|tuyệt|ngon|đỉnh|thuận|bằng lòng|đồng tình|thua|đành|công bằng|dễ thở|nhẹ|may|hoan hô
  quá (?:đã|được|hay|ngon|chuẩn|tốt|tuyệt|khỏe)|(?:hay|đã|được|khỏe|mừng|tuyệt|hợp lý) (?:quá|lắm|ghê)|không (?:có )?(?:ý kiến|phản đối)|nghe (?:được|hợp|ổn|hay|lọt)
`);
/**
 * Takes gladly, or gives in to, what was just put: "Tui chịu", "Quá đã", "Thế còn nghe được", "Ừ thì thua", "Bốn hai thì bốn hai",
 * "Plus one". Behind a question some of them mean something else ("chịu": no idea).
 */
export const WELCOMES = opensWith(`
  ${BRIEFLY}(?:${ONESELF}(?:${GLADLY})|(?:sao|thế nào|răng) cũng được|theo (?:đa số|số đông|tập thể)|(\\S+(?: \\S+)?) thì \\1)
  (?:yeah |yes |ok |well )*(?:plus one|deal|accept|approve|fine|lgtm|nice|cool|great|good|works for|makes? sense|same here|agreed?|yep|yup|fair)
`);
