import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { startChat } from '../support/chat.ts';
import { test } from '../support/model-test.ts';
import { expect } from '../support/test.ts';

test('an owner turns a model on; it answers who agrees, is joined after a reload, and is stopped', async ({
  product: { given, model, url },
  browserOf,
}) => {
  test.setTimeout(150_000);
  const { owner } = await given.owner('Trần Văn Hiếu');
  const page = await browserOf(owner, { baseURL: url });

  await test.step('the owner reads where texts go, agrees and tests the model', async () => {
    await page.goto('/settings/models');
    await page.getByLabel('Dùng mô hình').click();
    await page.getByRole('option', { name: 'Mô hình của máy chủ này' }).click();
    await page.getByLabel('Tôi đại diện công ty và đồng ý gửi nội dung tới địa chỉ này').click();
    await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect(page.getByText(/Trần Văn Hiếu đã đồng ý/)).toBeVisible();
    await page.getByRole('button', { name: 'Thử ngay' }).click();
    await expect(page.getByText('Không gọi công cụ.')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'cài đặt mô hình AI');
  });

  const { input, answers } = await startChat(page);
  await test.step('before the first message leaves, the person chooses', async () => {
    await page.getByRole('button', { name: 'Đồng ý' }).click();
    await expect(page.getByText('Trả lời bằng mô hình qwen-thu')).toBeVisible();
  });

  await test.step('an answer goes on through a reload, and can be stopped', async () => {
    model.script(() => [{ say: 'Ngày xưa có **một** công ty' }, { stall: true }]);
    await input.fill('kể chuyện đi');
    await input.press('Enter');
    await expect(page.getByText('một', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('một', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Dừng trả lời' }).click();
    await expect(page.getByText('Đã dừng. Mô hình qwen-thu')).toBeVisible();
    await expect(answers).toHaveCount(1);
  });

  await test.step('a model that is down is replaced by the engine, which says so', async () => {
    model.script(() => [{ status: 503 }]);
    await input.fill('tuần này tôi có họp gì?');
    await input.press('Enter');
    await expect(page.getByText('AI tại chỗ trả lời, vì mô hình qwen-thu không kết nối được.')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'câu trả lời của mô hình');
  });
});
