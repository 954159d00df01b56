import { fold } from '@hopgon/engine/text/fold';

const mostForms = 20;
const longestForm = 100;

/** The spoken forms of a field, one on each line. */
export const formsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .split('\n')
      .map((form) => form.replace(/\s+/gu, ' ').trim())
      .filter(Boolean),
  ),
];

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

export const writtenProblem = (text: string): string | null =>
  hasWord(text) ? null : 'Hãy ghi cách viết đúng';

export function spokenProblem(text: string): string | null {
  const forms = formsOf(text);
  if (!forms.some(hasWord)) return 'Hãy ghi ít nhất một cách nghe hoặc viết khác';
  const odd = forms.find((form) => !hasWord(form) || form.length > longestForm);
  if (odd !== undefined) return `“${odd.slice(0, 30)}” không phải một từ, hoặc dài hơn ${longestForm} ký tự`;
  return forms.length > mostForms ? `Nhiều nhất ${mostForms} cách` : null;
}

interface SearchedTerm {
  readonly written: string;
  readonly spoken: readonly string[];
}

/** Terms that hold the words looked for, diacritics or not. */
export function termsWith<T extends SearchedTerm>(terms: readonly T[], query: string): readonly T[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return terms;
  return terms.filter(({ written, spoken }) => {
    const text = fold([written, ...spoken].join(' '));
    return words.every((word) => text.includes(word));
  });
}
