import type { MessagePiece } from '@hopgon/engine/intent/acts/read-pieces';
import { fold } from '@hopgon/engine/text/fold';
import type { CardWords } from '../../shared/card-words.rules.ts';
import { SpokenText, type Wording, wording, wordingAt } from './wording.rules.ts';

/** Words that agree by themselves. */
const agreeing =
  'ok(?:e|ie|ey|ay|ela|la|i)?|okê|ừ+m?|uh?m?|ờ|ừa|vâng|dạ|đúng(?: rồi| vậy| thế)?|chuẩn|chốt|chốt lại|đồng ý|nhất trí|xác nhận|duyệt|tốt|hợp lý|tuyệt|hay đấy|được(?: rồi)?|đc|dc|ổn|xong rồi|yes|yep|cứ (?:thế|vậy|như thế|như vậy)|(?:thế|vậy|rứa) (?:nhé|nha|đi|được)|tiến hành|triển khai|thực hiện|phải rồi';
/** What is done with a card, by who confirms it. */
const doing =
  'làm|lưu|gửi|gởi|tạo|đặt|giao|mời|nhận|đóng|ghi|báo|nhắn|lấy|dùng|đăng|phát|lập|cập nhật|trả lời|bấm|xài';
/** What cards of a kind do besides: "hủy luôn đi" agrees with a cancellation and drops a new meeting. */
const ownVerbs: Readonly<Record<string, string>> = {
  cancel: 'hủy|huỷ|cancel',
  'delete-note': 'xóa|xoá|bỏ',
  move: 'dời|chuyển|đổi',
  prolong: 'kéo dài|kéo|đổi',
  'change-place': 'chuyển|đổi',
  rename: 'đổi|sửa',
  invite: 'thêm',
  uninvite: 'bớt',
  'respond-yes': 'dự|tham gia',
  'respond-no': 'từ chối|vắng|báo vắng',
  remind: 'nhắc',
  'agenda-add': 'thêm',
  'task-decline': 'từ chối',
  'task-deadline': 'đổi|dời|lùi',
  'task-assign': 'chuyển',
  minutes: 'soạn',
  letter: 'nhắn',
  poll: 'hỏi',
};
const filler =
  'nhé|nha|nhá|nhe|nghen|nghe|hen|hén|đi|luôn|ạ|a|á|giúp|giùm|hộ|dùm|cho|với|tới|đến|thôi|nào|ngay|hết|cả|hai|ba|tất|em|anh|chị|tôi|tui|tớ|mình|bạn|cô|chú|bác|ông|bà|sếp|nó|họ|ảnh|chỉ|cổ|mọi người|các|nhóm|anh em|cái|thẻ|bản|việc|thư|mail|email|lời mời|cuộc|buổi|lịch|này|đó|ấy|nớ|kia|trên|vậy|thế|như|rồi|đấy|thì|là|rứa|dậy|zậy|hỉ|hè|chứ|nữa|người ta|trợ lý|ơi|xin|cứ|mà|lại|để|người|ta|rồi đó|nháp|cảm ơn|cám ơn|thanks|nhớ|liền|nhanh|và|rồi thì|con';

interface Agreement {
  /** Every word that may stand in it. */
  readonly all: ReadonlySet<string>;
  readonly says: Wording;
}

/** The words of a pattern, each also without marks. */
function wordSet(...patterns: readonly string[]): ReadonlySet<string> {
  const words = patterns
    .join('|')
    .replace(/\?:|\?!/gu, ' ')
    .split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word !== '').flatMap((word) => [word, fold(word)]));
}

const agreeOf = (verbs: string): Agreement => ({
  all: wordSet(agreeing, shortAgreeing, verbs, filler),
  says: wording(`${agreeing}|${verbs}`),
});

const shortAgreeing = 'ok oke okie okey okay okela okla oki okê ừ ừm ừmm uh um uhm huhm';
const agreements = new Map(Object.entries(ownVerbs).map(([card, own]) => [card, agreeOf(`${doing}|${own}`)]));
const anyAgreement = agreeOf(doing);
const fillers = wordSet(filler);
const startsAgain = wordingAt('thôi(?! (?:được|ok|chốt|cứ|thế))', 'start');

const holdsOnly = (text: string, words: ReadonlySet<string>): boolean =>
  text
    .toLowerCase()
    .split(/[\s,.!…;:–-]+/u)
    .every((word) => word === '' || words.has(word));

