import { isGroupVoice } from './group-voice.ts';
import { REMARKS } from './remark-labels.ts';

/** With an affiliation: "Lê Thị Hoa (Sở Thông tin và Truyền thông tỉnh …)". */
export const LONGEST_LABEL = 160;

/** A line's opening `Name:` and what follows it. */
export type LabelledLine = { readonly speaker: string; readonly text: string };

/**
 * How surely a label names a voice: `sure` at its first appearance (every word a capital or a title, a role, a number
 * behind "người nói"), `likely` where it begins like a name, `possible` where only the whole file can decide
 * ("hùng:", "hoai.thu:").
 */
export type LabelRank = 'sure' | 'likely' | 'possible';

const LABELLED =
  /^(?:\*\*|__)?\[?(\+?\d[\d\s*]{7,18}|[^:：\n*[\]]{1,160}?)\]?(?:\*\*|__)?\s?[:：](?:\*\*|__)?(?=\s|$|[\p{L}“"'(…-]|(?<!\d[:：])\d)\s*(.*)$/su;
const NUMBERED_SPEAKER =
  /^(?:speaker|spk|người nói|nguoi noi|người tham gia|diễn giả|giọng|voice|participant|unknown(?: speaker)?)[\s_-]*[\p{L}\d]{0,4}$/iu;
const CAPITALS = /^\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*){0,6}$/u;
const PHONE = /^\+?\d[\d\s*]{7,18}$/u;
const TITLES =
  /^(?:anh|chị|em|cô|chú|bác|ông|bà|thầy|cháu|bạn|sếp|dì|cậu|mợ|thím|mẹ|bố|ba|má|bs|ths|ts|pgs|gs|đ\/c|mr|ms|mrs|dr)\.?$/iu;

/** Offices used as speaker names, with their department ("Trưởng phòng kinh doanh"). */
const OFFICE =
  /^(?:(?:phó |quyền )?(?:giám đốc|tổng giám đốc|chủ tịch|hiệu trưởng|chánh văn phòng)|phó tổng|hiệu phó|(?:trưởng|phó) (?:phòng|ban|khoa|nhóm|thôn|bộ phận|ca|đoàn)|(?:tổ|lớp|nhóm|đội|bếp|thuyền) (?:trưởng|phó)|bí thư|chi hội trưởng|kế toán trưởng|quản đốc|chủ (?:trì|tọa|toạ)|thư k[ýí])(?: \p{L}[\p{L}\d]*){0,4}$/iu;
/** Parts in a talk; what follows must be a name or a number, or it is a remark ("Khách quan mà nói: …"). */
const PART =
  /^(?:kế toán|thủ kho|thủ quỹ|quản lý|kỹ sư trưởng|điều phối viên|người (?:dẫn chương trình|điều hành|điều phối|phỏng vấn)|mc|host|lễ tân|bảo vệ|đại diện(?: [\p{L}\d]+){0,4}|phụ huynh|giáo viên|bác sĩ|điều dưỡng|y tá|kỹ sư|nhân viên|khách(?: hàng| mời)?|luật sư|thẩm phán|nguyên đơn|bị đơn|tư vấn(?: viên)?|giám sát|nhà thầu|chủ đầu tư|ứng viên)((?: [\p{L}\d]+){0,4})$/iu;
const isOffice = (label: string): boolean => {
  const part = PART.exec(label);
  return OFFICE.test(label) || (part !== null && !/ [^\p{Lu}\d]/u.test(part[1] ?? ''));
};

/** What somebody is or where they are from, written behind the name: "Lê Thị Hoa - Phó Giám đốc Sở …". */
const AFFILIATED =
  /^([^,–—-]{1,60}?)(?:,\s?|\s[-–—]\s)((?:(?:nguyên|phó|quyền|trợ lý|phụ trách|đại diện|trưởng|ban|phòng|sở|tổ|đội|khoa|cục|vụ|viện|bộ|ủy ban|ubnd|hội|công ty|tổng công ty|tập đoàn|chi nhánh|văn phòng|đơn vị|liên danh|trung tâm|hợp tác xã|giám đốc|tổng giám đốc|chủ tịch|chủ nhiệm|hiệu trưởng|bí thư|chánh|chuyên viên|kế toán|kỹ sư|nhân viên|thư ký|quản lý|quản đốc|luật sư|bác sĩ|giáo viên)(?= |$)).*)$/iu;

/** The label of somebody with an affiliation is a name with words behind it; lists of participants are written so, too. */
function rankAffiliated(label: string): LabelRank | null {
  const name = AFFILIATED.exec(label)?.[1]?.trim() ?? '';
  const isName = name.includes(' ') && rankWords(name.split(/\s+/u)) === 'sure';
  return isName ? 'likely' : null;
}

/** "Ban quản lý dự án:", "Ủy ban nhân dân xã Tân Lập:": a body speaks, by its whole name. */
const BODY =
  /^(?:ban|phòng|sở|tổ|đội|khoa|ủy ban|hội đồng|công ty|chi nhánh|văn phòng|đơn vị|liên danh|trung tâm|hợp tác xã)(?= )/iu;

/** Without its affiliation. */
const LONGEST_NAME = 60;

const NO_NAME = /[!?…;"“”<>{}=|]|\.(?:\s|$)|\/\/|^[-•+–—]/u;
const ABBREVIATION = /(?<!\p{L})\p{L}{1,4}\.\s?/gu;
const LAST_FIRST = /^\p{Lu}[\p{L}'’ -]{0,30}, \p{Lu}[\p{L}'’ -]{0,30}$/u;

/** Reads `Tên: lời`; null when what stands before the colon cannot be a person. */
export function readLabelledLine(line: string): LabelledLine | null {
  const label = splitLabel(line);
  return label === null || rankLabel(label.speaker) === null ? null : label;
}

/** As `readLabelledLine`, where the caller knows who the speakers are. */
export function splitLabel(line: string): LabelledLine | null {
  const match = LABELLED.exec(line);
  return match ? { speaker: (match[1] ?? '').trim(), text: (match[2] ?? '').trim() } : null;
}

/** Null for what cannot be a person, a group or a numbered voice. */
export function rankLabel(label: string): LabelRank | null {
  if (label === '' || REMARKS.has(label.toLowerCase())) return null;
  if (CAPITALS.test(label)) return 'sure';
  if (PHONE.test(label)) return 'likely';
  const bare = label.replace(/\([^()]*\)/gu, ' ').trim();
  if (NO_NAME.test(bare) && NO_NAME.test(bare.replace(ABBREVIATION, ''))) return null;
  if (NUMBERED_SPEAKER.test(label) || isGroupVoice(label) || isOffice(label)) return 'sure';
  if (/^\d/u.test(bare)) return null;
  return rankNamed(bare);
}

function rankNamed(bare: string): LabelRank | null {
  const affiliated = rankAffiliated(bare);
  if (affiliated !== null) return affiliated;
  if (bare.length > LONGEST_NAME) return null;
  if (bare.includes(',')) return LAST_FIRST.test(bare) ? 'likely' : null;
  return rankWords(bare.split(/\s+/u));
}

function rankWords(words: readonly string[]): LabelRank | null {
  const [first = ''] = words;
  if (first === '' || words.length > 7) return null;
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const named = words.filter((word) => /^[\p{Lu}\d]/u.test(word) || TITLES.test(word)).length;
  if (words.every((word) => /^\p{Lu}/u.test(word))) return 'sure';
  if (/^\p{Lu}/u.test(first))
    return words.length <= 4 || named * 2 >= words.length || BODY.test(words.join(' ')) ? 'likely' : null;
  if (named === words.length) return 'likely';
  if (capitals > 0 && words.length <= 4) return 'likely';
  return words.length <= 3 ? 'possible' : null;
}
