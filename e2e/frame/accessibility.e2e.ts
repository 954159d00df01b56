import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expectAccessibleInEveryLook as inspect,
  expectOverlayAccessible as inspectOver,
} from '../support/accessible.ts';
import { chatOn, startChat } from '../support/chat.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { open } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(180_000);

const level1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function goTo(page: Page, path: string, title: string | RegExp): Promise<void> {
  await open(page, path);
  await expect(level1(page, title)).toBeVisible();
}

/** A meeting tomorrow whose words are known. */
async function meeting(given: Given, owner: Person, company: Company, guest: Person) {
  const startsAt = new Date(Date.now() + 86_400_000);
  const made = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Chốt tiến độ website',
    goal: 'Biết ai làm gì trước khi ra mắt',
    location: 'Phòng họp tầng 2',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(),
    participants: [{ userId: guest.id }],
  });
  const text = await readFile(new URL('../fixtures/tranlc_sample_meeting.txt', import.meta.url), 'utf8');
  await given.call(owner, company, ['POST', '/api/v1/analysis/transcript/text'], {
    meetingId: made.id,
    text,
  });
  return made;
}

test('the pages before a company are accessible', async ({ page, given }) => {
  const person = await given.person('Bùi Thị Lan');

  await test.step('signing in, and getting a new password', async () => {
    await goTo(page, '/login', 'Đăng nhập');
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByText('Mật khẩu là bắt buộc')).toBeVisible();
    await inspect(page, 'login with errors');
    await goTo(page, '/forgot-password', 'Quên mật khẩu');
    await inspect(page, 'forgotten password');
    await page.getByLabel('Email').fill('khong.ai@govan.vn');
    await page.getByRole('button', { name: 'Gửi liên kết' }).click();
    await expect(level1(page, 'Kiểm tra hộp thư')).toBeVisible();
    await inspect(page, 'mail on its way');
    await goTo(page, '/reset-password#token=abc', 'Đặt mật khẩu mới');
    await inspect(page, 'new password');
  });

  await test.step('registering', async () => {
    await goTo(page, '/register', 'Tạo tài khoản');
    await page.getByLabel('Họ tên').fill('Bùi Thị Lan');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill('Ruộng3bậc');
    await page.getByLabel('Xác nhận mật khẩu').fill('Ruộng3bậc');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await expect(page.getByText(/đã được đăng ký/)).toBeVisible();
    await inspect(page, 'register with a known address');
  });

  await test.step('setting up a company', async () => {
    await open(page, '/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(level1(page, 'Bạn làm việc ở công ty nào?')).toBeVisible();
    await inspect(page, 'two ways');
    await page.getByRole('button', { name: 'Tạo công ty' }).click();
    await page.getByRole('button', { name: 'Tạo công ty' }).click();
    await expect(page.getByText('Vui lòng nhập tên công ty')).toBeVisible();
    await inspect(page, 'founding');
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.getByRole('button', { name: 'Nhập mã mời' }).click();
    await page.getByLabel('Mã mời').fill('BCF123');
    await page.getByRole('button', { name: 'Tham gia công ty' }).click();
    await expect(page.getByText('Mã mời không hợp lệ hoặc đã hết hạn')).toBeVisible();
    await inspect(page, 'joining');
  });
});

test('the pages of members are accessible', async ({ browserOf, given }) => {
  const { owner, company } = await given.owner('Nguyễn Trung Hiếu');
  const mai = await given.person('Phạm Thu Mai');
  await given.joined(mai, company);
  const page = await browserOf(owner);

  await test.step('a page that is not there, and what opens over each page', async () => {
    await goTo(page, '/khong-co', 'Không tìm thấy trang này');
    await inspect(page, 'a page that is not there');
    await page.getByRole('button', { name: 'Thông báo, 1 chưa đọc' }).click();
    await expect(page.getByRole('dialog', { name: 'Thông báo' })).toContainText('Phạm Thu Mai');
    await inspectOver(page, 'the bell');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspectOver(page, "the person's menu");
    await page.getByRole('menuitem', { name: 'Tham gia công ty khác' }).click();
    await expect(page.getByRole('dialog', { name: 'Tham gia công ty khác' })).toBeVisible();
    await inspectOver(page, 'a dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const { id: meetingId } = await meeting(given, owner, company, mai);

  await test.step('meetings', async () => {
    const other = await browserOf(mai);
    await goTo(other, '/meetings?view=list', 'Lịch họp');
    await expect(other.getByRole('main').getByRole('link', { name: /Chốt tiến độ website/ })).toBeVisible();
    await inspect(other, 'meetings');
    await goTo(other, `/meetings/${meetingId}`, 'Chốt tiến độ website');
    await inspect(other, 'a meeting, to be answered');

    await goTo(page, `/meetings/${meetingId}`, 'Chốt tiến độ website');
    await page.getByRole('button', { name: 'Sửa' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspectOver(page, 'changing a meeting');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what was said in a meeting, and what follows', async () => {
    await goTo(page, `/meetings/${meetingId}?tab=phan-tich`, 'Chốt tiến độ website');
    await expect(page.getByRole('heading', { name: 'Tóm tắt' })).toBeVisible({ timeout: 30_000 });
    await page
      .getByRole('button', { name: /^Sửa “/ })
      .first()
      .click();
    await inspect(page, 'analysis, a row being edited');
    await page.getByRole('button', { name: 'Thôi' }).click();
    await page.getByRole('button', { name: /^Duyệt \d+ mục có căn cứ$/ }).click();
    await page.getByRole('tab', { name: 'Việc cần làm' }).click();
    await expect(page.getByRole('heading', { name: 'Chờ xác nhận' })).toBeVisible();
    await inspect(page, 'action items');
    await page.getByRole('link', { name: 'Căn cứ: Câu 10' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'màu xanh lá' }).first()).toBeVisible();
    await inspect(page, 'transcript, at a line');
  });

  await test.step('the chat', async () => {
    await goTo(page, '/chat', 'Chat AI');
    await inspect(page, 'welcome');
    const { input, answers, popup } = await startChat(page);
    for (const text of [
      '/help',
      '/actionitem "Gửi bảng giá" "Mai" "thứ Sáu tuần sau" cao',
      '/tomtat "Chốt tiến độ website" ngắn',
      '/phantichhop "Chốt tiến độ website"',
      // Last: it is answered at once, and while it is being kept nothing else is sent.
      '/nham',
    ]) {
      const before = await answers.count();
      await input.fill(text);
      await input.press('Enter');
      await expect(answers).toHaveCount(before + 1);
      await expect(page.getByRole('status').filter({ hasText: 'Trợ lý đang trả lời' })).toBeHidden();
    }
    await inspect(page, 'answers');
    await input.fill('/');
    await expect(popup).toBeVisible();
    await inspectOver(page, 'popup');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Hiện các cuộc trò chuyện' }).click();
    await expect(chatOn(page).sessions).toBeVisible();
    await inspectOver(page, 'conversations over the page');
  });
});
