import { splitSentences } from '@hopgon/engine/text/sentences';
import { listFiles, loadText } from './load-data.ts';

/** Sentences of each document on one story, and a human abstract. */
export type Story = {
  readonly id: string;
  readonly abstract: string;
  readonly documents: readonly (readonly string[])[];
};

/** Files of own-news: the abstract, then the documents, apart by lines of three dashes. */
export function loadNews(): Story[] {
  return listFiles('own-news').map((file) => {
    const [abstract = '', ...documents] = loadText(`own-news/${file}`).split(/\n---\n/u);
    return {
      id: file.replace(/\.txt$/u, ''),
      abstract: abstract.trim(),
      documents: documents.map((text) => splitSentences(text).map((sentence) => sentence.text)),
    };
  });
}
