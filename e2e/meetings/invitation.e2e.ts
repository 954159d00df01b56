import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { freshEmail } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { proveAddress } from '../support/security.ts';
import { expect, test } from '../support/test.ts';

const inDays = (count: number): Date => new Date(Date.now() + count * 86_400_000);
const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

interface Guests {
  readonly guests: readonly { readonly answer: string; readonly answerReason: string }[];
}

test('a guest responds by the link of the mail, without an account', async ({
  given,
  browserOf,
  mailServer,
  server,
}) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const email = freshEmail('khach');
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Chốt mẫu bàn ghế',
    goal: 'Chọn gỗ và màu',
    location: 'Xưởng 2',
    joinUrl: 'https://meet.example/ban-ghe',
    startsAt: inDays(2).toISOString(),
    endsAt: new Date(inDays(2).getTime() + 3_600_000).toISOString(),
    guests: [{ email, name: 'Trần Khách' }],
  });
  const answer = async () =>
    (await given.call<Guests>(owner, company, ['GET', `/api/v1/meetings/${id}`])).guests[0];

  // Until then the mail to a guest waits.
  await proveAddress(server, mailServer, owner);
  const mail = await mailServer.mailTo(email);
  const link = /href="([^"]+answer=declined)"/.exec(mail.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  const page = await browserOf('somebody new');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Chốt mẫu bàn ghế', level: 1 })).toBeVisible();
  const form = page.getByRole('form', { name: 'Trả lời lời mời' });
  await expect(form.getByRole('button', { name: 'Từ chối' })).toHaveAttribute('aria-pressed', 'true');
  expect(await answer()).toMatchObject({ answer: 'waiting' });

  await form.getByRole('textbox', { name: 'Từ chối vì' }).fill('Bận giao hàng');
  await expectAccessibleInEveryLook(page, 'invitation');
  await form.getByRole('button', { name: 'Gửi câu trả lời' }).click();
  await expect(form.getByRole('status')).toHaveText('Đã ghi nhận câu trả lời: từ chối.');
  expect(await answer()).toMatchObject({ answer: 'declined', answerReason: 'Bận giao hàng' });

  await page.goto(link.replace('token=', 'token=x'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Không mở được lời mời' })).toBeVisible();
});

test('exchange with other calendars', async ({ given, browserOf, server }) => {
  test.setTimeout(90_000);
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner, { acceptDownloads: true });

  await test.step('events come in from a file with a report of each', async () => {
    await page.goto('/meetings');
    await page.getByRole('button', { name: 'Thao tác khác với lịch' }).click();
    await page.getByRole('menuitem', { name: 'Nhập lịch từ tệp .ics' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nhập lịch từ tệp' });
    const start = inDays(1);
    const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
    const file = [
      'BEGIN:VCALENDAR',
      ...event('UID:1', 'SUMMARY:Gặp nhà cung cấp', `DTSTART:${compact(start)}`, 'DURATION:PT1H'),
      ...event(
        'UID:2',
        'SUMMARY:Nghỉ lễ',
        `DTSTART;VALUE=DATE:${compact(start).slice(0, 8)}`,
        'STATUS:CANCELLED',
      ),
      'END:VCALENDAR',
    ].join('\r\n');
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Chọn tệp .ics' }).click();
    await (await chooser).setFiles({
      name: 'lich.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(file),
    });
    await expect(dialog.getByRole('status')).toHaveText('Sẽ nhập 1 sự kiện, 1 không nhập.');
    const rows = dialog.getByRole('list', { name: 'Các sự kiện trong tệp' }).getByRole('listitem');
    await expect(rows).toContainText([/Gặp nhà cung cấp.*Sẽ nhập/s, /Nghỉ lễ.*Không nhập.*đã bị hủy/s]);
    const wanted = dialog.getByRole('checkbox', { name: 'Gặp nhà cung cấp' });
    await wanted.uncheck();
    await expect(dialog.getByRole('status')).toHaveText('Sẽ nhập 0 sự kiện, 2 không nhập.');
    await expect(dialog.getByRole('button', { name: 'Nhập 0 cuộc họp' })).toBeDisabled();
    await wanted.check();
    await expectAccessible(page, 'import');
    await dialog.getByRole('button', { name: 'Nhập 1 cuộc họp' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Đã nhập 1 sự kiện, 1 không nhập.');
    await expect(dialog.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Xong' }).click();
  });

  await test.step('their letter is saved', async () => {
    const { meetings } = await given.call<{ meetings: { id: string }[] }>(owner, company, [
      'GET',
      '/api/v1/meetings',
    ]);
    await moveTo(page, `/meetings/${meetings[0]?.id}`);
    await page.getByRole('button', { name: 'Thao tác khác với cuộc họp' }).click();
    await page.getByRole('menuitem', { name: 'Giấy mời' }).click();
    const letter = page.getByRole('dialog', { name: 'Giấy mời' });
    await letter.getByRole('textbox', { name: 'Kính mời' }).fill('Ông Trần Hưng');
    const download = page.waitForEvent('download');
    await letter.getByRole('button', { name: 'Tải bản PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Giấy mời - Gặp nhà cung cấp.pdf');
  });

  await test.step('other calendars read along by a private address, until it is ended', async () => {
    await given.call(owner, company, ['POST', '/api/v1/meetings'], {
      title: 'Họp xưởng',
      startsAt: inDays(3).toISOString(),
      endsAt: new Date(inDays(3).getTime() + 3_600_000).toISOString(),
    });
    await moveTo(page, '/profile');
    const feed = page.getByRole('region', { name: 'Lịch họp trong ứng dụng khác' });
    await feed.getByRole('button', { name: 'Tạo địa chỉ' }).click();
    const address = await feed.getByRole('textbox', { name: 'Địa chỉ lịch' }).inputValue();
    await expectAccessible(page, 'calendar feed');
    const read = () => fetch(new URL(new URL(address).pathname, server.url));
    expect(await (await read()).text()).toContain('SUMMARY:Họp xưởng');
    await expect(feed.getByRole('link', { name: 'Mở bằng ứng dụng lịch' })).toHaveAttribute(
      'href',
      /^webcal:/,
    );
    await feed.getByRole('button', { name: 'Thu hồi' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).click();
    await expect(feed.getByRole('button', { name: 'Tạo địa chỉ' })).toBeVisible();
    expect((await read()).status).toBe(404);
  });
});
