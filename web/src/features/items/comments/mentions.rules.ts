import type { Person } from '../../../ui/marks/avatar.tsx';

export interface Mention {
  /** Where its `@` stands, and where what is written of the name ends. */
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

const longestName = 40;

/** The name that is being written before the caret: behind an `@` that begins a word, and is no name chosen before. */
export function mentionAt(text: string, caret: number, chosen: readonly Person[]): Mention | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || caret <= from || /[\p{L}\p{N}]/u.test(text.charAt(from - 1))) return null;
  const query = text.slice(from + 1, caret);
  const isOver = query.length > longestName || query.includes('\n') || query.startsWith(' ');
  return isOver || chosen.some(({ name }) => query.startsWith(name)) ? null : { from, to: caret, query };
}

/** The text with a name in place of what was written of it, so that it reads on, and where it does. */
export function withMention(
  text: string,
  { from, to }: Mention,
  name: string,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: `${before}${text.slice(to).trimStart()}`, caret: before.length };
}

/** The text with an `@` at its end that begins a word. */
export const withAt = (text: string): string => `${text}${text === '' || /\s$/u.test(text) ? '' : ' '}@`;

/** Of the people chosen those whose name still stands in the text. */
export const mentionedIn = (text: string, chosen: readonly Person[]): readonly Person[] => [
  ...new Map(
    chosen.filter(({ name }) => text.includes(`@${name}`)).map((person) => [person.id, person]),
  ).values(),
];

export interface CommentPart {
  /** Where it begins in the comment. */
  readonly at: number;
  readonly text: string;
  readonly isName: boolean;
}

/** A comment in parts: the names of those mentioned, and the text between them. */
export function partsOfComment(text: string, names: readonly string[]): CommentPart[] {
  const longestFirst = [...new Set(names)].filter(Boolean).sort((one, other) => other.length - one.length);
  const parts: CommentPart[] = [];
  let rest = text;
  while (rest !== '') {
    const found = longestFirst
      .map((name) => ({ name, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (!found) break;
    const at = text.length - rest.length;
    if (found.at > 0) parts.push({ at, text: rest.slice(0, found.at), isName: false });
    parts.push({ at: at + found.at, text: `@${found.name}`, isName: true });
    rest = rest.slice(found.at + found.name.length + 1);
  }
  return rest === '' ? parts : [...parts, { at: text.length - rest.length, text: rest, isName: false }];
}
