import { agreement, type Spelling, spellingOf } from '../text/spelling.ts';

/**
 * Words of the rules that, without marks, are also other words: which spellings they mean. Written with marks that say
 * something else ("nhạc" for nhắc, "đội" for dời), the word is not heard as one of theirs.
 */
const meant: Readonly<Record<string, string>> = {
  ban: 'bàn bạn bận bản ban',
  bao: 'bảo báo bao',
  bo: 'bỏ bộ bổ',
  cham: 'chậm',
  chot: 'chốt',
  chua: 'chưa',
  chuyen: 'chuyển chuyện',
  co: 'có cô',
  cu: 'cử',
  dat: 'đặt',
  dau: 'đâu đầu',
  day: 'đẩy đây đấy dậy',
  doi: 'dời đổi đòi đối',
  gap: 'gặp gấp',
  gio: 'giờ',
  goi: 'gọi gợi',
  hen: 'hẹn',
  hoan: 'hoãn hoàn',
  hop: 'họp',
  huy: 'hủy',
  keu: 'kêu',
  lam: 'làm lắm',
  lich: 'lịch',
  lui: 'lùi lui',
  may: 'mấy',
  minh: 'mình',
  mo: 'mở mô',
  moi: 'mời mọi mỗi mới',
  nhac: 'nhắc',
  nhan: 'nhắn nhận',
  nho: 'nhờ',
  no: 'nợ',
  noi: 'nói nội',
  phan: 'phân phần phản',
  quyet: 'quyết',
  ranh: 'rảnh',
  tao: 'tạo',
  them: 'thêm',
  tim: 'tìm',
  tre: 'trễ',
  trong: 'trống trong',
  viec: 'việc',
  xep: 'xếp',
};

const spelled: ReadonlyMap<string, readonly Spelling[]> = new Map(
  Object.entries(meant).map(([folded, words]) => [folded, words.split(' ').map(spellingOf)]),
);

/** Whether a written word can be the one that rules mean by its folded form; a mark too few is no other word. */
export function canMean(written: string, folded: string): boolean {
  const known = spelled.get(folded);
  if (!known) return true;
  const typed = spellingOf(written);
  return known.some((spelling) => agreement(typed, spelling) > 0);
}
