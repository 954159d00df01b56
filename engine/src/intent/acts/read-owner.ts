/** A department as people speak of it; how many of its words belong to it only the company knows. */
const group =
  /(?<!\p{L})(?:phòng|bộ phận|nhóm|team|tổ|khối|bên|cả phòng|phong|bo phan|nhom)\s+(?!nào|nao)\p{L}+(?:\s+\p{L}+){0,2}/iu;

/** "Việc của Lan", "Lan còn việc gì": a name that leads, or that words lead to. */
const isOwner = (message: string, name: string): boolean => {
  const text = message.toLowerCase();
  const said = name.toLowerCase();
  return text.startsWith(said) || text.includes(`của ${said}`) || text.includes(`cua ${said}`);
};

/** "Kế toán còn việc gì": what stands before the verb. */
const subject = /^\s*((?:\p{L}+\s+){1,4}?)(?:còn|có|đang|phải|nợ|cần|con|co|dang|phai)\s/iu;

/** Days lead a sentence as often: "tuần này còn việc gì". */
const saysDay =
  /(?<!\p{L})(?:tuần|tháng|ngày|hôm|sáng|chiều|mai|nay|việc|công ty|hiện|ngoài|thế|vậy|rứa|trong|tuan|thang|ngay|hom|viec|ngoai)(?!\p{L})/iu;

/** What stands before the verb of a sentence, or the name in it; empty where that is a time. */
function subjectOf(message: string, names: readonly string[]): string {
  const lead = subject.exec(message)?.[1]?.trim() ?? '';
  return names.find((name) => lead.includes(name)) ?? (saysDay.test(lead) ? '' : lead);
}

/** Whose something is that a message asks for, as far as words can say: a name, a department, or what leads a sentence; empty where none does. */
export const readOwner = (message: string, names: readonly string[]): string =>
  names.find((name) => isOwner(message, name)) ?? group.exec(message)?.[0] ?? subjectOf(message, names);
