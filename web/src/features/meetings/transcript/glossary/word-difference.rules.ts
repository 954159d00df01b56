/** What one wrote in the place of what; whole words. Null where nothing is the same, or the change is longer than a term. */
export function wordDifference(
  before: string,
  after: string,
): { readonly spoken: string; readonly written: string } | null {
  const [left, right] = [wordsIn(before), wordsIn(after)];
  let start = 0;
  while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1;
  let end = 0;
  const longest = Math.min(left.length, right.length) - start;
  while (end < longest && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [spoken, written] = [left, right].map((words) => bare(words.slice(start, words.length - end)));
  if (!spoken || !written || [spoken, written].some((text) => text.length > longestTerm)) return null;
  return { spoken, written };
}

const longestTerm = 100;
const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).filter(Boolean);
/** Without the punctuation around it. */
const bare = (words: readonly string[]): string =>
  words.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
