import { readSeries } from '@hopgon/contract/series/routes';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { SeriesLine } from './series-line.tsx';
import { SpanChoice } from './span-choice.tsx';

const meetingId = idOf(1);

/** The second of a weekly series, of which 52 are written so far. */
async function openChoice(api: Api, ends: Recurrence['ends'], total: number | null) {
  api.reply(readSeries, () => ({
    series: {
      id: idOf(2),
      recurrence: { frequency: 'weekly' as const, interval: 1, weekdays: [1], exceptions: [], ends },
      number: 2,
      total,
      following: 51,
      all: 52,
      previousId: null,
      nextId: null,
    },
  }));
  await renderInApp(
    <>
      <SeriesLine meetingId={meetingId} />
      <SpanChoice meetingId={meetingId} value="this" onChange={() => undefined} />
    </>,
  );
}

const option = (name: string) => page.getByRole('radio', { name, exact: true });

test('a series with an end says how many of its meetings are meant', async ({ api }) => {
  await openChoice(api, { by: 'count', count: 52 }, 52);
  await expect.element(option('Buổi này và các buổi sau (51 buổi)')).toBeVisible();
  await expect.element(option('Cả chuỗi (52 buổi)')).toBeVisible();
});

test('a series without an end says no number', async ({ api }) => {
  await openChoice(api, { by: 'never' }, null);
  // The line has nothing to show before the series is there.
  await expect.element(page.getByText('Hằng tuần vào thứ Hai · buổi 2', { exact: true })).toBeVisible();
  await expect.element(option('Buổi này và các buổi sau')).toBeVisible();
  await expect.element(option('Cả chuỗi')).toBeVisible();
});
