import { expect, test } from 'vitest';
import { cacheOf, kindOf, linkedAssets, outdatedCaches } from './cache.rules.ts';

const origin = 'https://hop.example';

test.each([
  ['GET', 'navigate', '/meetings/1?tab=viec', 'page'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'cors', '/assets/index-abc.js', 'asset'],
  ['GET', 'no-cors', '/theme.js', 'static'],
  ['GET', 'cors', '/parts.json', 'none'],
  ['GET', 'navigate', '/sw.js', 'none'],
  // Nothing of the API is kept: neither what is said in meetings nor a file of it.
  ['GET', 'cors', '/api/v1/meetings', 'none'],
  ['GET', 'navigate', '/api/v1/minutes/1/file', 'none'],
  ['GET', 'navigate', '/api', 'none'],
  ['POST', 'navigate', '/unsubscribe', 'none'],
  ['GET', 'cors', 'https://elsewhere.example/assets/a.js', 'none'],
])('%s %s %s is answered as %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode, address: new URL(path, origin).href }, origin)).toBe(kind);
});

test.each([
  [['shell a'], []],
  [['shell a', 'shell new'], []],
  [['shell a', 'shell b', 'something else', 'shell new'], ['shell a']],
  [
    ['shell new', 'shell a', 'shell b', 'shell c'],
    ['shell a', 'shell b'],
  ],
])('of the caches %j those before the last build are deleted: %j', (names, deleted) => {
  expect(outdatedCaches(names, 'new')).toEqual(deleted);
  expect(cacheOf('new')).toBe('shell new');
});

test('a shell needs the files of ours that its head names, each once', () => {
  const head =
    '<script type="module" crossorigin src="/assets/index-a.js"></script><link rel="modulepreload" href="/assets/react-b.js">' +
    '<link rel="stylesheet" href="/assets/index-c.css"><link href="/assets/index-c.css"><a href="/dashboard">x</a><img src="https://x.example/assets/a.png">';
  expect(linkedAssets(head)).toEqual(['/assets/index-a.js', '/assets/react-b.js', '/assets/index-c.css']);
});
