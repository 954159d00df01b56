import { findPhrases } from '../lexicon/find-phrases.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isNumbered } from './people.ts';

const PERSONAL = ['given-name', 'title', 'rule-surname', 'rule-organisation', 'rule-office'];

/**
 * Whether a label names a place or a device ("Phòng họp", "iPhone của Hà"), so that several people may speak there: it begins
 * with a word for one, or has several words and neither a name nor an office among them.
 */
export function isSharedLabel(label: string): boolean {
  const tokens = tokenize(label.replace(/\([^()]*\)/gu, ' '));
  const phrases = findPhrases(tokens, true);
  const classes = phrases.flatMap((phrase) => phrase.classes);
  if (phrases.some((one) => one.from === 0 && one.classes.includes('rule-shared-label'))) return true;
  const isNamed = /^\p{Lu}\p{Ll}/u.test(tokens.at(-1)?.text ?? '');
  const isPersonal = isNamed || isNumbered(label) || classes.some((name) => PERSONAL.includes(name));
  return tokens.length === 0 || (tokens.length > 1 && !isPersonal);
}
