import { pattern } from '../pattern.ts';

const asks =
  'gi|nao|sao|khong|chua|nhi|the|vay|a|ha|ta|vua|nhe|nha|roi|di|voi|duoc khong|giup|giup (toi|minh|em|anh|chi)|the nao|ra sao|coi|xem|\\?|,|nua|day|la|la gi|dau|may|bao nhieu';

/** What opens a message about a meeting and what closes it: neither says which meeting is meant. */
const opening = [
  'tom tat|tom lai|tom gon|tom luoc|recap|sum up|ban tom tat|phan tich|thong ke|so lieu|bao cao so lieu|bao cao|ban|ban ghi nho',
  'noi dung|noi dung chinh|chinh|diem chinh|y chinh|cac y chinh|diem|dang chu y|ghi chu|ngan gon|ngan(?! (sach|hang))|chi tiet|ke lai|doc lai|thuat lai|xoa|lui|xem|cac y|bien ban|ghi nho',
  'quyet dinh|ket luan|quyet nghi|nghi quyet|dieu|da|thong nhat|bat dau|chot|quyet|nhung|cac|mot|cai|cua|tu|ve|trong|tai(?! chinh)|o|cho|xem|co',
  'cuoc|buoi|phien|ky(?! (thuat|su|nang|nghi))|lan|hop(?! dong)|meeting|lich|lich hop|cuoc hop|buoi hop|gap|hen|hoi(?! (chan|thao|nghi|dong|cho))|vua|vua roi|vua qua|roi',
  'ai|noi|phat bieu|nhieu nhat|it nhat|nhieu|it|ra(?! mat)|thoi gian|thoi luong|ty le|ti le|tung nguoi|moi nguoi|bao nhieu|phut|nguoi|du(?! (an|tru|thao|toan|phong))|so(?= (nguoi|luot|lieu))|vang mat|vang|luot|im lang|nhat',
  'giup|giup (toi|minh|em|anh|chi)|hay|nho|anh|em|chi(?! (nhanh|tieu|phi))|toi|minh|ban(?! (giam|quan|lanh|dieu|chi))|xin|lam on|moi nguoi|sep|anh em|lo mat|lo|nghi|da|voi|gi|nao',
  'huy|huy bo|dep|bo|khoi|cancel|hoan|doi|lui|day|chuyen|keo|thay doi|sua|gio|phong hop|phong(?! (ky|ke|kinh|nhan|hanh|it|marketing|van|tai))|dia diem|them|vao|tham gia',
  'khi nao|khi mo|bao gio|chung nao|bua nao|hom nao|ngay nao|luc nao|may gio|may h|thi|o dau|phong nao',
].join('|');
const closing = [
  asks,
  'noi|noi ve|(?<! giao )ban|ban ve|ban nhung|noi nhung|trao doi|thao luan|ve|ve gi|ve nhung|ve cai|cai|nhung|nhung van de|van de|nhung noi dung|noi dung|chuyen|co|co gi|gi moi|moi|dang chu y|co noi dung|den dau|den|nghe|dung',
  'chot|quyet|quyet dinh|thong nhat|ket luan|duoc|ra|nhung gi|dieu|cuoc hop|hop|buoi|cuoc|da|moi nguoi|anh em|ca nhom|tu',
  'trong bao lau|keo dai|dai|het|(?<! ra )mat|ton|bao lau|bao nhieu phut|bao nhieu|phut|thoi gian|lau|ai|phat bieu|nhieu nhat|it nhat|nhieu|it|tom tat',
  'khi nao|khi mo|bao gio|chung nao|bua nao|hom nao|ngay nao|ngay may|luc nao|may gio|may h|dien ra|to chuc|bat dau|o dau|o phong nao|phong nao|ay|vao|vao ngay|sap toi|toi|o|phong|thi|cho nao|tai|luc',
  'dum|giup tui|quan trong|ay|em|anh|lai|\\d+ ngay|\\d+ tieng|trong|cho (toi|minh|em|anh|chi)|sang|doi|chuyen|lui|hoan|qua|thanh|len|xuong|lai|som|chi tiet|ngan gon|ngan|mot tieng|1 tieng|nguoi',
].join('|');

export const openingFrame = pattern(`^ ((${opening}|,) )*`);
export const closingFrame = pattern(`( (${closing}))* $`);
