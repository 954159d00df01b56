import { expect, test } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { removeFiles } from './remove-files.ts';
import type { Storage } from './storage.ts';

test('the files of a company are deleted a few at a time, also behind one that fails', async () => {
  let running = 0;
  let most = 0;
  const removed: string[] = [];
  const remove: Storage['remove'] = async ({ id }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    if (id === '3') throw new Error('busy');
    removed.push(id);
  };
  const ids = Array.from({ length: 50 }, (_, place) => String(place));
  await removeFiles({ log: createLogger('silent'), storage: { remove } }, 'papers', ids);
  expect(removed.toSorted()).toEqual(ids.filter((id) => id !== '3').toSorted());
  expect(most).toBeLessThan(10);
});
