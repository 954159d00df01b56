const ORDINAL = '(?:nhất|một|hai|ba|bốn|tư|năm|sáu|bảy|tám|chín|mười)';
/** "Một, …", "thứ hai là …", "việc thứ năm, …", "nội dung hai: …", "thêm một việc nữa, …" */
const ENUMERATION = new RegExp(
  `^(?:(?:(?:việc|nội dung|mục|vấn đề|ý|điểm) )?(?:thứ )?${ORDINAL}(?: là)?[,:]|(?:thêm|còn) (?:một )?(?:việc|ý|chuyện)(?: nữa)?[,:])\\s+(?!${ORDINAL}\\s)(?=\\S+\\s+\\S)`,
  'iu',
);
const REPORTED = /^[^,.;:]{1,60}? (?:cho biết|đề xuất|cho rằng|báo cáo) /iu;
const KIN = '(?:anh|chị|em|thầy|cô|chú|bác|ông|bà|cậu|dì|các)';
/** ", các thầy" at the end; "các anh, chị" names them. */
const CALLED = new RegExp(`(?<!(?:^|\\s)${KIN}),\\s+${KIN}(?:\\s+(?:${KIN}|nhé|ạ))*$`, 'iu');

/** Behind these words a person is no subject: "báo cho Lâm", "lỗi của Lâm". */
const OBJECT =
  /(?:^|\s)(?:của|cho|với|là|và|hay|hoặc|gặp|nhờ|giao|gọi|tới|đến|bởi|theo|cùng|gửi|mời|hỏi|người)$/iu;

/** "Lâm cho biết tháng 7 Lâm đã lập biên bản": who speaks is named once. */
function nameOnce(lead: string, said: string): string {
  const name = lead.replace(/ \S+ \S+ $/u, '').toLowerCase();
  const at = said.toLowerCase().indexOf(` ${name} `);
  if (name === '' || at < 0 || OBJECT.test(said.slice(0, at))) return said;
  return `${said.slice(0, at)}${said.slice(at + name.length + 1)}`;
}

/** A line without the number it was read out under, without who was called at its end, and with who speaks named once. */
export function stripSpokenEdges(line: string): string {
  const lead = REPORTED.exec(line)?.[0] ?? '';
  const rest = nameOnce(lead, line.slice(lead.length).replace(ENUMERATION, ''));
  const ended = rest.endsWith('.') ? '.' : '';
  return `${lead}${rest.slice(0, rest.length - ended.length).replace(CALLED, '')}${ended}`;
}
