import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Given, Person } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(240_000);

interface Planned {
  readonly meetingId: string;
  readonly chair: Person;
  readonly secretary: Person;
  readonly attendee: Person;
}

/** A meeting that begins now, of three people, without an agenda. */
async function givenMeeting(given: Given): Promise<Planned> {
  const { owner: chair, company } = await given.owner('Đặng Khánh Quỳnh');
  const secretary = await given.person('Ngô Trường Lễ');
  const attendee = await given.person('Bùi Phương Uyên');
  for (const person of [secretary, attendee]) await given.joined(person, company);
  const start = Date.now() - 60_000;
  const { id: meetingId } = await given.call<{ id: string }>(chair, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban xưởng tuần 48',
    location: 'Xưởng 2',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 45 * 60_000).toISOString(),
    participants: [
      { userId: secretary.id, role: 'secretary' },
      { userId: attendee.id, role: 'attendee' },
    ],
  });
  return { meetingId, chair, secretary, attendee };
}

const talk = `[00:00:10] Đặng Khánh Quỳnh: Mời cả nhà vào việc. Đơn khách sạn Mây Ngàn tới đâu rồi Uyên?
[00:00:20] Bùi Phương Uyên: Dạ xong 84 trên 120 bộ tủ, còn kẹt sơn phủ.
[00:01:05] Đặng Khánh Quỳnh: Vậy chốt là tăng ca tối thứ Ba và thứ Năm tuần sau.
[00:01:30] Ngô Trường Lễ: Dạ, em ghi lại ạ.
[00:02:10] Đặng Khánh Quỳnh: Lễ gọi nhà cung cấp sơn hỏi ngày giao trước thứ Sáu nhé.
[00:02:20] Ngô Trường Lễ: Dạ vâng, em gọi trước thứ Sáu.`;

async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ghi chú mới' }).focus();
  await page.keyboard.type(text, { delay: 8 });
  await page.keyboard.press('Enter');
}

