import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frame, listEarlyParts, screens } from './early-parts.ts';

test.each([...frame, ...Object.values(screens).flat()])('%s exists', (file) => {
  expect(existsSync(join(import.meta.dirname, '../src', file))).toBe(true);
});

test('a page asks for what its screens need, and for nothing twice', () => {
  const chunk = (file: string, imports: string[], ...modules: string[]) => ({
    ...{ file, imports, isEntry: file === 'app.js' },
    modules: modules.map((module) => `/home/web/src/${module}`),
  });
  const chunks = [
    chunk('app.js', ['runtime.js'], 'main.tsx'),
    chunk('runtime.js', []),
    chunk('frame.js', ['app.js', 'basics.js'], ...frame),
    chunk('basics.js', ['runtime.js', 'frame.js']),
    ...Object.entries(screens).map(([path, modules]) =>
      chunk(`${path.slice(1)}.js`, ['basics.js', 'list.js'], ...modules),
    ),
    chunk('list.js', ['app.js']),
  ];
  expect(listEarlyParts(chunks, 'analytics')).toEqual({
    entry: '/app.js',
    everywhere: ['/frame.js', '/basics.js'],
    pages: {
      '/analytics': {
        files: ['/analytics.js', '/list.js'],
        questions: ['/api/v1/notifications?limit=30&bundled=true', '/api/v1/figures?of=own'],
      },
    },
  });
  expect(() => listEarlyParts(chunks.slice(0, 4), 'analytics')).toThrow('analytics-page');
});
