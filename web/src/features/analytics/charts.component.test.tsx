import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { HoursPanel } from './hours-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

const none = { part: 0, whole: 0 };
const report: FiguresReport = {
  ...{ of: 'own', department: null, from: '2026-11-01', to: '2026-11-15', isSample: false, people: 1 },
  ...{ hourlyCost: null, before: { from: '2026-10-17', to: '2026-10-31' }, totalsBefore: null },
  totals: {
    ...{ meetings: 3, minutes: 180, openMinutes: 180, outsideMinutes: 60, backToBack: 0, conclusions: 0 },
    ...{ work: none, focus: none, punctual: none, agenda: none, tasks: none },
    answers: { accepted: 0, tentative: 0, declined: 0, waiting: 0 },
  },
  weeks: [
    { monday: '2026-10-26', meetings: 1, minutes: 60, people: 1 },
    { monday: '2026-11-02', meetings: 1, minutes: 60, people: 1 },
    { monday: '2026-11-09', meetings: 1, minutes: 60, people: 1 },
  ],
  weeksBefore: [],
  hours: [
    { weekday: 1, hour: 0, meetings: 1 },
    { weekday: 2, hour: 9, meetings: 2 },
  ],
  ...{ departments: [], smallDepartments: 0, series: [], spoken: null },
};

test('a meeting at night adds its own hour, and the hours of the day stay readable on a phone', async () => {
  await page.viewport(360, 740);
  await renderInApp(<HoursPanel report={report} />);
  const hours = page.getByRole('columnheader').elements().slice(1);
  expect(hours.map((cell) => cell.textContent?.replace('h', ''))).toEqual([
    '0',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
  ]);
  const lefts = hours.map((cell) => cell.getBoundingClientRect().left);
  for (const [place, cell] of hours.entries()) {
    const text = document.createRange();
    text.selectNodeContents(cell.firstChild ?? cell);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
      lefts[place + 1] ?? Number.POSITIVE_INFINITY,
    );
  }
});

test('bars and cells keep their colours on paper, and a week that is cut by the range says so', async () => {
  await renderInApp(
    <>
      <WeeksPanel report={report} />
      <HoursPanel report={report} />
    </>,
  );
  await expect.element(page.getByRole('rowheader', { name: '26/10/2026 (chỉ 01/11)' })).toBeInTheDocument();
  const colored = document.querySelectorAll('.bg-jade');
  expect(colored.length).toBeGreaterThan(3);
  for (const mark of colored) expect(getComputedStyle(mark).printColorAdjust).toBe('exact');
});
