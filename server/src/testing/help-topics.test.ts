import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { helpTopicIds, helpTopics } from '../domains/assistant/shared/help-topics.rules.ts';

const web = fileURLToPath(new URL('../../../web/src', import.meta.url));
const screens = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(web, file), 'utf8').replace(/\s+/g, ' '))
  .join('\n');

const namesIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/gu)].map(([, name = '']) => name);
/** As a text of its own: between quotes, or between two elements. */
const isOnScreen = (name: string): boolean =>
  [`'${name}'`, `"${name}"`, `\`${name}\``, `>${name}<`, `> ${name} <`].some((text) =>
    screens.includes(text),
  );

test.each(helpTopicIds)('the help on %s names pages, parts and buttons as screens do', (id) => {
  expect(namesIn(helpTopics[id].text).filter((name) => !isOnScreen(name))).toEqual([]);
});

test('most topics name something', () => {
  const named = helpTopicIds.filter((id) => namesIn(helpTopics[id].text).length > 0);
  expect(named.length).toBeGreaterThan(helpTopicIds.length / 2);
});
