const leadsToGoal =
  /(?:^| )(?:bàn|về|trao đổi|nói chuyện|nội dung|mục đích|hỏi chút|hỏi vụ|hỏi về|ban|ve|noi dung|hoi chut|hoi vu) (?!(?:tổ chức|giám đốc|lãnh đạo|quản lý|quản trị|to chuc|giam doc|lanh dao|quan ly|quan tri|sớm|trước|som|truoc)(?!\p{L}))(?:(?:là|về|vụ|chuyện|họp|cái|la|ve|vu|chuyen) )*/iu;
const atPlace = /\s(?:họp\s+|hop\s+)?(?:ở|tại|tai)\s+(?:phòng|xưởng|kho|quán|phong|xuong)(?!\p{L}).*$/iu;
const isPolite = /^(?:nhé|nha|ạ|đi|nhe|luôn|thôi|nghe|nghen)?[.!]*$/iu;
const [leastLength, mostLength] = [3, 100];

/** "9h, bàn cỡ chữ trên vỏ hộp": what a meeting is about; empty where it is not said. */
export function readGoal(message: string): string {
  const parts = message.replace(/\s+/gu, ' ').split(/[,;?]/u);
  const said = parts.findLast((part) => leadsToGoal.test(part)) ?? '';
  const lead = leadsToGoal.exec(said);
  if (!lead) return '';
  const words = said
    .slice(lead.index + lead[0].length)
    .replace(atPlace, '')
    .split(' ');
  while (words.length > 0 && isPolite.test(words.at(-1) ?? '')) words.pop();
  const goal = words.join(' ').replace(/[.!]{1,3}$/u, '');
  return goal.length >= leastLength && goal.length <= mostLength ? goal : '';
}
