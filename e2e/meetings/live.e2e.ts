import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectOverlayAccessible,
} from '../support/accessible.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { signInAgain } from '../support/sign-in-again.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

interface Held {
  readonly meetingId: string;
  readonly chair: Person;
  readonly secretary: Person;
  readonly attendee: Person;
  readonly company: Company;
}

/** A meeting that is on now, with an agenda of two items, three members and a guest. */
async function givenMeeting(given: Given): Promise<Held> {
  const { owner: chair, company } = await given.owner('Đặng Khánh Quỳnh');
  const secretary = await given.person('Ngô Trường Lễ');
  const attendee = await given.person('Bùi Phương Uyên');
  for (const person of [secretary, attendee]) await given.joined(person, company);
  const start = Date.now() - 60_000;
  const { id: meetingId } = await given.call<{ id: string }>(chair, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban xưởng tuần 47',
    location: 'Xưởng 2',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 45 * 60_000).toISOString(),
    participants: [
      { userId: secretary.id, role: 'secretary' },
      { userId: attendee.id, role: 'attendee' },
    ],
    guests: [{ email: 'khach@doitac.example', name: 'Mạc Hương Giang' }],
  });
  await given.call(chair, company, ['PUT', `/api/v1/meetings/${meetingId}/agenda`], {
    version: 0,
    items: [
      { title: 'Tiến độ đơn khách sạn Mây Ngàn', minutes: 15, presenterId: attendee.id },
      { title: 'An toàn máy cưa bàn', minutes: 10 },
    ],
  });
  return { meetingId, chair, secretary, attendee, company };
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Ghi chú mới' });

async function writeRow(page: Page, text: string): Promise<void> {
  await composer(page).focus();
  await page.keyboard.type(text, { delay: 8 });
  await page.keyboard.press('Enter');
}

