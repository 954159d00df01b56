import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { test } from '../testing/test.ts';
import { useNow } from './use-now.ts';

const Clock = () => <p>{new Date(useNow()).toISOString()}</p>;

afterEach(() => vi.useRealTimers());

// Later than any day on which this runs: the clock began with its module.
test('a clock that nobody looked at over night shows the morning', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2199-11-20T15:00:00Z') });
  await render(<Clock />);
  await cleanup();
  vi.setSystemTime(new Date('2199-11-21T01:00:00Z'));
  await render(<Clock />);
  await expect.element(page.getByText('2199-11-21T01:00:00.000Z')).toBeVisible();
});
