import { LETTERS } from '../../text/letters.ts';
import { KIN, wordPattern } from './kin.ts';

/** Who speaks, by which words for "I", and whom they most likely speak to; null where nobody can be named. */
export type Voice = {
  readonly name: string | null;
  readonly selves: ReadonlySet<string>;
  readonly listener: string | null;
  /** Names of those in the room as talk without capitals writes them: there "anh cường" is no "anh" of the speaker's. */
  readonly called?: ReadonlySet<string>;
  /** A sentence's start as it stands inside another. */
  readonly lowerFirst: (text: string) => string;
};

/** A cleaned statement in the third person: "Hà báo cáo …", "Mai đề xuất …", "Khoa cho biết …". Null where "you" cannot be named. */
export function tellStatement(clean: string, voice: Voice): string | null {
  const text = nameGroups(clean, voice);
  for (const { opens, verb } of FRAMES) {
    const match = opens.exec(text);
    if (!match || !isSelf(match.groups?.self, voice)) continue;
    const rest = nameOthers(text.slice(match[0].length).replace(LEADING_WE, ''), voice);
    return rest.lost ? null : sentence(voice, verb, rest.text);
  }
  const [first = ''] = text.split(' ', 1);
  if (speaksToListener(text, first, voice)) return null;
  const own = voice.selves.has(first.toLowerCase());
  const rest = nameOthers(own ? text.slice(first.length + 1) : text, voice);
  return rest.lost ? null : sentence(voice, own ? '' : 'cho biết', rest.text);
}

/** What a person says with those in the room by name, as far as they can be named. */
export const nameInside = (text: string, voice: Voice): string =>
  nameOthers(nameGroups(text, voice), voice).text;

/** A sentence that begins with "you" or "whoever" tells the one spoken to, not the meeting. */
const LISTENER_FIRST =
  /^(?:(?:anh|chị|em|cô|chú|bác|thầy|cháu|mày|sếp|con)(?! (?:\p{Lu}|em |chị |ấy |ta ))|ai|bà con|mọi người|cả nhà|các bạn|các em|mấy anh|mấy chị|mấy đứa) /u;

function speaksToListener(text: string, first: string, { selves, lowerFirst }: Voice): boolean {
  if (first.endsWith(',') && lowerFirst(first) === first) return true;
  return (
    LISTENER_FIRST.test(text.charAt(0).toLowerCase() + text.slice(1)) && !selves.has(first.toLowerCase())
  );
}

type Frame = { readonly opens: RegExp; readonly verb: string };

/** What the speaker does with the words; `self` must then be the speaker. */
const SELF = `(?<self>${KIN}|tôi|tui|tớ|mình)`;
const FRAMES: readonly Frame[] = [
  {
    opens: new RegExp(
      `^(?:${SELF} )?(?:cũng )?(?:xin )?(?:đề xuất|đề nghị|kiến nghị)(?: là| rằng|,)? `,
      'iu',
    ),
    verb: 'đề xuất',
  },
  { opens: /^hay(?: là)? (?:mình |chúng ta |ta )?(?:cứ )?/iu, verb: 'đề xuất' },
  {
    opens: new RegExp(
      `^(?:theo ${SELF}(?: thì| nghĩ)?|ý kiến (?:của )?${SELF.replace('self', 'whose')} là)[, ]+`,
      'iu',
    ),
    verb: 'cho rằng',
  },
  {
    opens: new RegExp(
      `^${SELF} (?:cũng )?(?:nghĩ|thấy|cho)(?: là| rằng)?,? (?=(?:mình|ta|chúng ta|nên|cần|phải|cứ) )`,
      'iu',
    ),
    verb: 'đề xuất',
  },
  { opens: new RegExp(`^${SELF} (?:cũng )?(?:nghĩ|cho)(?: là| rằng)?,? `, 'iu'), verb: 'cho rằng' },
  {
    opens: new RegExp(
      `^(?:${SELF} )?(?:xin )?(?:phép )?báo cáo(?: trước| luôn| nhanh| thêm| là| rằng| với .{1,20}?| (?:các )?(?:đồng chí|anh chị|sếp|cả nhà|mọi người)(?=,))?,? `,
      'iu',
    ),
    verb: 'báo cáo',
  },
];
const LEADING_WE = /^(?:mình|chúng ta|chúng mình|ta|bọn mình|tụi mình|anh em mình) /iu;

const isSelf = (word: string | undefined, { selves }: Voice): boolean =>
  word === undefined || word.toLowerCase() === 'mình' || selves.has(word.toLowerCase());

