import { fold } from '@hopgon/engine/text/fold';
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

test('the database folds text as the engine does', async () => {
  await assert(
    asyncProperty(array(constantFrom(...pieces, ...signs), { maxLength: 200 }), async (said) => {
      const text = said.join('');
      expect(await foldedThere(text)).toBe(fold(text));
    }),
    { numRuns: 50 },
  );
});
