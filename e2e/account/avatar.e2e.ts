import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A picture as a browser makes one. */
async function drawn(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#2f7d64';
      pen.fillRect(0, 0, 300, 200);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('a profile picture replaces the initials', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đỗ Thị Quỳnh');
  const mai = await given.person('Lê Thị Mai');
  await given.joined(mai, company);
  const page = await browserOf(mai);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Thẻ của bạn' });
  await expect(card.getByText('LT', { exact: true })).toBeVisible();
  const whole = await drawn(page);
  const send = async (name: string, mimeType: string, buffer: Buffer) => {
    const choosing = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: 'Thêm ảnh' }).click();
    await (await choosing).setFiles({ name, mimeType, buffer });
  };
  const otherKind = 'Hãy chọn ảnh JPEG, PNG hoặc WebP (không phải ảnh động).';
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await send('anh.jpg', 'image/jpeg', svg);
  await expect(card.getByRole('alert')).toHaveText(otherKind);
  await send('anh.png', 'image/png', whole.subarray(0, whole.length - 60));
  await expect(card.getByRole('alert')).toHaveText('Không đọc được ảnh này. Hãy chọn một ảnh khác.');
  const text = await readFile(new URL('../fixtures/tranlc_sample_meeting.txt', import.meta.url));
  await send('anh.webp', 'image/webp', text);
  await expect(card.getByRole('alert')).toHaveText(otherKind);

  // Beside a name that is read, the picture itself is silent: it has no role to be found by.
  const picture = card.locator('img');
  await expect(picture).toHaveCount(0);
  await send('anh.png', 'image/png', whole);
  await expect(picture).toHaveAttribute('src', /^\/api\/v1\/avatars\/[0-9a-f]{32}$/);
  await expect(card.getByText('LT', { exact: true })).toBeHidden();
  const colleague = await browserOf(owner);
  await colleague.goto('/company-management');
  await expect(colleague.locator('main img')).toHaveCount(1);

  await card.getByRole('button', { name: 'Xóa ảnh' }).click();
  await expect(card.getByText('LT', { exact: true })).toBeVisible();
  await expect(colleague.locator('main img')).toHaveCount(0);
});
