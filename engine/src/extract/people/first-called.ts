import { setOf } from '../language/phrase.ts';

type Named = { readonly label: string; readonly names: readonly (readonly string[])[] };

/** "Thanh Mai" is no Thanh where somebody else is. */
export function withoutOthersName<P extends Named>(person: P, people: readonly P[]): P {
  if (!isFirstCalled(person.names[0] ?? [], person.label)) return person;
  const last = ({ names }: Named): string => names[0]?.at(-1) ?? '';
  const others = new Set(people.filter(({ label }) => label !== person.label).map(last));
  const names = person.names.filter(
    (name) => name.length > 1 || name[0] === last(person) || !others.has(name[0] ?? ''),
  );
  return { ...person, names };
}

/** "Khánh Đỗ" with the family's name behind, "Khánh Béo", "Phong râu": both are called Khánh, or Phong. */
export function isFirstCalled(own: readonly string[], label: string): boolean {
  const last = own.at(-1) ?? '';
  if (FAMILIES.has(last) || NICKNAMES.has(last)) return !FAMILIES.has(own[0] ?? '');
  if (ROLES.has(own[0] ?? '')) return false;
  return /^\p{Lu}\S* .*\p{Ll}/u.test(label) && /^\p{Ll}/u.test(label.trim().split(/\s+/u).at(-1) ?? '');
}
const FAMILIES = setOf('nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|ngô|trương|đinh');
/** "Tổ trưởng", "Bác bảo vệ" are no names. */
const ROLES = setOf(
  'tổ|lớp|nhóm|phòng|ban|thư|bí|giám|hiệu|chủ|bảo|kế|thợ|đại|khách|trưởng|phó|cán|kỹ|nhân|học|sinh|phụ|giáo|quản|đội|hội|thủ|trợ|người|chuyên|bên',
);
const NICKNAMES = setOf(
  'béo|gầy|còi|đen|lùn|cận|mập|ròm|sún|trọc|híp|tồ|điệu|còm|lé|xoăn|ú|nhí|cao|lớn|nhỏ|trẻ|già',
);
