/** Facts that a labelled line above or below the talk can state about the meeting. */
export type FactKind =
  | 'title'
  | 'date'
  | 'time'
  | 'end'
  | 'place'
  | 'people'
  | 'chair'
  | 'secretary'
  | 'other';

/** The labels of Vietnamese minutes (Thông tư 01/2011/TT-BNV and habit) and of the English heads that products write. */
const LABELS: Readonly<Record<Exclude<FactKind, 'chair' | 'secretary'>, string>> = {
  title:
    'cuộc họp|tên cuộc họp|chủ đề|tiêu đề|tên|title|meeting|meeting title|topic|subject|buổi họp|transcript|họp|v/v|về việc|biên bản',
  date: 'ngày|ngày họp|date|meeting date|ngày tháng|ngày ghi âm|hôm nay',
  time: 'thời gian|giờ|giờ họp|time|thời gian họp|bắt đầu|thời gian bắt đầu|thời điểm|giờ bắt đầu|bắt đầu lúc|lúc|start|start time|started',
  end: 'kết thúc|thời gian kết thúc|giờ kết thúc|kết thúc lúc|end|end time|ended|bế mạc',
  place: 'địa điểm|nơi họp|phòng họp|location|place|tại',
  people:
    'thành phần|người tham gia|người tham dự|tham dự|tham gia|thành viên|thành phần tham dự|thành phần tham gia|thành phần dự họp|người dự|dự họp|có mặt|attendees|participants|speakers|invited|danh sách tham dự|danh sách|thành viên tham gia|thành viên tham dự|những người tham dự|những người tham gia|người họp',
  other:
    'hình thức|vắng|vắng mặt|khách mời|thời lượng|duration|dự án|project|nội dung|nội dung họp|mục đích|kênh|nền tảng|platform|ghi chú|ngôn ngữ|language|số|ghi âm|recording|file|nguồn|source|link|công ty|đơn vị|cơ quan|phòng ban|phòng|chương trình|mã cuộc họp|meeting id|agenda|summary keywords|keywords|tags|summary|version|phiên bản|status|organizer|created|exported|người duyệt|nơi nhận',
};
/** Labels that also open a person's speech, so that they count only with a name behind them. */
const ROLES: Readonly<Record<'chair' | 'secretary' | 'other', string>> = {
  chair: 'chủ trì|chủ tọa|chủ toạ|host|điều phối|người chủ trì|chair|chủ trì cuộc họp',
  secretary:
    'thư ký|thư kí|người ghi|ghi biên bản|người ghi biên bản|thư ký cuộc họp|người lập biên bản|secretary',
  other: 'người lập|người ký',
};

const KINDS = new Map<string, FactKind>();
for (const kind of ['title', 'date', 'time', 'end', 'place', 'people', 'other'] as const)
  for (const label of LABELS[kind].split('|')) KINDS.set(label, kind);

const OFFICES = new Map<string, FactKind>();
for (const kind of ['chair', 'secretary', 'other'] as const)
  for (const label of ROLES[kind].split('|')) OFFICES.set(label, kind);

const LABELLED =
  /^(?:[-*•#+]{1,8}\s*)?(?:(?:\d{1,2}|[IVX]{1,4})[.)]\s+)?(?:\*\*)?(?=\S)([^:：\n*]{1,40}?)(?:\*\*)?\s?[:：](?:\*\*)?\s*(.*)$/su;

export type FactLine = { readonly kind: FactKind; readonly value: string };

/** Reads "Ngày: 9/3/2026"; null where the line states no fact of the meeting, so may be somebody's words. */
export function readFactLine(line: string): FactLine | null {
  const match = LABELLED.exec(line.trimStart());
  const label = (match?.[1] ?? '').trim().toLowerCase();
  const value = (match?.[2] ?? '').trim();
  const kind = KINDS.get(label);
  if (kind) return { kind, value };
  const office = OFFICES.get(label);
  return office && isNames(value) ? { kind: office, value } : null;
}

/** The kind of a heading that stands alone, its values on the lines below: "SPEAKERS", "Thành phần tham dự". */
export function readFactHeading(line: string): FactKind | null {
  const label = line.replace(/^[\s#*]+|(?<![\s:：*])[\s:：*]+$/gu, '').toLowerCase();
  const kind = KINDS.get(label);
  return kind === 'people' || kind === 'other' ? kind : null;
}

/** Names, each word of the first with a capital or a title: "Bà Phan Thị Lý - Phó phòng", "chị Hoa". */
function isNames(value: string): boolean {
  const first = value.split(/[,;(]|\s[-–—]\s|\svà\s/u)[0]?.trim() ?? '';
  const words = first.split(/\s+/u);
  if (first === '' || words.length > 6 || /[.!?…]$/u.test(value)) return false;
  return words.every((word) => /^\p{Lu}/u.test(word) || TITLE.test(word));
}

const TITLE = /^(?:anh|chị|em|cô|chú|bác|ông|bà|thầy|đ\/c|đồng|chí)$/iu;
