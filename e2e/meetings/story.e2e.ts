import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { pressOnCard, startChat } from '../support/chat.ts';
import { freshEmail, password } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

const transcript = fileURLToPath(new URL('../fixtures/tranlc_sample_meeting.txt', import.meta.url));
const goal = 'Chốt tiến độ website';

async function register(page: Page, name: string): Promise<string> {
  const email = freshEmail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Đăng ký' }).click();
  await page.getByLabel('Họ tên').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByLabel('Xác nhận mật khẩu').fill(password);
  await page.getByRole('checkbox', { name: /^Tôi đồng ý/ }).check();
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(page.getByRole('heading', { name: 'Bạn làm việc ở công ty nào?' })).toBeVisible();
  return email;
}

async function found(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tạo công ty' }).click();
  await page.getByLabel('Tên công ty').fill('Sàn Xanh');
  await page.getByRole('button', { name: 'Tạo công ty' }).click();
  await expect(page.getByRole('heading', { name: /Nguyễn Trung Hiếu/ })).toBeVisible();
}

async function joinBy(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Nhập mã mời' }).click();
  await page.getByLabel('Mã mời').fill(code);
  await page.getByRole('button', { name: 'Tham gia công ty' }).click();
  await expect(page.getByRole('heading', { name: /Phạm Thu Mai/ })).toBeVisible();
}

/** '24/11/2026': Tuesday of the week after this one. */
function tuesdayOfNextWeek(): string {
  const today = new Date(new Date().toLocaleString('en-US', { timeZone: 'Asia/Ho_Chi_Minh' }));
  const sinceMonday = (today.getDay() + 6) % 7;
  const tuesday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - sinceMonday + 8);
  return tuesday.toLocaleDateString('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

const task = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Cập nhật lại design/ }) });

const attachmentText = (content: Email['attachments'][number]['content'] | undefined): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

