import { bothWays, wayOf } from './letter-patterns.ts';

const person =
  '(?:(?:anh|chị|em|cô|chú|bác|ông|bà|sếp|a|c|e)\\s+)?\\p{Lu}[\\p{L}]*(?:\\s+\\p{Lu}[\\p{L}]*){0,3}(?:\\s+(?:nhân sự|kế toán|kho|kinh doanh|QA))?';
const people = `(?:${person}|cả nhóm|mọi người)(?:(?:\\s*,|\\s+(?:với|và|cùng))\\s+${person}){0,5}`;
const help =
  '(?:(?:giùm|giúp|dùm|hộ|cho|với|tới|lại|luôn|tôi|tui|mình|em|anh|chị|bác|cô|chú|tớ|nhé|nha)\\s+)*?';
const helpEnd = '(?:\\s+(?:giùm|giúp|dùm|hộ|luôn|biết|tôi|tui|mình|em|anh|chị|bác|cô|chú|tớ|nhé|nha))*';

const messageTo = bothWays(
  `^\\s*(?:(?:nhờ|rồi|dạ|ok|bạn|em|giúp)\\s+)?(?:[Nn]hắn(?:\\s+tin)?|[Bb]áo|[Nn]ói|[Vv]iết|[Gg]ửi lời)\\s+${help}(${people})${helpEnd}\\s*(?:(?:là|rằng)(?=\\s)|:)\\s*(\\S.*)$`,
  'u',
);

/** "Nhắn chị Hà giùm tui: kho lệch 14 thùng": to whom, and what is said to them; null where it passes nothing on. */
export function readMessageTo(message: string): { readonly to: string; readonly text: string } | null {
  const [, to, text] = wayOf(messageTo, message).exec(message) ?? [];
  return to === undefined || text === undefined || !text.includes(' ') ? null : { to, text };
}
