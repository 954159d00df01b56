import { expect, test } from 'vitest';
import { linkOf } from './markdown-link.rules.ts';

test.each(['/meetings/019a0000-0000-7000-8000-000000000000', '/settings', '/chat?s=1#x'])(
  '%s is an own page',
  (href) => {
    expect(linkOf(href)).toEqual({ kind: 'own', path: href });
  },
);

// ASVS v5.0.0-1.2.2
test.each([
  'https://ngoai.example/?m=bi-mat',
  '//ngoai.example/x',
  '/\\ngoai.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:ke@ngoai.example',
  'meetings',
])('%s is only shown', (href) => {
  expect(linkOf(href)).toEqual({ kind: 'foreign', address: href });
});

test('a link without an address shows none', () => {
  expect(linkOf(undefined)).toEqual({ kind: 'foreign', address: '' });
});
