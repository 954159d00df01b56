import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(120_000);

test('terms and privacy are open to everybody', async ({ page, server }) => {
  await test.step("the operator's own text takes the place of ours, and no tag or script in it counts", async () => {
    const folder = join(server.dataDir, 'legal');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'terms.md');
    writeFileSync(
      file,
      '# Quy định của Gỗ Vân\n\n- **Một** <img src=x onerror="document.title=1">\n- [Bấm](javascript:alert(1))\n\nHỏi {{email}}.',
    );
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: 'Quy định của Gỗ Vân' })).toBeVisible();
    await expect(page.getByText(/Sửa lần cuối \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      'Một <img src=x onerror="document.title=1">',
      '[Bấm](javascript:alert(1))',
    ]);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(page).toHaveTitle(/Điều khoản sử dụng/);
    rmSync(file);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Điều khoản sử dụng' })).toBeVisible();
  });

  await test.step('terms and privacy lead to each other', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Điều khoản sử dụng' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Nội dung cuộc họp' })).toBeVisible();
    await expect(page.getByText('Liên hệ bên vận hành: người quản trị máy chủ này.')).toBeVisible();
    await expect(page.getByRole('main').getByText('@')).toHaveCount(0);
    await expectAccessibleInEveryLook(page, '/terms');

    await page.getByRole('link', { name: 'Chính sách quyền riêng tư' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Chính sách quyền riêng tư' })).toBeVisible();
    await expect(page.getByText(/Luật Bảo vệ dữ liệu cá nhân số 91\/2025\/QH15/)).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Mục lục' });
    await contents.getByRole('link', { name: 'Quyền của bạn' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Quyền của bạn' })).toBeInViewport();
    await expectAccessibleInEveryLook(page, '/privacy');
  });
});
