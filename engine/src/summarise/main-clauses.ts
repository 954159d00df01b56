import { proseChoice, prosePattern, proseWords } from '../lexicon/prose/prose-words.ts';
import { countWords } from './count-words.ts';

/** A sentence and the length of the adverbials it opens with. */
export type Clause = { readonly text: string; readonly opening: number };

/**
 * Where the main clause may be over: a pause, or a word that opens a clause or a phrase beside it. Vietnamese puts
 * what qualifies behind what it qualifies, so what stands before such a border is told without it. Not before "của":
 * whose something is tells which it is.
 */
const BORDER = new RegExp(
  `\\s*[,;]\\s|\\s[-–]\\s(?!\\p{Lu}|\\d)|\\s(?=${proseChoice('border')}\\s|để\\s(?!${proseChoice('no-purpose')}\\s)|vào\\s${proseChoice('time-noun')}\\s)`,
  'gu',
);

/** Words that want another behind them, and first halves of words whose second looks like a border ("lý do", "trở nên"). */
const OPEN_ENDED = new Set(proseWords('wants-more'));

/** What only holds with its condition, its limit or its reason is not told without. */
const CONDITIONAL = prosePattern(['conditional', 'conditional-reason'], 'iu');
/** Of things told of together none is left out. */
const TOGETHER = prosePattern(['together'], 'iu');

/** What makes a clause: words of aspect and mood, the copula and the passive, which are few, and the commonest verbs of news. */
const PREDICATE = prosePattern(['predicate'], 'giu');
const PASSIVE = new Set(proseWords('passive'));
const SAYS = prosePattern(['says'], 'iu');
/** "được ông Lê Quang Minh": who did it, but not what. */
const NAMES = new RegExp(
  `^(?:${proseChoice('agent-title')} ){0,3}(?:\\p{Lu}[\\p{L}\\p{M}\\d.-]*(?: |$))*$`,
  'u',
);

/** These open a clause beside a clause. */
const JOINS = new RegExp(`^,? ${proseChoice('joins')} `, 'u');

/** A sentence up to each border where what stands before it is a sentence, too. */
export function mainClauses({ text, opening }: Clause, leastWords: number): string[] {
  return [...text.matchAll(BORDER)].flatMap(({ index }) => {
    const form = text.slice(0, index).trim();
    const main = form.slice(opening);
    if (countWords(main) < leastWords || !isClosed(form)) return [];
    const behind = text.slice(index, index + LONGEST_BORDER);
    if (behind.startsWith(' và ') && TOGETHER.test(main)) return [];
    return hasPredicate(main) || (JOINS.test(behind) && !SAYS.test(main)) ? [`${form}.`] : [];
  });
}

const LONGEST_BORDER = 8;

function isClosed(form: string): boolean {
  const count = (mark: RegExp): number => form.match(mark)?.length ?? 0;
  if (count(/[(“«]/gu) !== count(/[)”»]/gu) || count(/"/gu) % 2 === 1) return false;
  return !CONDITIONAL.test(form) && !OPEN_ENDED.has(form.slice(form.lastIndexOf(' ') + 1).toLowerCase());
}

/** Whether a subject has something said of it; behind "cho biết", whether what is said has. */
function hasPredicate(main: string): boolean {
  const said = SAYS.exec(main);
  const from = said === null ? 1 : said.index + said[0].length;
  for (const { index, 0: word } of main.matchAll(PREDICATE)) {
    if (index < from) continue;
    const behind = main.slice(index + word.length).trim();
    return countWords(behind) >= 2 && !(PASSIVE.has(word.toLowerCase()) && NAMES.test(behind));
  }
  return false;
}
