import type { Page } from '@playwright/test';
import { chooseFrom } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

const people = (page: Page) => page.getByRole('list', { name: 'Người được mời' });
const partOf = (page: Page, name: string) =>
  people(page).getByRole('combobox', { name: `Vai trò của ${name}` });
const found = (page: Page) => page.getByRole('listbox', { name: 'Người có thể mời' }).getByRole('option');

test('each person of a meeting is notified of their own change', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const [binh, an] = [await given.person('Trần Thị Bình'), await given.person('Lê Hoài An')];
  for (const person of [binh, an]) await given.joined(person, company);
  const tomorrow = Date.now() + 86_400_000;
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban tuần',
    startsAt: new Date(tomorrow).toISOString(),
    endsAt: new Date(tomorrow + 3_600_000).toISOString(),
    participants: [{ userId: binh.id }],
  });
  const page = await browserOf(owner);
  await page.goto(`/meetings/${id}`);
  await page.getByRole('button', { name: 'Sửa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sửa cuộc họp' });
  await expect(people(page).getByRole('listitem')).toHaveCount(2);
  const name = page.getByRole('combobox', { name: 'Người dự' });
  await name.fill('hoai');
  await expect(found(page), 'with who is free then').toHaveText([/Lê Hoài An.*rảnh/]);
  await name.press('Enter');
  await expect(name).toHaveValue('');
  await name.press('Tab');
  await dialog.getByRole('button', { name: 'Bỏ Trần Thị Bình' }).click();
  await chooseFrom(partOf(page, 'Lê Hoài An'), 'Chủ trì');
  await expect(dialog.getByRole('status').filter({ hasText: 'Khi lưu' })).toHaveText(
    'Khi lưu: 1 người được mời, 1 người được báo không cần đến, 1 người đổi vai trò.',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Gửi thông báo qua email cho mọi người' })).toBeChecked();
  const save = dialog.getByRole('button', { name: 'Lưu', exact: true });
  await save.click();
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('main');
  await expect(panel.getByText('Lê Hoài An', { exact: true })).toBeVisible();
  await expect(panel.getByText('Trần Thị Bình', { exact: true })).toBeHidden();

  const lines = async (person: typeof an) =>
    (
      await given.call<{ notifications: { text: string }[] }>(person, company, [
        'GET',
        '/api/v1/notifications',
      ])
    ).notifications.map(({ text }) => text);
  expect(await lines(an)).toContainEqual(expect.stringContaining('mời bạn dự “Giao ban tuần”'));
  expect(await lines(binh)).toContainEqual(expect.stringContaining('đã rút lời mời bạn dự “Giao ban tuần”'));
});
