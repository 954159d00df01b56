import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpTopicIds, helpTopics } from '../../server/src/domains/assistant/shared/help-topics.rules.ts';
import { root, sourceFiles } from '../graph/source-files.ts';
import { extractTexts } from './extract-texts.ts';

const onScreens = new Set(
  sourceFiles('web/src').flatMap((file) =>
    extractTexts(file, readFileSync(join(root, file), 'utf8')).map(({ text }) => text),
  ),
);

test.each(helpTopicIds)('the help on %s names pages, parts and buttons as screens do', (id) => {
  const names = [...helpTopics[id].text.matchAll(/“([^”]+)”/gu)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !onScreens.has(name))).toEqual([]);
});
