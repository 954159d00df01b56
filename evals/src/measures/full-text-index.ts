import { DatabaseSync } from 'node:sqlite';
import { searchWords } from '@hopgon/engine/text/search-words';

/** The first result of SQLite's full text search: any of the words, by bm25. `removes` is its `remove_diacritics`. */
export function fullTextIndex(
  texts: readonly string[],
  removes: 0 | 2,
): (query: string) => string | undefined {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create virtual table texts using fts5(text, tokenize='unicode61 remove_diacritics ${removes}')`,
  );
  const insert = database.prepare('insert into texts (rowid, text) values (?, ?)');
  for (const [at, text] of texts.entries()) insert.run(at + 1, text);
  const find = database.prepare('select rowid from texts where text match ? order by bm25(texts) limit 1');
  return (query) => {
    const words = searchWords(query).map(({ from, to }) => `"${query.slice(from, to)}"`);
    const found = find.get(words.join(' OR '));
    return typeof found?.rowid === 'number' ? texts[found.rowid - 1] : undefined;
  };
}
