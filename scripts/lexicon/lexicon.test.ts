import { expect, test } from 'vitest';
import { compileLexicon } from './compile-lexicon.ts';

const LEXICON = '../../engine/src/lexicon/';

test.each(['', 'support/', 'wording/', 'summary/', 'prose/', 'proper/'])(
  'the compiled lexicon %s is up to date with its tables',
  async (folder) => {
    const compiled = compileLexicon(new URL(LEXICON + folder, import.meta.url));
    await expect(compiled).toMatchFileSnapshot(`${LEXICON}${folder}lexicon.gen.ts`);
  },
);