test('three people hold a meeting: attendance, agenda, speakers, and notes of two at once, one of them offline', async ({
  given,
  browserOf,
}) => {
  const { meetingId, chair, secretary, attendee } = await givenMeeting(given);
  const [quynh, le, uyen] = await Promise.all([browserOf(chair), browserOf(secretary), browserOf(attendee)]);
  await quynh.goto(`/meetings/${meetingId}`);
  await quynh.getByRole('link', { name: 'Vào họp' }).click();
  for (const page of [le, uyen]) await page.goto(`/meetings/${meetingId}/live`);
  await expect(uyen.getByText('Hãy chờ người chủ trì hoặc thư ký bắt đầu')).toBeVisible();
  await expect(uyen.getByRole('button', { name: 'Bắt đầu họp' })).toHaveCount(0);

  await quynh.getByRole('button', { name: 'Bắt đầu họp' }).click();
  await expect(uyen.getByText('Đang diễn ra')).toBeVisible();

  // Who has the page open is offered, and nobody is marked by that.
  const attendance = le.getByRole('region', { name: 'Điểm danh' });
  await expect(attendance.getByRole('list', { name: 'Chưa điểm danh' })).toContainText('đang mở trang này');
  await expect(attendance.getByRole('status')).toContainText('0/3 có mặt');
  await attendance.getByRole('button', { name: 'Đặng Khánh Quỳnh có mặt' }).click();
  await attendance.getByRole('button', { name: 'Ngô Trường Lễ có mặt' }).click();
  // The rows move up until both are recorded.
  await expect(attendance.getByRole('status')).toContainText('2/3 có mặt');
  await attendance.getByRole('button', { name: 'Điểm danh Bùi Phương Uyên' }).click();
  await le.getByRole('menuitem', { name: 'Có mặt trực tuyến' }).click();
  await attendance.getByRole('button', { name: 'Mạc Hương Giang vắng mặt' }).click();
  await le.getByRole('textbox', { name: 'Lý do' }).fill('Bận việc nhà máy');
  await le.getByRole('button', { name: 'Ghi vắng mặt' }).click();
  await expect(uyen.getByRole('region', { name: 'Điểm danh' })).toContainText('3/3 có mặt, đủ điều kiện họp');
  await expect(uyen.getByRole('region', { name: 'Điểm danh' })).toContainText('Bận việc nhà máy');

  await uyen.getByRole('button', { name: 'Tôi muốn phát biểu' }).click();
  await quynh.getByRole('button', { name: 'Mời Bùi Phương Uyên nói' }).click();
  await expect(uyen.getByText('Đang phát biểu')).toBeVisible();

  await Promise.all([
    writeRow(le, '!Tăng ca tối thứ Ba và thứ Năm'),
    writeRow(uyen, '>Khách hẹn nhận hàng thứ Bảy'),
  ]);
  await quynh.getByRole('button', { name: 'Sang mục 2' }).click();
  await expect(uyen.getByRole('listitem').filter({ hasText: 'An toàn máy cưa bàn' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );

  await uyen.context().setOffline(true);
  await Promise.all([
    writeRow(uyen, '?Mua chụp chính hãng hay đặt gia công'),
    writeRow(le, '+Mua chụp mới cho máy số 3'),
  ]);
  await writeRow(uyen, ' +5 triệu là giá cũ');
  await expect(uyen.getByText('chưa lưu lên máy chủ', { exact: true })).toHaveCount(2);
  await expect(quynh.getByText('Mua chụp mới cho máy số 3')).toBeVisible();
  await expect(quynh.getByText('đặt gia công')).toHaveCount(0);
  await uyen.context().setOffline(false);
  // Loaded again at once: what waited is sent by the new page.
  await uyen.reload();
  await expect(uyen.getByText('Đã lưu mọi dòng')).toBeVisible();

  const rows = [
    'Tăng ca tối thứ Ba và thứ Năm',
    'Khách hẹn nhận hàng thứ Bảy',
    'Mua chụp chính hãng hay đặt gia công',
    'Mua chụp mới cho máy số 3',
    '+5 triệu là giá cũ',
  ];
  for (const page of [quynh, le, uyen])
    for (const row of rows) await expect(page.getByText(row, { exact: true })).toHaveCount(1);
  await expectAccessibleInEveryLook(le, 'a meeting that is held');

  await quynh.getByRole('button', { name: 'Kết thúc họp' }).click();
  await quynh.getByRole('button', { name: 'Kết thúc', exact: true }).click();
  await expect(uyen.getByText('Đã kết thúc', { exact: true })).toBeVisible();

  await le.getByRole('link', { name: 'Đến biên bản' }).click();
  await le.getByRole('button', { name: 'Soạn biên bản' }).click();
  const sheet = le.getByRole('article', { name: 'Biên bản' });
  for (const row of rows) await expect(sheet).toContainText(row);
  await expect(sheet).toContainText('Bận việc nhà máy');
});

test('a weighted vote is opened, cast on own devices and for somebody without one, and closed', async ({
  given,
  browserOf,
}) => {
  const { meetingId, chair, secretary, attendee, company } = await givenMeeting(given);
  const path = `/api/v1/meetings/${meetingId}/live`;
  await given.call(chair, company, ['PUT', `${path}/start`]);
  const people = [chair, secretary, attendee].map(({ id }) => ({ id, act: 'in-person' }));
  await given.call(secretary, company, ['PATCH', `${path}/attendance`], { people });
  const [quynh, le] = await Promise.all([browserOf(chair), browserOf(secretary)]);
  for (const page of [quynh, le]) await page.goto(`/meetings/${meetingId}/live`);

  await le.getByRole('button', { name: 'Đưa ra biểu quyết' }).click();
  const dialog = le.getByRole('dialog', { name: 'Đưa ra biểu quyết' });
  await dialog.getByRole('textbox', { name: 'Nội dung biểu quyết' }).fill('Dừng máy số 3');
  await dialog.getByText('Theo phần vốn').click();
  await signInAgain(le, secretary);
  await expect(dialog.getByRole('textbox', { name: 'Nội dung biểu quyết' })).toHaveValue('Dừng máy số 3');
  await le.keyboard.press('Escape');
  await le.getByRole('alertdialog').getByRole('button', { name: 'Soạn tiếp' }).click();
  await dialog.getByRole('button', { name: 'Mở biểu quyết' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Còn 3 người: ghi phần vốn bằng số');
  await dialog.getByRole('textbox', { name: 'Phần vốn của Đặng Khánh Quỳnh' }).fill('51');
  await dialog.getByRole('textbox', { name: 'Phần vốn của Ngô Trường Lễ' }).fill('24,5');
  await dialog.getByRole('textbox', { name: 'Phần vốn của Bùi Phương Uyên' }).fill('24,5');
  await expectOverlayAccessible(le, 'a new vote');
  await dialog.getByRole('button', { name: 'Mở biểu quyết' }).click();

  const votes = quynh.getByRole('region', { name: 'Biểu quyết' });
  await expect(votes).toContainText('0/3 người đã chọn, cần quá 50% phần vốn tán thành.');
  await votes.getByRole('button', { name: 'Tán thành', exact: true }).click();
  await expect(votes).toContainText('Đủ tỷ lệ thông qua');
  const ofLe = le.getByRole('region', { name: 'Biểu quyết' });
  await expect(ofLe).toContainText('1/3 người đã chọn');
  await expect(ofLe).not.toContainText('Đủ tỷ lệ thông qua');
  await ofLe.getByRole('button', { name: 'Không tán thành' }).click();
  await ofLe.getByRole('button', { name: 'Bỏ phiếu thay' }).click();
  await le
    .getByRole('group', { name: /Bùi Phương Uyên/ })
    .getByRole('button', { name: 'Không có ý kiến' })
    .click();
  await le.getByRole('button', { name: 'Xong' }).click();
  await expectAccessibleInEveryLook(le, 'a vote that is open');
  await le.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Ghi chú', 'Điểm danh', 'Biểu quyết']) {
    await le.getByRole('tab', { name }).click();
    await expectAccessible(le, `${name} on a phone`);
  }
  await le.setViewportSize({ width: 1440, height: 900 });
  await ofLe.getByRole('button', { name: 'Đóng biểu quyết' }).click();
  await le.getByRole('alertdialog').getByRole('button', { name: 'Đóng biểu quyết' }).click();
  await expect(votes).toContainText('Đã thông qua');
  await votes.getByText('Ai biểu quyết thế nào').click();
  await expect(votes).toContainText('không có ý kiến, thư ký ghi hộ');
});
