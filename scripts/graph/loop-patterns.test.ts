import { expect, test } from 'vitest';
import { patternsOf, startsInsideRuns } from './loop-patterns.ts';
import { reachedFrom } from './loop-reach.ts';

// ASVS v5.0.0-1.2.9
test('no pattern of the event loop is tried from each character of a run', () => {
  const found = [...reachedFrom('server/src/main.ts').keys()].flatMap((path) =>
    patternsOf(path).map(({ line, pattern }) => ({ place: `${path}:${line}`, pattern })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ pattern }) => startsInsideRuns(pattern))).toEqual([]);
});

test.each([
  [/[\s.]+$/, true],
  [/\s+(?:và|với)$/, true],
  [/^[\s,]+|[\s,]+$/, true],
  [/,?\s*(?:giọng|viết)/, true],
  [/[^\s@]+@[^\s@]+/, true],
  [/\p{L}{2,}:/u, true],
  [/(?<![\s.])[\s.]+$/, false],
  [/^\s*\/|^[^\n]*:/, false],
  [/\s+/, false],
  [/[a|b]{1,20}c/, false],
  [/\d\s*:/, false],
  [/(?:\s+x)+$/, true],
  [/([^@]+)@/, true],
  [/(?<name>\p{L}+)\s*:/u, true],
  [/,?(?:a|\s+)b/, true],
  [/(?:ab)*c/, true],
  [/(?:a{1,3})?\s+b/, true],
  [/(?:\s+)/, false],
  [/(?:[ap]m|giờ)\s+x/, false],
  [/(?<!\s)(\s+)x/, false],
  [/(?:^|a)\s+x/, false],
])('%s: %s', ({ source }, isQuadratic) => {
  expect(startsInsideRuns(source)).toBe(isQuadratic);
});
