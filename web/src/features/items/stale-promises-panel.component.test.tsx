import { listStalePromises, resolveStalePromise } from '@hopgon/contract/decisions/routes';
import type { StalePromise } from '@hopgon/contract/decisions/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { StalePromisesPanel } from './stale-promises-panel.tsx';

const promise: StalePromise = {
  ...{
    id: idOf(1),
    kind: 'task',
    source: 'reading',
    text: 'Soạn quy trình nghiệm thu sơn',
    saidOn: '2026-09-01',
  },
  meeting: {
    id: idOf(101),
    title: 'Giao ban',
    startsAt: '2026-09-01T02:00:00.000Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  ...{ personName: 'Mai', deadline: '2026-09-15', reason: 'deadline', evidence: null },
  ...{ confirmedBy: null, mayResolve: true },
};

test('a stale promise says its line and why, and one that was dismissed comes back by undo', async ({
  api,
}) => {
  let shown: StalePromise[] = [
    promise,
    { ...promise, id: idOf(2), kind: 'decision', text: 'Quyết định khác' },
  ];
  const said: unknown[] = [];
  api.reply(listStalePromises, () => ({ promises: shown }));
  api.reply(resolveStalePromise, ({ params, body }) => {
    said.push([params.meetingId, body]);
    shown = said.length === 1 ? [] : [promise];
    return {};
  });
  await renderInApp(<StalePromisesPanel kind="task" />);
  const row = page.getByRole('list', { name: 'Việc đã hứa làm có thể bị quên' }).getByRole('listitem');
  await expect
    .element(row)
    .toMatchTextContent(/Soạn quy trình nghiệm thu sơn.*01\/09\/2026.*Giao ban.*Mai.*Quá hạn 15\/09\/2026/);
  expect(page.getByText('Quyết định khác').elements()).toEqual([]);
  await row.getByRole('button', { name: `Bỏ qua: ${promise.text}` }).click();
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(row).toBeVisible();
  expect(said).toEqual([
    [idOf(101), { id: idOf(1), verdict: 'dismissed' }],
    [idOf(101), { id: idOf(1), verdict: null }],
  ]);
});

test('who may not edit the meeting reads it and says nothing of it', async ({ api }) => {
  api.reply(listStalePromises, () => ({ promises: [{ ...promise, mayResolve: false }] }));
  await renderInApp(<StalePromisesPanel kind="task" />);
  await expect.element(page.getByText(promise.text)).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a list that could not be read is not shown as an empty one', async ({ api }) => {
  api.refuse(listStalePromises, 'server_busy');
  await renderInApp(<StalePromisesPanel kind="task" />);
  await expect.element(page.getByText('Chưa kiểm tra được có việc đã hứa nào bị quên không.')).toBeVisible();
  api.reply(listStalePromises, () => ({ promises: [promise] }));
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect.element(page.getByRole('list', { name: 'Việc đã hứa làm có thể bị quên' })).toBeVisible();
});
