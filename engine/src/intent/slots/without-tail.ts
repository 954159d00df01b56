import { pattern } from '../pattern.ts';
import { kin, self } from '../rules/words.ts';

/** What closes a request and says nothing of it: particles, pleas, a sigh behind a comma. */
const tail = pattern(
  `( (nhe|nha|nghen|nghe|a|di|voi|coi|hi|hen|thoi|luon|nhanh|gap|, nop|,|(giup|ho)[ (${self}|${kin})]))*( , ((?!,)_ )*(qua|ghe|that))? $`,
);

/** Where what is said from `from` to before `to` ends without that. */
export function withoutTail(plain: string, from: number, to: number): number {
  const said = plain.slice(from, to);
  return from + (tail.exec(said.endsWith(' ') ? said : `${said} `)?.index ?? said.length);
}
