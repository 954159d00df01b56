import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, namedFiles } from './chunk-groups.ts';

const sources = join(import.meta.dirname, '../src');

const groupsOf = (id: string): readonly string[] =>
  chunkGroups.flatMap((group) =>
    'test' in group && typeof group.test === 'function' && group.test(id) ? [group.name] : [],
  );

test.each(namedFiles)('%s exists and belongs to one group, with the separators of Windows too', (file) => {
  const path = join(sources, file);
  expect(existsSync(path)).toBe(true);
  expect(groupsOf(path)).toHaveLength(1);
  expect(groupsOf(path.replaceAll('/', '\\'))).toHaveLength(1);
});
