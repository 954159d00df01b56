import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import type { Company, Given, Person } from '../support/given.ts';
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
  await expect(attendance.getByRole('list', { name: 'Chưa điểm danh' })).toContainText('đang mở phòng');
  await expect(attendance.getByRole('status')).toContainText('0/3 có mặt');
  await attendance.getByRole('button', { name: 'Đặng Khánh Quỳnh có mặt' }).click();
  await attendance.getByRole('button', { name: 'Ngô Trường Lễ có mặt' }).click();
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
});
