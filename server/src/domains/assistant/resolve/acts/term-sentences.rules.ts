import { fold } from '@hopgon/engine/text/fold';

interface KnownTerm {
  readonly written: string;
  readonly spoken: readonly string[];
}

const mostSentences = 3;
const plain = (text: string): string =>
  ` ${fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What glossary and description of a company say of a word: sentences as they stand, where they come from. */
export function findTermSentences(term: string, description: string, terms: readonly KnownTerm[]): string[] {
  // "X1 với X2" asks of two words.
  const asked = term.split(/\s+(?:với|và|hay|vs|voi|va)\s+|\s*[,&]\s*/iu).filter((one) => one !== '');
  return [...new Set(asked.flatMap((one) => sentencesOf(one, description, terms)))].slice(0, mostSentences);
}

function sentencesOf(term: string, description: string, terms: readonly KnownTerm[]): string[] {
  const asked = plain(term.replace(/^(?:cái|từ|chữ|cụm|thuật ngữ)\s+/iu, ''));
  const own = terms.filter(({ written, spoken }) =>
    [written, ...spoken].some((form) => plain(form) === asked),
  );
  const glossary = own.map(({ written, spoken }) => {
    const others = spoken.filter((form) => form !== written);
    return `${written}: ${others.join('; ')} (thuật ngữ của công ty).`;
  });
  const written = own.map((one) => plain(one.written));
  const sentences = description
    .split(/(?<=[.!?…])\s+|\n+/u)
    .filter((sentence) => [asked, ...written].some((word) => plain(sentence).includes(word)))
    .map((sentence) => `${sentence.trim()} (giới thiệu công ty)`);
  return [...glossary, ...sentences];
}