const verbs = `${doing}|hủy|huỷ|xóa|xoá|bỏ|cancel|dời|chuyển|đổi|thêm|nhắc|sửa|từ chối|vắng|soạn|cần|họp|dự|phải|đi`;
const dropPhrases = [
  `(?:thôi|khoan|dẹp)(?! được)(?: (?:khỏi|không|bỏ|hủy|huỷ|dẹp|kệ|vậy|đã|đừng|để))*(?: (?:${verbs}))?(?: (?:nữa|sau|nguyên|đó|vậy|yên|đi|nha|nhé))*`,
  `(?:không|hông|ko|k|đừng|khỏi|chưa|chẳng)(?: (?:cần|phải))?(?: (?:${verbs}))(?! được)(?: (?:gì|thẻ|cái|này|đó|ảnh|nó))*(?: nữa| vội| đâu)?`,
  '(?:bỏ|hủy|huỷ|xóa|xoá|dẹp)(?: (?:cái|thẻ|đó|này|cuối|bản|nháp|nhắc|lời|thư|việc))*(?: (?:đi|qua|hết|luôn))?',
  'để (?:sau|nguyên|vậy|yên|lần khác|khi khác|hôm khác)|giữ nguyên|quên (?:nó )?đi|kệ (?:đi|nó)|dừng lại|(?:tôi |tui |mình |em )?đổi ý(?: rồi)?|khỏi|không cần|(?:không|chưa)(?! (?:được|kịp|ổn|phải|biết|rõ|có|chắc|hiểu))',
].join('|');
const opening = '(?:(?:ơ|à|ờ|ấy|ủa|mà|cái|thẻ|cuối|này|đó|nhắc|dạ|ừ|rồi|em|anh|chị|ơi|thôi)[\\s,.]+)*';
const dropAtStart = wordingAt(`${opening}(?:${dropPhrases})`, 'start');
const dropAtEnd = wording(
  '(?:bỏ|hủy|huỷ|xóa|xoá|dẹp|thôi)(?: (?:đi|luôn|nó|thẻ|cái|này|đó|cuối))+|(?:thôi|khỏi) (?:bỏ|hủy|khỏi|dẹp|để sau)|cái cuối bỏ',
);
/** What asks for something else is no reason why the card is dropped. */
const asksElse = wording(
  'xem|coi|tìm|cho (?:tôi|em|mình|tui|anh|chị) (?:hỏi|biết)|soạn|viết|đặt|tạo|lên lịch|giao|dời|chuyển|đổi|nhắc|hẹn|sang|thành|thay|mời|thêm|lấy|chỉ|từ chối|nhận|vắng|ngắn|gọn',
);
const givesReason = wordingAt(
  'để (?:tôi|tui|em|anh|chị|mình|bên|hôm|khi|lúc|mai|sau)|vì|tại|do|bởi',
  'start',
);

const postpones = wordingAt(
  '(?:(?:thôi|khoan|dạ|à|ừ)[\\s,]+)*để (?:mai|mốt|hôm khác|bữa khác|khi khác|lúc khác|tuần sau|sau)(?: (?:rồi|hẵng|hãy|đã))* (?:tính|bàn|coi|xem|hay|nói|làm)(?: (?:tiếp|sau|nha|nhé|đi|em|ạ|lại))*',
  'all',
);

interface StanceFacts {
  readonly pieces: readonly MessagePiece[];
  /** The kind of card that is open; null where it is a question. */
  readonly card: string | null;
  readonly asks: boolean;
  /** Whether it names a time, a length or a room. */
  readonly saysWhen: boolean;
}

const openingAgreement =
  /^\s*(?:dạ[\s,]+)?(?:ok(?:e|ie|i)?|ừ|uh|vâng|dạ|đúng(?: rồi)?|chuẩn(?: rồi)?|chốt|đồng ý|nhất trí|được(?: rồi| đó)?|dung roi|chuan|chot|dong y|nhat tri|duoc)(?:\s+(?:rồi|đi|nhé|nha|luôn|em|anh|chị|ạ|roi|di|nhe|luon))*\s*(?:[,.]|$|\s(?=giao|gửi|mời|chuyển|gui|moi|chuyen))/iu;

/** Whether a message begins with words that agree, apart from what follows. */
export const opensAgreeing = (text: string): boolean => openingAgreement.test(text);

/** Whether all of a message agrees with the open card, or drops it; names behind "cho" change nothing. */
export function readStance(text: string, { pieces, card, asks, saysWhen }: StanceFacts): CardWords['stance'] {
  if (!asks && new SpokenText(text).has(postpones)) return 'drop';
  if (asks || saysWhen) return null;
  const names = pieces.filter(({ kind }) => kind === 'name');
  const bare = names.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );
  const said = new SpokenText(bare, text);
  if (agreesAlone(bare, text, card)) return 'agree';
  const dropped = said.find(dropAtStart);
  const isDropped =
    (dropped !== null &&
      dropsAtStart(new SpokenText(bare.slice(dropped[0].length), text), names.length > 0)) ||
    (said.has(dropAtEnd) && names.length === 0 && !said.has(asksElse));
  return isDropped ? 'drop' : null;
}

const agreeingWords: ReadonlySet<string> = new Set(
  [anyAgreement, ...agreements.values()].flatMap(({ all }) => [...all]),
);

/** Whether words that no reading took say more than that one agrees, whatever card is open: a word alone may be one more way to do so. */
export const saysMoreThanAgreeing = (rest: string): boolean =>
  rest.split(' ').filter((word) => !holdsOnly(word, agreeingWords)).length >= leastMore;

const leastMore = 2;

/** Whether words agree with a card of a kind, and say nothing else; `whole` shows whether they are typed without marks. */
export function agreesAlone(text: string, whole: string, card: string | null): boolean {
  const said = new SpokenText(text, whole);
  const { all, says } = agreements.get(card ?? '') ?? anyAgreement;
  return holdsOnly(text, all) && said.has(says) && !said.has(startsAgain);
}

/** Whether what follows words that drop a card only says why, or nothing. */
function dropsAtStart(behind: SpokenText, hasNames: boolean): boolean {
  const { text } = behind;
  const isApart = /^\s*[,.;!–-]/u.test(text);
  if (text.trim() === '' || holdsOnly(text, fillers)) return !hasNames || isApart;
  return behind.has(givesReason) || (isApart && !behind.has(asksElse));
}
