import { remindAssignees } from '@hopgon/contract/action-items/follow-ups/routes';
import { readCompany } from '@hopgon/contract/companies/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { actionItem, company, idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { RemindSeveral } from './remind-several.tsx';

const itemOf = (place: number, person: number) =>
  actionItem({ id: idOf(1000 + place), assigneeId: idOf(person), state: 'accepted' });
const items = [itemOf(0, 2), itemOf(1, 2), itemOf(2, 3)];
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('of several tasks it asks first, and says of how many people', async ({ api }) => {
  api.reply(readCompany, () => company);
  api.reply(remindAssignees, () => ({ reminded: items.map(({ id }) => id), mailsOn: '2026-11-20' }));
  await renderInApp(<RemindSeveral items={items} />);
  await button('Nhắc 3 việc').click();
  const question = page.getByRole('alertdialog', { name: 'Nhắc 3 việc của 2 người?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Hủy' }).click();
  expect(api.callsOf(remindAssignees)).toEqual([]);
  await button('Nhắc 3 việc').click();
  await question.getByRole('button', { name: 'Nhắc 3 việc' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.callsOf(remindAssignees).map(({ body }) => body)).toEqual([
    { itemIds: items.map(({ id }) => id) },
  ]);
});

test('of one task it reminds at once', async ({ api }) => {
  api.reply(readCompany, () => company);
  api.reply(remindAssignees, () => ({ reminded: [idOf(1000)], mailsOn: '2026-11-20' }));
  await renderInApp(<RemindSeveral items={items.slice(0, 1)} />);
  await button('Nhắc 1 việc').click();
  await expect.poll(() => api.callsOf(remindAssignees)).toHaveLength(1);
});