// Proves S1.001, S1.005, S1.017, S9.030, S9.031, S9.035
test('two people meet, from the first account to an accepted task', async ({
  page: hieu,
  browserOf,
  mailServer,
}) => {
  test.setTimeout(150_000);
  const mai = await browserOf('somebody new');
  const [emailOfHieu, emailOfMai] = await Promise.all([
    register(hieu, 'Nguyễn Trung Hiếu'),
    register(mai, 'Phạm Thu Mai'),
  ]);
  await found(hieu);
  const code =
    (await hieu
      .getByRole('main')
      .getByText(/^[A-Z0-9]{6}$/)
      .textContent()) ?? '';
  await joinBy(mai, code);

  const day = tuesdayOfNextWeek();
  const { input, answers } = await startChat(hieu);
  await input.fill(`/lenlich "Hiếu, Mai" "${goal}" "thứ Ba tuần sau 9h30"`);
  await input.press('Enter');
  const card = answers.getByRole('article', { name: 'Lên lịch họp' });
  await expect(card).toContainText(goal);
  await expect(card).toContainText(`Thứ Ba, ${day}, 09:30–10:00`);
  await expect(card).toContainText('Bạn, Phạm Thu Mai');
  await expect(card).toContainText('Gửi 1 email');
  await expect(card).toContainText('Chưa tạo, chưa gửi gì');
  await moveTo(mai, '/meetings?view=list');
  await expect(mai.getByRole('heading', { name: 'Lịch họp', level: 1 })).toBeVisible();
  await expect(mai.getByRole('link', { name: new RegExp(goal) })).toBeHidden();

  await pressOnCard(card, 'Xác nhận', 'Đã tạo');
  const ofMai = mai.getByRole('main').getByRole('link', { name: new RegExp(goal) });
  await expect(ofMai, 'without reloading').toContainText(/09:30.10:00/);
  await moveTo(mai, '/dashboard');
  await expect(mai.getByRole('heading', { name: /Phạm Thu Mai/ })).toBeVisible();
  await expect(mai.getByRole('main').getByText(goal).first()).toBeVisible();
  await expect(mai.getByRole('button', { name: 'Thông báo, 1 chưa đọc' })).toBeVisible();
  await moveTo(hieu, '/dashboard');
  await expect(hieu.getByRole('heading', { name: /Nguyễn Trung Hiếu/ })).toBeVisible();
  await expect(hieu.getByRole('main').getByText(goal).first()).toBeVisible();

  await moveTo(mai, '/meetings?view=list');
  await expect(mai.getByRole('heading', { name: 'Lịch họp', level: 1 })).toBeVisible();
  await ofMai.click();
  await mai.getByRole('tab', { name: 'Phân tích' }).click();
  await expect(mai.getByText('Chưa có gì để phân tích')).toBeVisible();
  await moveTo(hieu, '/meetings?view=list');
  await expect(hieu.getByRole('heading', { name: 'Lịch họp', level: 1 })).toBeVisible();
  await hieu
    .getByRole('main')
    .getByRole('link', { name: new RegExp(goal) })
    .click();
  await expect(hieu.getByRole('heading', { name: goal, level: 1 })).toBeVisible();
  await hieu.getByRole('tab', { name: 'Bản gỡ băng' }).click();
  const chooser = hieu.waitForEvent('filechooser');
  await hieu.getByRole('button', { name: 'Tải bản gỡ băng lên' }).click();
  await (await chooser).setFiles(transcript);
  // Its meeting is next week.
  await hieu.getByRole('alertdialog').getByRole('button', { name: 'Vẫn tải lên' }).click();

  await expect(mai.getByRole('heading', { name: 'Tóm tắt' })).toBeVisible({ timeout: 30_000 });
  const analysis = mai.getByRole('tabpanel', { name: 'Phân tích' });
  await expect(analysis).toContainText(/Quyết định.*màu xanh lá.*35 triệu.*8\/12.*Việc cần làm/s);
  await expect(analysis).toContainText(/Câu hỏi còn để ngỏ.*Tóm tắt.*xanh lá.*35 triệu.*8\/12/s);
  await expect(analysis).toContainText(/Được nhắc tới.*50 triệu.*01\/12\/2024.*Linh.*Ai nói nhiều/s);
  await expect(analysis).toContainText(/Ai nói nhiều\?.*Hiếu.*Có theo chương trình không\?/s);
  await expect(analysis.getByRole('button', { name: 'Duyệt' }), 'who only takes part').toHaveCount(0);
  await mai.getByRole('tab', { name: 'Việc cần làm' }).click();
  await expect(mai.getByRole('main')).toContainText('chưa ai duyệt');
  await expect(task(mai), 'before somebody approved it').toHaveCount(0);
  await hieu.getByRole('tab', { name: 'Phân tích' }).click();
  await hieu.getByRole('button', { name: /^Duyệt \d+ mục có căn cứ$/ }).click();
  await expect(hieu.getByText(/^Đã duyệt \d+ mục/)).toBeVisible();
  await hieu.getByRole('tab', { name: 'Việc cần làm' }).click();
  await expect(task(hieu)).toContainText('Phạm Thu Mai');
  await expect(task(hieu)).toContainText('Đề xuất');

  await task(hieu).getByRole('link', { name: 'Căn cứ: Câu 10', exact: true }).click();
  const line = hieu.getByRole('listitem').filter({ hasText: 'Mai, em cập nhật lại design với màu mới' });
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(line).toContainText('Hiếu');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(hieu.getByRole('tab', { name: 'Bản gỡ băng' })).toHaveAttribute('aria-selected', 'true');
  await hieu.goBack();

  await task(mai).getByRole('button', { name: 'Nhận việc' }).click();
  await expect(mai.getByText('Đã nhận việc')).toBeVisible();
  // Agreed on; and, since those people met in 2024, overdue.
  await expect(task(mai)).toContainText(/Đã nhận.*Quá hạn.*Xong/);
  await expect(task(hieu), 'without reloading').toContainText('Quá hạn');
  await expect(task(hieu)).not.toContainText('Đề xuất');

  const mail = await mailServer.mailTo(emailOfMai, ({ subject }) => subject?.includes(goal) ?? false);
  expect(mail.subject).toBe(`Mời họp: ${goal} (Thứ Ba, ${day}, 09:30–10:00)`);
  const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  const [date, month, year] = day.split('/');
  expect(attachmentText(file?.content)).toContain(
    `DTSTART;TZID=Asia/Ho_Chi_Minh:${year}${month}${date}T093000`,
  );
  // The creator of the meeting is not invited to it: they get the mail that verifies their address, and no other.
  const toHieu = mailServer.mails.filter(({ to }) => to?.some(({ address }) => address === emailOfHieu));
  expect(toHieu.map(({ subject }) => subject)).toEqual(['Xác nhận email cho tài khoản Họp Gọn']);
});
