import { expect, test } from 'vitest';
import { explainStartFailure } from './explain-start-failure.ts';
import { StartFailure } from './start-failure.ts';

const systemError = (code: string, more: object = {}) =>
  Object.assign(new Error('low-level text'), { code, ...more });

test.each([
  [systemError('EADDRINUSE', { port: 3000 }), 'PORT=3001'],
  [systemError('EADDRNOTAVAIL', { address: '10.1.1.1' }), 'HOST=10.1.1.1'],
  [systemError('EACCES', { port: 80 }), 'cổng 80'],
  [systemError('EACCES', { path: '/srv/data' }), '/srv/data'],
  [systemError('ENOSPC'), 'đã đầy'],
  [systemError('EROFS', { path: '/srv' }), 'chỉ đọc'],
  [new StartFailure('Hãy làm thế này.'), 'Hãy làm thế này.'],
])('%o becomes one line with a remedy', (error, part) => {
  const line = explainStartFailure(error);
  expect(line).toContain(part);
  expect(line).not.toMatch(/\n|undefined|NaN/);
});

test('a defect keeps its stack', () => {
  expect(explainStartFailure(new TypeError('x is not a function'))).toBeUndefined();
  expect(explainStartFailure('text')).toBeUndefined();
});
