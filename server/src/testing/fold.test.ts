import { fold } from '@hopgon/engine/text/fold';
import { searchWords } from '@hopgon/engine/text/search-words';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('postgres'));
});
afterAll(() => database.drop());

const foldedThere = async (text: string): Promise<string | undefined> =>
  (await database.sql<{ folded: string }>('select app.fold($1) as folded', [text]))[0]?.folded;

const letters = [...'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵdđçñö'];
const signs = [...' /-.,’“”…0123456789€①한漢字🙂'];
const pieces = letters.flatMap((letter) => [letter, letter.toUpperCase(), letter.normalize('NFD')]);

test('the database splits words as the engine does', async () => {
  const texts = ['Chốt 3.5 tỷ, 15/11; “Gỗ sồi” lần-hai…', 'e-mail: an@govan.vn', 'Đợt2 漢字🙂ñandú', '  ?! '];
  for (const text of texts) {
    const rows = await database.sql<{ word: string }>('select app.split_words($1) as word', [text]);
    const words = searchWords(text).flatMap(({ folded }) => folded.split(/[.,/]/));
    expect(rows.map(({ word }) => word).toSorted()).toEqual([...new Set(words)].toSorted());
  }
});

test('the database folds text as the engine does', async () => {
  await assert(
    asyncProperty(array(constantFrom(...pieces, ...signs), { maxLength: 200 }), async (said) => {
      const text = said.join('');
      expect(await foldedThere(text)).toBe(fold(text));
    }),
    { numRuns: 50 },
  );
});
