import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { Skeleton } from './skeleton.tsx';

test('a skeleton has the corners of what comes, and round ones where none are given', async () => {
  await renderInApp(
    <div data-testid="shapes">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-4 w-20 rounded-event" />
      <Skeleton className="h-4 w-20 rounded-panel" />
    </div>,
  );
  const cornersNow = () =>
    [...page.getByTestId('shapes').element().children].map((shape) => getComputedStyle(shape).borderRadius);
  await expect.poll(() => cornersNow().length).toBe(3);
  const [usual, ofEvent, ofPanel] = cornersNow();
  expect(new Set([usual, ofEvent, ofPanel]).size).toBe(3);
});
