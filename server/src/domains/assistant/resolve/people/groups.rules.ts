import { fold, hasMarks } from '@hopgon/engine/text/fold';
import { type Company, type DirectoryPerson, departmentKeys } from './person.rules.ts';

const unit = /^(?:phòng|phong|ban|bộ phận|bo phan|bên|ben|team|nhóm|nhom|khối|khoi|tổ|to|đội|doi)\s+/iu;
/** All of a group, none left out. */
const whole = /^(?:toàn bộ|toan bo|toàn thể|toan the|toàn|toan|tất cả|tat ca|cả|ca)\s+/iu;
const members =
  /^(?:mọi người|moi nguoi|anh chị em|anh chi em|anh em|thành viên|thanh vien)\s+(?:(?:trong|của|cua|bên|ben)\s+)?/iu;
const own =
  /(?<!\s)\s+(?:của |cua )?(?:chúng tôi|chung toi|chúng mình|chung minh|chúng ta|chung ta|bọn mình|bon minh|mình|minh|tôi|toi|em|tụi mình|tui minh)$/iu;
const groups = ['nhóm', 'team', 'phòng', 'phòng ban', 'bộ phận', 'khối'];
const everyone = new Set(['moi nguoi', 'ai cung', 'tat ca', 'tat ca moi nguoi', 'cong ty', 'cty']);

/** The members of a department, called as people call it; nobody works in "Không". */
export function departmentOf(said: string, people: readonly DirectoryPerson[]): readonly DirectoryPerson[] {
  const names = new Set([...departmentKeys(said), ...departmentKeys(said.replace(unit, ''))]);
  return people.filter((person) =>
    [...person.departmentKeys].some((key) => key !== 'khong' && names.has(key)),
  );
}

/** The caller's department; without one, the company is the group they mean. */
function ownGroup({ people, callerId }: Company): readonly DirectoryPerson[] {
  const caller = people.find(({ userId }) => userId === callerId);
  const group = caller ? departmentOf(caller.department, people) : [];
  return group.length > 0 ? group : people;
}

/** "cả Phong" is a person; typed without marks, "ca phong" is one only where somebody is called so. */
function isGroupWord(word: string, typedMarks: boolean, { people }: Company): boolean {
  if (groups.includes(word)) return true;
  const isName = people.some(({ name }) => name.folded.at(-1) === word);
  return !typedMarks && !isName && groups.some((group) => fold(group) === word);
}

/** Whom "mọi người", "cả nhóm", "phòng mình" or "cả phòng Kinh doanh" means; nobody where it names no group. */
export function groupOf(said: string, company: Company): readonly DirectoryPerson[] {
  if (everyone.has(fold(said))) return company.people;
  const named = said.replace(whole, '').replace(members, '');
  const isWhole = named !== said;
  const kind = named.replace(own, '');
  if (isWhole || kind !== named) {
    if (everyone.has(fold(kind))) return company.people;
    if (isGroupWord(kind, hasMarks(said), company)) return ownGroup(company);
  }
  return isWhole || unit.test(named) ? departmentOf(named, company.people) : [];
}