test('a meeting is prepared, held, written up, adopted, signed by two, and its file checked', async ({
  given,
  browserOf,
}) => {
  const { meetingId, chair, secretary, attendee } = await givenMeeting(given);
  const [quynh, le, uyen] = await Promise.all([browserOf(chair), browserOf(secretary), browserOf(attendee)]);

  // Prepared.
  await quynh.goto(`/meetings/${meetingId}`);
  await quynh.getByRole('tab', { name: 'Chuẩn bị' }).click();
  await quynh.getByRole('button', { name: 'Lập chương trình' }).click();
  await quynh.getByRole('textbox', { name: 'Nội dung mục 1' }).fill('Tiến độ đơn khách sạn Mây Ngàn');
  await quynh.getByRole('textbox', { name: 'Số phút của mục 1' }).fill('20');
  await quynh.getByRole('button', { name: 'Lưu chương trình' }).click();
  await expect(quynh.getByRole('button', { name: 'Sửa chương trình' })).toBeVisible();

  // Held by three.
  await quynh.getByRole('link', { name: 'Vào họp' }).click();
  for (const page of [le, uyen]) await page.goto(`/meetings/${meetingId}/live`);
  await quynh.getByRole('button', { name: 'Bắt đầu họp' }).click();
  const attendance = le.getByRole('region', { name: 'Điểm danh' });
  for (const { name } of [chair, secretary, attendee])
    await attendance.getByRole('button', { name: `${name} có mặt` }).click();
  await expect(uyen.getByRole('region', { name: 'Điểm danh' })).toContainText('3/3 có mặt');
  await Promise.all([
    writeNote(le, '!Tăng ca tối thứ Ba và thứ Năm tuần sau'),
    writeNote(uyen, 'Đơn Mây Ngàn xong 84/120 bộ tủ'),
  ]);
  await expect(uyen.getByText('Đã lưu mọi dòng')).toBeVisible();
  await uyen.context().setOffline(true);
  await writeNote(uyen, '?Sơn phủ về ngày nào');
  await expect(uyen.getByText('chưa lưu lên máy chủ', { exact: true })).toHaveCount(1);

  // A vote by capital, while she has no network.
  await le.getByRole('button', { name: 'Đưa ra biểu quyết' }).click();
  const vote = le.getByRole('dialog', { name: 'Đưa ra biểu quyết' });
  await vote
    .getByRole('textbox', { name: 'Nội dung biểu quyết' })
    .fill('Mua máy sơn phủ mới giá 185 triệu đồng');
  await vote.getByText('Theo phần vốn').click();
  await vote.getByRole('textbox', { name: `Phần vốn của ${chair.name}` }).fill('51');
  await vote.getByRole('textbox', { name: `Phần vốn của ${secretary.name}` }).fill('24,5');
  await vote.getByRole('textbox', { name: `Phần vốn của ${attendee.name}` }).fill('24,5');
  await vote.getByRole('button', { name: 'Mở biểu quyết' }).click();
  const votes = quynh.getByRole('region', { name: 'Biểu quyết' });
  await votes.getByRole('button', { name: 'Tán thành', exact: true }).click();
  const ofLe = le.getByRole('region', { name: 'Biểu quyết' });
  await ofLe.getByRole('button', { name: 'Không tán thành' }).click();
  await uyen.context().setOffline(false);
  await expect(uyen.getByText('Đã lưu mọi dòng')).toBeVisible();
  const ofUyen = uyen.getByRole('region', { name: 'Biểu quyết' });
  await ofUyen.getByRole('button', { name: 'Tán thành', exact: true }).click();
  await ofLe.getByRole('button', { name: 'Đóng biểu quyết' }).click();
  await le.getByRole('alertdialog').getByRole('button', { name: 'Đóng biểu quyết' }).click();
  await expect(votes).toContainText('Đã thông qua');
  await expect(quynh.getByText('Sơn phủ về ngày nào')).toBeVisible();
  await quynh.getByRole('button', { name: 'Kết thúc họp' }).click();
  await quynh.getByRole('button', { name: 'Kết thúc', exact: true }).click();
  await expect(uyen.getByText('Đã kết thúc', { exact: true })).toBeVisible();

  // What was said, from a file.
  await le.goto(`/meetings/${meetingId}?tab=ban-ghi`);
  const chooser = le.waitForEvent('filechooser');
  await le.getByRole('button', { name: 'Tải bản gỡ băng lên' }).click();
  await (await chooser).setFiles({ name: 'giao-ban.txt', mimeType: 'text/plain', buffer: Buffer.from(talk) });
  await expect(le.getByText('còn kẹt sơn phủ')).toBeVisible({ timeout: 30_000 });

  // Written up.
  await le.goto(`/meetings/${meetingId}?tab=bien-ban`);
  await le.getByRole('button', { name: 'Soạn biên bản' }).click();
  const sheet = le.getByRole('article', { name: 'Biên bản' });
  await expect(sheet).toContainText('84/120 bộ tủ');
  await expect(sheet).toContainText('Mua máy sơn phủ mới giá 185 triệu đồng');

  // Commented on, mended, and looked through.
  await le.getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await le.getByRole('dialog').getByRole('button', { name: 'Gửi lấy góp ý' }).click();
  await uyen.goto(`/meetings/${meetingId}?tab=bien-ban`);
  const progress = uyen.getByRole('listitem').filter({ hasText: 'Đơn Mây Ngàn xong 84/120 bộ tủ' });
  await progress.getByRole('button', { name: 'Góp ý về dòng này' }).click();
  await uyen.getByRole('textbox', { name: 'Góp ý về dòng này' }).fill('Sáng nay đã xong 90 bộ');
  await uyen.getByRole('button', { name: 'Góp ý', exact: true }).last().click();
  await le.getByRole('button', { name: '1 góp ý chưa xử lý về dòng này' }).click();
  await expect(le.getByText('Sáng nay đã xong 90 bộ')).toBeVisible();
  await sheet.getByRole('button', { name: /^Đơn Mây Ngàn xong 84/ }).press('Enter');
  await le.getByRole('textbox', { name: /^Nội dung dòng/ }).fill('Đơn Mây Ngàn xong 90/120 bộ tủ');
  await le.keyboard.press('Enter');
  await le.keyboard.press('Escape');
  await le.getByText('Góp ý 1', { exact: true }).click();
  await le.getByRole('button', { name: 'Đã xử lý' }).click();
  await expect(uyen.getByRole('article', { name: 'Biên bản' })).toContainText('90/120 bộ tủ');
  await le.getByText('Các bước', { exact: true }).click();
  // What a note and the transcript both say is one line, in the words of the note, and needs no review.
  const noted = sheet.getByRole('listitem').filter({ hasText: 'Tăng ca tối thứ Ba' });
  await expect(noted).toHaveCount(1);
  await expect(noted).not.toContainText('Máy đề xuất');
  const task = sheet.getByRole('listitem').filter({ hasText: 'Gọi nhà cung cấp sơn' });
  await task.getByRole('button', { name: /^Duyệt/ }).click();
  // The note says 84: what was changed needs somebody who answers for it.
  await sheet.getByRole('button', { name: 'Tôi xác nhận' }).click();
  await expect(le.getByText('Đã đủ để thông qua.')).toBeVisible();

  // Adopted and signed by two.
  await quynh.goto(`/meetings/${meetingId}?tab=bien-ban`);
  await quynh.getByRole('button', { name: 'Thông qua biên bản' }).click();
  await quynh.getByRole('alertdialog').getByRole('button', { name: 'Thông qua', exact: true }).click();
  await expect(quynh.getByRole('article', { name: 'Biên bản' })).toContainText(/Số: 0?1\/BB/);
  for (const [page, { password }] of [
    [quynh, chair],
    [le, secretary],
  ] as const) {
    const signatures = page.getByRole('region', { name: 'Chữ ký' });
    await signatures.getByText('Ký điện tử', { exact: true }).click();
    await signatures.getByLabel('Mật khẩu của bạn').fill(password);
    await signatures.getByRole('button', { name: 'Ký biên bản' }).click();
    await expect(signatures).toContainText('ký điện tử bằng mật khẩu');
  }
  await expect(uyen.getByText('Biên bản đã ký', { exact: true })).toBeVisible();

  // Exported, and checked by somebody who has nothing but the file.
  const saved = uyen.waitForEvent('download');
  await uyen.getByRole('button', { name: 'Xuất', exact: true }).click();
  await uyen.getByRole('menuitem', { name: /PDF/ }).click();
  const file = await readFile(await (await saved).path());
  const stranger = await browserOf('somebody new');
  await stranger.goto('/verify-minutes');
  await stranger
    .locator('input[type=file]')
    .setInputFiles({ name: 'bien-ban.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(stranger.getByText('Tệp còn nguyên')).toBeVisible();
  await expect(stranger.getByText('Đã ký và khóa')).toBeVisible();
});
