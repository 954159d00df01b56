import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Thông báo/ });

test.setTimeout(120_000);

// Proves S2.039
test('the bell counts what was not read', async ({ browserOf, given }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const second = await given.company(owner, 'Mộc Châu');
  const page = await browserOf(owner);

  await test.step('it rings for each, and is read one by one or all at once', async () => {
    await page.goto('/dashboard');
    await bell(page).click();
    await expect(page.getByRole('dialog', { name: 'Thông báo' })).toContainText('Chưa có thông báo');
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();

    await given.joined(await given.person('Trần Thị Bình'), second);
    await expect(page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
    await given.joined(await given.person('Lê Minh Châu'), second);
    await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
    const list = page.getByRole('dialog', { name: 'Thông báo' });
    await expect(list.getByRole('link')).toHaveText([
      /Lê Minh Châu và Trần Thị Bình đã tham gia công ty\..*Vừa xong/,
      'Xem tất cả',
    ]);
    await list.getByRole('link', { name: /Lê Minh Châu/ }).click();
    await expect(page).toHaveURL('/company-management');
    await expect(list).toBeHidden();
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
  });

  await test.step('who joins later joins the row; its lines are read one by one, by keys too', async () => {
    await given.joined(await given.person('Vũ Quang Duy'), second);
    await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
    const list = page.getByRole('dialog', { name: 'Thông báo' });
    const row = list.getByRole('link', { name: /Vũ Quang Duy, Lê Minh Châu và 1 người khác/ });
    await expect(row).toBeVisible();
    await list.getByRole('button', { name: 'Xem cả 3 thông báo' }).focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('list').getByRole('list').getByRole('link')).toHaveText([
      /Chưa đọc: Vũ Quang Duy/,
      /^Lê Minh Châu/,
      /^Trần Thị Bình/,
    ]);
    await list.getByRole('button', { name: 'Đánh dấu đã đọc hết' }).click();
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Thông báo', exact: true })).toBeVisible();
  });

  await test.step('one company shows no notifications of another', async () => {
    await moveTo(page, '/notifications');
    await expect(page.getByRole('region', { name: 'Hôm nay' }).getByRole('link')).toHaveText([
      /^Vũ Quang Duy, Lê Minh Châu và 1 người khác/,
    ]);
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await page.getByRole('group', { name: 'Chuyển công ty' }).getByText('Gỗ Vân').click();
    await expect(page).toHaveURL('/dashboard');
    await moveTo(page, '/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Chưa có thông báo');
    await expect(bell(page)).toHaveAccessibleName('Thông báo');
  });
});

test('the page of all notifications', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const binh = await given.person('Trần Thị Bình');
  await given.joined(binh, company);
  const page = await browserOf(binh);
  const today = page.getByRole('region', { name: 'Hôm nay' });
  const lines = today.getByRole('link');

  // Proves S2.039
  await test.step('they come while one looks, and go by days', async () => {
    await page.goto('/dashboard');
    await bell(page).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Xem tất cả' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('heading', { level: 1, name: 'Thông báo' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Chưa có thông báo');

    const startsAt = Date.now() + 86_400_000;
    const invite = (title: string) =>
      given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
        title,
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(startsAt + 1_800_000).toISOString(),
        participants: [{ userId: binh.id }],
        allowClashes: true,
      });
    await invite('Chốt mẫu ghế');
    await invite('Chốt mẫu bàn');
    await expect(lines, 'they come while one looks').toHaveText([/Chốt mẫu bàn/, /Chốt mẫu ghế/]);
    await expectAccessibleInEveryLook(page, 'notifications');
  });

  // Proves S2.039
  await test.step('the unread are marked and lead on', async () => {
    await page.getByText('Chưa đọc (2)').click();
    await expect(page).toHaveURL('/notifications?loc=chua-doc');
    await today.getByRole('button', { name: 'Đánh dấu đã đọc' }).first().click();
    await expect(lines).toHaveText([/Chốt mẫu ghế/]);
    await expect(page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
    await lines.click();
    await expect(page).toHaveURL(/\/meetings\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Chốt mẫu ghế' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main')).toContainText('Bạn đã đọc hết');
    await page.getByText('Tất cả').click();
    await expect(lines).toHaveCount(2);
  });

  await test.step('the bell does what a line asks for, and the line is done with', async () => {
    await bell(page).click();
    const dialog = page.getByRole('dialog', { name: 'Thông báo' });
    const accept = dialog.getByRole('button', { name: /^Nhận lời.*Chốt mẫu ghế/ });
    await accept.click();
    await expect(page.getByText('Đã nhận lời dự họp')).toBeVisible();
    await expect(accept).toBeHidden();
    await expect(dialog.getByRole('link', { name: /Chốt mẫu ghế/ }), 'where one was').toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Nhận lời/ }), 'the other one waits').toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('changes of one meeting stand in one line of the bell, and are read together', async () => {
    const startsAt = new Date(Date.now() + 9 * 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 1_800_000);
    const made = { title: 'Chốt giá', startsAt, endsAt, participants: [{ userId: binh.id }] };
    let meeting = await given.call<{ id: string; version: number }>(
      owner,
      company,
      ['POST', '/api/v1/meetings'],
      made,
    );
    for (const location of ['Phòng Sen', 'Phòng Đào', 'Phòng Cúc']) {
      const body = { version: meeting.version, location };
      meeting = await given.call(owner, company, ['PATCH', `/api/v1/meetings/${meeting.id}`], body);
    }
    await expect(bell(page)).toHaveAccessibleName('Thông báo, 2 chưa đọc');
    await bell(page).click();
    const changes = page.getByRole('dialog').getByRole('link', { name: /“Chốt giá”.*và 2 thay đổi khác/ });
    await expect(changes).toHaveCount(1);
    await changes.click();
    await expect(bell(page)).toHaveAccessibleName('Thông báo, 1 chưa đọc');
    await moveTo(page, '/notifications');
    await today.getByRole('button', { name: 'Xem cả 3 thông báo' }).click();
    await expect(today.getByRole('link', { name: /“Chốt giá”/ })).toHaveCount(5);
    await expectAccessibleInEveryLook(page, 'an opened row');
  });
});
