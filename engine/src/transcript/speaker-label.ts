import { isGroupVoice } from './group-voice.ts';

/** A line's opening `Name:` and what follows it. */
export type LabelledLine = { readonly speaker: string; readonly text: string };

const LABELLED = /^(?:\*\*|__)?([^:：\n*_]{1,60}?)(?:\*\*|__)?\s?[:：](?:\*\*|__)?(?:\s+|$)(.*)$/su;
const NUMBERED_SPEAKER =
  /^(?:speaker|spk|người nói|nguoi noi|diễn giả|giọng|voice|participant|unknown)[\s_-]*[\p{L}\d]{0,4}$/iu;
const TITLES =
  /^(?:anh|chị|em|cô|chú|bác|ông|bà|thầy|cháu|bạn|sếp|dì|cậu|mợ|thím|bs|ths|ts|pgs|gs|đ\/c|mr|ms|mrs|dr)\.?$/iu;

/** Words before a colon that open a remark and are nobody's name: "Lưu ý: mai nghỉ", "một là: …". */
const REMARKS = new Set([
  'lưu ý',
  'chú ý',
  'ghi chú',
  'note',
  'ví dụ',
  'vd',
  'tóm lại',
  'kết luận',
  'chốt',
  'chốt lại',
  'câu hỏi',
  'hỏi',
  'đáp',
  'trả lời',
  'việc',
  'nội dung',
  'mục tiêu',
  'lý do',
  'vấn đề',
  'giải pháp',
  'kết quả',
  'hạn',
  'deadline',
  'todo',
  'action',
  'action items',
  'quyết định',
  'tổng kết',
  'phân công',
  'đề xuất',
  'yêu cầu',
  'thứ nhất',
  'thứ hai',
  'thứ ba',
  'một là',
  'hai là',
  'ba là',
  'bốn là',
  'tức là',
  'nghĩa là',
  'cụ thể',
  'cụ thể là',
  'http',
  'https',
  'link',
  'soft launch',
  'official launch',
  'ngân sách',
  'budget',
  'tổng cộng',
  'tổng',
  'xong',
  'rồi',
  'ok',
  'hết',
  'tái bút',
]);

/** Roles that speak under a common noun; like groups they are believed at their first appearance. */
const ROLES =
  /^(?:chủ (?:trì|tọa|toạ)|thư k[ýí]|người dẫn chương trình|mc|khách|giám đốc|phó giám đốc|trưởng phòng|kế toán trưởng)$/iu;

/** Reads `Tên: lời`; null when what stands before the colon cannot be a person. */
export function readLabelledLine(line: string): LabelledLine | null {
  const match = LABELLED.exec(line);
  if (!match) return null;
  const speaker = (match[1] ?? '').trim();
  return mayName(speaker) ? { speaker, text: (match[2] ?? '').trim() } : null;
}

/** Whether a label can be a person, a group or a numbered voice: few words, each with a capital or a title. */
export function mayName(label: string): boolean {
  if (label === '' || REMARKS.has(label.toLowerCase())) return false;
  if (NUMBERED_SPEAKER.test(label)) return true;
  if (
    /[.!?…,;"“”<>{}=]|^\d|^[-•+]|\/\//u.test(
      label.replace(/\([^()]*\)/gu, '').replace(/\b\p{L}{1,4}\.\s?/gu, ''),
    )
  )
    return false;
  const words = label
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .split(/\s+/u);
  if (words.length > 7 || words[0] === '') return false;
  const named = words.filter((word) => /^[\p{Lu}\d]/u.test(word) || TITLES.test(word)).length;
  return /^\p{Lu}/u.test(words[0] ?? '')
    ? words.length <= 4 || named * 2 >= words.length
    : named === words.length;
}

/** A label that is certainly a voice: every word has a capital or it is a common name for a group or a role. */
export function isProperName(label: string): boolean {
  if (isGroupVoice(label) || ROLES.test(label) || NUMBERED_SPEAKER.test(label)) return true;
  const words = label
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .split(/\s+/u);
  return mayName(label) && words.every((word) => /^\p{Lu}/u.test(word));
}
