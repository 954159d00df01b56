import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectOverlayAccessible } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('the life of a weekly series', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn An');
  const page = await browserOf(owner);
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog');
  const entry = (clocks: string) =>
    page.getByRole('grid').getByRole('button', { name: new RegExp(`^Họp xưởng, ${clocks}`) });
  const words = page.getByRole('region', { name: 'Thông báo ngắn' });

  await test.step('a weekly series is made', async () => {
    await page.goto('/meetings?tao=1');
    const form = dialog(page, 'Tạo cuộc họp');
    await form.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Giao ban tuần');
    await form.getByLabel('Ngày', { exact: true }).fill('2027-03-08');
    await form.getByRole('textbox', { name: 'Bắt đầu' }).fill('9h');
    await choose(page, 'Lặp lại', 'Hằng tuần vào thứ Hai');
    await choose(page, 'Kết thúc', 'Sau một số buổi');
    await form.getByRole('textbox', { name: 'Số buổi' }).fill('4');
    await expect(form.getByText('Hằng tuần vào thứ Hai, 4 buổi.')).toBeVisible();
    await expectOverlayAccessible(page, 'form of a series');
    await form.getByRole('button', { name: 'Tạo cuộc họp' }).click();

    await expect(main.getByText('Hằng tuần vào thứ Hai · buổi 1/4')).toBeVisible();
    await main.getByRole('link', { name: 'Buổi sau' }).click();
    await expect(main.getByText('buổi 2/4')).toBeVisible();
    await expect(main.getByText('Thứ Hai, 15/03/2027, 09:00–09:30')).toBeVisible();
  });

  await test.step('one of it is moved', async () => {
    await main.getByRole('button', { name: 'Sửa' }).click();
    await dialog(page, 'Sửa cuộc họp').getByLabel('Ngày', { exact: true }).fill('2027-03-16');
    await dialog(page, 'Sửa cuộc họp').getByRole('button', { name: 'Lưu' }).click();
    await expect(question.getByRole('radio', { name: 'Chỉ buổi này' })).toBeChecked();
    await expect(question.getByRole('radio', { name: 'Buổi này và các buổi sau (3 buổi)' })).toBeVisible();
    await expectOverlayAccessible(page, 'which of the series');
    await question.getByRole('button', { name: 'Lưu' }).click();
    await expect(main.getByText('Thứ Ba, 16/03/2027, 09:00–09:30')).toBeVisible();
    await expect(main.getByText('Hằng tuần vào thứ Hai · buổi 2/4')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a meeting of a series');
  });

  await test.step('what follows is called off', async () => {
    await main.getByRole('link', { name: 'Buổi sau' }).click();
    await expect(main.getByText('buổi 3/4')).toBeVisible();
    await main.getByRole('button', { name: 'Thao tác khác với cuộc họp' }).click();
    await page.getByRole('menuitem', { name: 'Hủy cuộc họp' }).click();
    await question.getByRole('radio', { name: 'Buổi này và các buổi sau (2 buổi)' }).check();
    await question.getByRole('button', { name: 'Hủy cuộc họp' }).click();
    await expect(main.getByText('Nguyễn Văn An đã hủy cuộc họp này.')).toBeVisible();

    const { meetings } = await given.call<{ meetings: { startsAt: string; status: string }[] }>(
      owner,
      company,
      ['GET', '/api/v1/meetings?query=Giao ban'],
    );
    expect(meetings.map(({ startsAt, status }) => [startsAt.slice(0, 10), status])).toEqual([
      ['2027-03-08', 'upcoming'],
      ['2027-03-16', 'upcoming'],
      ['2027-03-22', 'cancelled'],
      ['2027-03-29', 'cancelled'],
    ]);
  });

  await test.step('one that is moved in the calendar takes the following ones along, and back', async () => {
    await given.call(owner, company, ['POST', '/api/v1/series'], {
      title: 'Họp xưởng',
      startsAt: '2027-04-05T02:00:00Z',
      endsAt: '2027-04-05T03:00:00Z',
      recurrence: { frequency: 'weekly', weekdays: [1], ends: { by: 'count', count: 3 } },
    });
    const starts = async () => {
      const { meetings } = await given.call<{ meetings: { startsAt: string }[] }>(owner, company, [
        'GET',
        '/api/v1/meetings?query=Họp xưởng',
      ]);
      return meetings.map(({ startsAt }) => startsAt.slice(5, 16));
    };
    const beginning = ['04-05T02:00', '04-12T02:00', '04-19T02:00'];
    await moveTo(page, '/meetings?date=2027-04-12');
    const asked = page.getByRole('alertdialog', { name: 'Đổi giờ buổi nào?' });
    // Of what was done before there may still be one.
    const undo = words
      .getByRole('listitem')
      .filter({ hasText: 'Họp xưởng' })
      .getByRole('button', { name: 'Hoàn tác' });
    await entry('09:00–10:00').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await asked.getByRole('radio', { name: 'Buổi này và các buổi sau (2 buổi)' }).check();
    await asked.getByRole('button', { name: 'Đổi giờ' }).click();
    await expect(entry('09:15–10:15')).toBeVisible();
    await expect.poll(starts).toEqual(['04-05T02:00', '04-12T02:15', '04-19T02:15']);
    await undo.click();
    await expect(entry('09:00–10:00')).toBeVisible();
    await expect.poll(starts).toEqual(beginning);
    await expect(words).not.toContainText('chuỗi riêng');
    await entry('09:00–10:00').click();
    await page.getByRole('dialog', { name: 'Họp xưởng' }).getByRole('link', { name: 'Mở cuộc họp' }).click();
    await expect(page.getByRole('main').getByText('Hằng tuần vào thứ Hai · buổi 2/3')).toBeVisible();
    await page.goBack();
  });

  await test.step('one that is drawn is undone, too', async () => {
    await entry('09:00–10:00').focus();
    for (const key of ['Escape', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const form = dialog(page, 'Tạo cuộc họp');
    await expect(form).toContainText('Thứ Tư, 14/04/2027');
    await form.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Duyệt mẫu');
    await form.getByRole('button', { name: 'Thêm chi tiết' }).click();
    await expect(form.getByRole('textbox', { name: 'Tên cuộc họp' })).toHaveValue('Duyệt mẫu');
    await choose(page, 'Lặp lại', 'Hằng tuần vào thứ Tư');
    await form.getByRole('button', { name: 'Tạo cuộc họp' }).click();
    await expect(words).toContainText('Đã tạo chuỗi “Duyệt mẫu”');
    const drawn = page.getByRole('grid').getByRole('button', { name: /^Duyệt mẫu/ });
    await expect(drawn).toBeVisible();
    await words.getByRole('button', { name: 'Hoàn tác' }).last().click();
    await expect(words).toContainText('Đã bỏ chuỗi “Duyệt mẫu”, chưa ai nhận thư mời');
    await expect(drawn).toBeHidden();
  });
});
