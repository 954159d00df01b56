import { fold } from '../text/fold.ts';
import { agreement, type Spelling, spellingOf } from '../text/spelling.ts';

/**
 * Words of the rules that, without marks, are also other words: the spellings the rules mean. Written with marks that say
 * something else ("nhạc" for nhắc, "đội" for dời), the word is not heard as one of theirs.
 */
const meant =
  'bàn bạn bận bản ban bảo báo bao bỏ bộ bổ chậm chốt chưa chuyển chuyện có cô cử đặt đâu đầu đẩy đây đấy dậy dời đổi đòi đối gặp gấp giờ gọi gợi hẹn hem hông hổng hoãn hoàn họp hủy kêu làm lắm lịch lùi lui lúc mấy mình mở mô mời mọi mỗi mới nhắc nhắn nhận nha nhờ nợ nói nội phân phần phản quyết rảnh tại từ về vẽ tạo thêm tìm trễ trống trong việc xếp';

const spelled = new Map<string, Spelling[]>();
for (const word of meant.split(' ')) {
  const folded = fold(word);
  spelled.set(folded, [...(spelled.get(folded) ?? []), spellingOf(word)]);
}

/** Whether a written word can be the one that rules mean by its folded form; a mark too few is no other word. */
export function canMean(written: string, folded: string): boolean {
  const known = spelled.get(folded);
  if (!known) return true;
  const typed = spellingOf(written);
  return known.some((spelling) => agreement(typed, spelling) > 0);
}

const listed = (lines: string) =>
  new Map(lines.split('; ').map((line) => [line.split(': ')[0], new Set(line.split(': ')[1]?.split(' '))]));
const opens = listed(
  'hop: dong tac ly le phap; chi: nhanh tieu phi huy; dau: gio tu thau ca; may: bay bom moc tinh in lanh ep cat dap nen khoan phat',
);
const closes = listed(
  'hop: tong truong; noi: ha; cuoc: rot; dung: tuyen; tu: dau vat; may: mua sua thay khau',
);

/** Whether a word is half of a longer one, so that neither rules nor slots mean it: "hợp đồng" is no họp. */
export const isPart = (folded: string, before: string, after: string): boolean =>
  opens.get(folded)?.has(after) === true || closes.get(folded)?.has(before) === true;