const OWN_GROUP = wordPattern(
  `(bên|phòng|tổ|đội|nhà|khoa|tụi|bọn|chúng|nhóm|team|lớp|xưởng|ban) (${KIN}|tôi|tui|tớ)(?! \\p{Lu})`,
  'gu',
);
const WE_SUBJECT = wordPattern(
  '(?<=^|, |là |thì |nên |để |khi |nếu |rằng |vì |cho |nay |ngoái |tới |này |sau )(?:mình|chúng ta|chúng mình|bọn mình|tụi mình)',
);

function nameGroups(text: string, { name, selves }: Voice): string {
  const named = text.replace(OWN_GROUP, (whole, group: string, word: string) => {
    if (name === null || !selves.has(word.toLowerCase())) return whole;
    return /^(?:tụi|bọn|chúng)$/iu.test(group) ? `nhóm ${lowerTitle(name)}` : `${group} ${lowerTitle(name)}`;
  });
  return named.replace(WE_SUBJECT, 'nhóm');
}

/** "Chú bảo vệ", "bác trưởng tộc", "chị bên kho": what somebody else is or where they belong. */
const ROLE =
  'bảo vệ|trưởng|phó|lái|tài xế|thợ|giám|hiệu|kế toán|thủ|thư ký|bí thư|chủ|tổ trưởng|đội|hội|công an|cán bộ|điều dưỡng|y tá|hộ lý|lao công|tạp vụ|quản|giao hàng|hàng xóm|thầu|nhân viên|kỹ sư|kỹ thuật|bên|dưới|trên|ngoài|kia|đó|này|nớ|mẹ|nội|ngoại|xứ|sở';
const PRONOUN = wordPattern(
  `(?:${KIN}|tôi|tui|tớ)(?! (?:\\p{Lu}|(?:ấy|ta|nào|khác|em|chị|sĩ|giáo|ý|trọng|thích|số|người|hàng|bè|trai|gái|nuôi|tem|dấu|${ROLE})(?![${LETTERS}])))`,
  'gu',
);
const TITLE_BEFORE =
  /(?:các|mấy|những|mỗi|từng|(?<!(?:tháng|kỳ|quý|lớp|tầng) )một|(?<!thứ )hai|(?<!thứ )ba|ông|bà|trẻ|người|anh|chị|thợ|bên|số|tiếng|nước)\s$/iu;

/** "I" and "you" inside the statement by name; `lost` where one cannot be named. */
function nameOthers(text: string, voice: Voice): { text: string; lost: boolean } {
  const { selves } = voice;
  const name = voice.name === null ? null : lowerTitle(voice.name);
  const listener = voice.listener === null ? null : lowerTitle(voice.listener);
  let lost = false;
  const named = text.replace(PRONOUN, (word, at: number) => {
    if (TITLE_BEFORE.test(text.slice(Math.max(0, at - 9), at))) return word;
    if (voice.called?.has(wordBehind(text, at + word.length))) return word;
    if (selves.has(word.toLowerCase())) return name ?? word;
    if (/^(?:con|ông|bà|bạn|cô|má|mẹ|bố|o)$/iu.test(word) || isOthers(word, text.slice(0, at))) return word;
    if (listener === null) lost = true;
    return listener ?? word;
  });
  return { text: named, lost };
}

/** "Gặp bác trưởng tộc hai lần rồi, bác cứ nói …": somebody told of before by the same word. */
function isOthers(word: string, before: string): boolean {
  return [...before.matchAll(OTHERS)].some(([said]) =>
    said.toLowerCase().startsWith(`${word.toLowerCase()} `),
  );
}
const OTHERS = wordPattern(`(?:${KIN}) (?:ấy|${ROLE})`, 'giu');

const wordBehind = (text: string, at: number): string =>
  /^ (\S+)/u.exec(text.slice(at, at + LONGEST_WORD))?.[1] ?? '';
const LONGEST_WORD = 12;

/** "Anh Quý" inside a sentence is anh Quý. */
export const lowerTitle = (name: string): string =>
  TITLED.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
const TITLED = /^(?:Anh|Chị|Em|Cô|Chú|Bác|Thầy|Dì|Cậu|Ông|Bà|Bố|Mẹ|Má|Sếp|Cha|O|Thím|Mợ|Dượng) \p{Lu}/u;

function sentence({ name, lowerFirst }: Voice, verb: string, rest: string): string {
  const body = rest.replace(/[.!…,;:\s]+$/u, '');
  if (name === null) return `${body.charAt(0).toUpperCase()}${body.slice(1)}.`;
  return `${[name, verb, lowerFirst(body)].filter((part) => part !== '').join(' ')}.`;
}
