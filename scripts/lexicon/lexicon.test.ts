import { expect, test } from 'vitest';
import { compileLexicon } from './compile-lexicon.ts';

test('the compiled lexicon is up to date with its tables', async () => {
  await expect(compileLexicon()).toMatchFileSnapshot('../../engine/src/lexicon/lexicon.gen.ts');
});
