import type { Person } from '../../../ui/marks/avatar.tsx';

/** A text with somebody's name behind it, so that it reads on. */
export function withMention(text: string, name: string): string {
  const gap = text === '' || /\s$/u.test(text) ? '' : ' ';
  return `${text}${gap}@${name} `;
}

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
