import { pattern } from '../pattern.ts';
import { whenAsked } from '../rules/words.ts';

const asks =
  'gi|nao|sao|khong|chua|nhi|the|vay|a|ha|ta|vua|nhe|nha|roi|di|voi|giup|coi|xem|\\?|,|nua|day|la|dau|may|bao nhieu';

/** What opens a message about a meeting and what closes it: neither says which meeting is meant. */
const opening = [
  'tom (tat|lai|gon|luoc)|recap|sum up|phan tich|thong ke|so lieu|bao cao',
  'noi dung|chinh|y chinh|diem|dang chu y|ghi chu|ngan gon|ngan(?! (sach|hang))|chi tiet|(ke |doc |thuat )?lai|rut gon|dien bien|liet ke|tong ket cac|cuoi cung|bao lau nua|xoa|lui|xem|cac y|bien ban|ghi nho',
  'quyet dinh|ket luan|dieu|da|thong nhat|bat dau|chot|quyet|nhung|cac|mot|cai|cua|tu|ve|trong|tai(?! chinh)|o|cho|co',
  'cuoc|buoi|phien|ky(?! (thuat|su|nang|nghi))|lan|hop|meeting|lich|gap|hen|hoi(?! (chan|thao|nghi|dong|cho))|vua[ qua]|roi',
  'ai|noi|phat bieu|phan tram|lat nua|chut nua|lat|nhieu|it|ra(?! mat)|thoi gian|thoi luong|t(y|i) le|tung nguoi|moi nguoi|bao nhieu|phut|nguoi|du(?! (an|tru|thao|toan|phong))|so(?= (nguoi|luot|lieu))|vang mat|vang|luot|im lang|nhat',
  'giup|hay|nho|de nghi|yeu cau|anh|em|chi|toi|minh|ban(?! (giam|quan|lanh|dieu|chi))|xin|lam on|sep|lo mat|lo|nghi|voi|gi|nao',
  'huy|dep|bo|khoi|cancel|hoan|doi|day|chuyen|keo|thay doi|sua|gio|phong(?! (ky|ke|kinh|nhan|hanh|it|marketing|van|tai))|dia diem|them|vao|tham gia',
  `${whenAsked}|thi`,
].join('|');
const closing = [
  asks,
  'noi|(?<! giao )ban|trao doi|thao luan|ve|cai|nhung|van de|chuyen|co|moi|dang chu y|den|nghe|dung',
  'chot|quyet|quyet dinh|thong nhat|ket luan|duoc|ra|dieu|diem|gan day|hop|buoi|cuoc|da|ca nhom|tu',
  'keo dai|dai|het|(?<! ra )mat|ton|bao lau|phut|thoi gian|lau|ai|phat bieu|nhieu nhat|it nhat|nhieu|it|tom tat',
  `${whenAsked}|dien ra|to chuc|bat dau|ay|vao|sap toi|toi|o|phong|thi|cho nao|tai|luc`,
  'quan trong|em|anh|lai|\\d+ (ngay|tieng)|trong|cho (toi|minh|em|anh|chi)|sang|doi|lui|hoan|qua|thanh|len|xuong|som|chi tiet|ngan gon|ngan|mot|tieng|nguoi',
].join('|');

export const openingFrame = pattern(`^ ((${opening}|,) )*`);
export const closingFrame = pattern(`( (${closing}))* $`);
