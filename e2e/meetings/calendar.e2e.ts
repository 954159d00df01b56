import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

// A week of its own, which now is never in.
const [monday, tuesday, wednesday, friday] = [
  '2027-03-08',
  '2027-03-09',
  '2027-03-10',
  '2027-03-12',
] as const;
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+07:00`).toISOString();

interface Made {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const of = (given: Given, owner: Person, company: Company) => ({
  meeting: (title: string, [day, from, to]: readonly [string, string, string], more: object = {}) =>
    given.call<Made>(owner, company, ['POST', '/api/v1/meetings'], {
      title,
      startsAt: at(day, from),
      endsAt: at(day, to),
      ...more,
    }),
  times: async ({ id }: Made) => {
    const { startsAt, endsAt } = await given.call<Made>(owner, company, ['GET', `/api/v1/meetings/${id}`]);
    return [startsAt, endsAt];
  },
});

const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, day: string) => grid(page).getByRole('gridcell', { name: new RegExp(day) });
const entry = (page: Page, name: string | RegExp) => grid(page).getByRole('button', { name });
const toast = (page: Page) => page.getByRole('region', { name: 'Thông báo ngắn' });
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Hoàn tác' }).last();

const hour = 64;
const tuesdayName = 'Thứ Ba, 09/03/2027';
const thursdayName = 'Thứ Năm, 11/03/2027';
const fridayName = 'Thứ Sáu, 12/03/2027';

/** A point of the grid: a day, and hours since midnight. */
async function pointOf(page: Page, day: string, hours: number) {
  const box = await cell(page, day).boundingBox();
  if (!box) throw new Error(`no ${day}`);
  return { x: box.x + box.width / 2, y: box.y + hours * hour };
}

/** Whole pixels into the step, so that no rounding matters. */
const within = 3;

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
}

/** The handle moves the end; a press beside the card asks, draws nothing else and leaves what was written. */
async function loseNothing(page: Page, card: Locator): Promise<void> {
  const end = await middleOf(page.locator('[data-drawn-end]'));
  await drag(page, end, { x: end.x, y: end.y + hour });
  await expect(card).toContainText('10:00–12:00');
  const back = await middleOf(page.locator('[data-drawn-end]'));
  await drag(page, back, { x: back.x, y: back.y - hour });
  await expect(card).toContainText('10:00–11:00');
  const beside = await pointOf(page, 'Thứ Hai, 08/03/2027', 11);
  await page.mouse.click(beside.x, beside.y);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soạn tiếp' }).click();
  await expect(card).toContainText('10:00–11:00');
  await expect(card.getByLabel('Tên cuộc họp')).toHaveValue('Duyệt mẫu ghế');
}

test('working in the calendar', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const { meeting, times } = of(given, owner, company);
  const page = await browserOf(owner);

  await test.step('what still loads never looks like an empty week', async () => {
    const answers: (() => void)[] = [];
    await page.route('**/api/v1/meetings?**', async (route) => {
      await new Promise<void>((release) => answers.push(release));
      await route.continue();
    });
    await page.goto(`/meetings?view=month&date=${tuesday}`);
    for (const view of ['Danh sách', 'Tháng', 'Tuần']) {
      await page.locator('label', { hasText: view }).click();
      await expect(page.getByRole('main').locator('[class*="shimmer"]').first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/Chưa có|Không có cuộc họp/);
    }
    await expect(grid(page)).toHaveAttribute('aria-busy', 'true');
    for (const release of answers) release();
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
    await expect(grid(page).locator('[class*="shimmer"]')).toHaveCount(0);
    await page.unroute('**/api/v1/meetings?**');
  });

  await test.step('a meeting is drawn, moved and stretched by hand, and each change is undone', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lịch họp, 8–14 tháng 3, 2027Tuần 10');

    const from = await pointOf(page, tuesdayName, 10);
    const to = await pointOf(page, tuesdayName, 10.75);
    await drag(page, { x: from.x, y: from.y + within }, { x: to.x, y: to.y + within });
    const dialog = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
    await expect(dialog).toContainText(`${tuesdayName}, 10:00–11:00`);
    await dialog.getByLabel('Tên cuộc họp').fill('Duyệt mẫu ghế');
    await loseNothing(page, dialog);
    await dialog.getByRole('button', { name: 'Tạo cuộc họp' }).click();
    await expect(dialog).toBeHidden();
    const made = entry(page, /^Duyệt mẫu ghế, 10:00–11:00/);
    await expect(made).toBeVisible();

    const taken = await middleOf(made);
    const there = await pointOf(page, thursdayName, 14);
    await drag(page, taken, { x: there.x, y: there.y + hour / 2 });
    await expect(toast(page)).toContainText(`Đã chuyển “Duyệt mẫu ghế” sang ${thursdayName}, 14:00–15:00`);
    await expect(cell(page, thursdayName).getByRole('button', { name: /14:00–15:00/ })).toBeVisible();
    await undo(page).click();
    await expect(toast(page)).toContainText(`Đã chuyển “Duyệt mẫu ghế” về ${tuesdayName}, 10:00–11:00`);

    const back = await middleOf(made);
    await drag(page, { x: back.x, y: back.bottom - 3 }, { x: back.x, y: back.bottom - 3 + hour / 2 });
    await expect(entry(page, /^Duyệt mẫu ghế, 10:00–11:30/)).toBeVisible();
    await expect(toast(page)).toContainText('Đã đổi giờ kết thúc của “Duyệt mẫu ghế” thành 11:30');
    // Nothing but the card opens by a press that is no drag.
    await entry(page, /^Duyệt mẫu ghế/).click();
    const card = page.getByRole('dialog', { name: 'Duyệt mẫu ghế' });
    await expect(card).toContainText(`${tuesdayName}, 10:00–11:30`);
    await expect(card.getByRole('link', { name: 'Mở cuộc họp' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  await test.step('a room shows its meetings alone', async () => {
    const room = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/rooms'], {
      name: 'Phòng Lim',
    });
    await meeting('Họp bán hàng', [tuesday, '13:00', '14:00'], { roomId: room.id, kind: 'client' });
    await meeting('Họp mua hàng', [wednesday, '13:00', '14:00'], { roomId: room.id });
    await meeting('Gặp đối tác', [tuesday, '13:00', '14:00'], { allowClashes: true });
    await moveTo(page, `/meetings?date=${monday}`);
    await expect(entry(page, /^Gặp đối tác, 13:00–14:00.*trùng giờ/)).toBeVisible();
    await choose(page, 'Phòng họp', 'Phòng Lim');
    await expect(entry(page, /^Gặp đối tác/)).toBeHidden();
    await expect(entry(page, /^Họp bán hàng, 13:00–14:00, Khách hàng/)).toBeVisible();
  });

  await test.step('the list is filtered by the same room and kinds', async () => {
    await page.getByRole('group', { name: 'Xem lịch theo' }).getByText('Danh sách').click();
    const row = (title: string) => page.getByRole('link', { name: title });
    await expect(row('Họp mua hàng')).toBeVisible();
    await expect(row('Họp bán hàng')).toBeVisible();
    await expect(row('Gặp đối tác')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Khách hàng' }).uncheck();
    await expect(row('Họp bán hàng')).toBeHidden();
    await expect(row('Họp mua hàng')).toBeVisible();
    await expect(page).toHaveURL(/room=[\w-]+&view=list&kinds=briefing/);
  });

  await test.step('a single key opens the form', async () => {
    await page.getByRole('searchbox', { name: 'Tìm cuộc họp' }).press('c');
    await page.getByRole('searchbox', { name: 'Tìm cuộc họp' }).blur();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Tạo cuộc họp' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what has days and no hours stands once over the hours, and moves by days', async () => {
    await moveTo(page, `/meetings?date=${tuesday}`);
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
    await dialog.getByLabel('Tên cuộc họp').fill('Hội thảo gỗ');
    await dialog.getByRole('checkbox', { name: 'Cả ngày' }).check();
    await expect(dialog.getByLabel('Bắt đầu')).toBeHidden();
    await dialog.getByLabel('Từ ngày').fill('12/03/2027');
    await dialog.getByLabel('Đến hết ngày').fill('13/03/2027');
    await expect(dialog).toContainText('Thứ Sáu, 12/03/2027 – Thứ Bảy, 13/03/2027, cả ngày');
    await dialog.getByRole('button', { name: 'Tạo cuộc họp' }).click();
    const bar = (until: string) => entry(page, new RegExp(`^Hội thảo gỗ, cả ngày đến ${until}/03/2027`));
    await bar('Thứ Bảy, 13').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(toast(page)).toContainText('Đã chuyển “Hội thảo gỗ” sang Thứ Bảy, 13/03/2027');
    // At the right edge of the week, where no notice covers it.
    const box = await bar('Chủ Nhật, 14').boundingBox();
    if (!box) throw new Error('the bar is not there');
    const dayWidth = box.width / 2;
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + dayWidth * 1.5, middle);
    await page.mouse.down();
    await page.mouse.move(box.x - dayWidth / 2, middle, { steps: 4 });
    await page.mouse.up();
    await expect(toast(page)).toContainText('Đã chuyển “Hội thảo gỗ” sang Thứ Năm, 11/03/2027');
    await expect(bar('Thứ Sáu, 12')).toBeVisible();
    await page.keyboard.press('Control+z');
    await bar('Chủ Nhật, 14').click();
    await page.getByRole('dialog', { name: 'Hội thảo gỗ' }).getByRole('button', { name: 'Sửa' }).click();
    const edit = page.getByRole('dialog', { name: 'Sửa cuộc họp' });
    await edit.getByRole('checkbox', { name: 'Cả ngày' }).uncheck();
    await expect(edit.getByLabel('Bắt đầu')).toHaveValue('09:00');
    await edit.getByRole('checkbox', { name: 'Cả ngày' }).check();
    await edit.getByRole('button', { name: 'Hủy', exact: true }).click();
    await expect(edit).toBeHidden();
  });

  await test.step('week and month can be read by everybody', async () => {
    await moveTo(page, `/meetings?date=${tuesday}`);
    await expect(entry(page, /^Gặp đối tác.*trùng giờ/)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a week');
    await page.getByRole('group', { name: 'Xem lịch theo' }).getByText('Tháng').click();
    await expect(entry(page, /^Họp mua hàng/)).toBeVisible();
    await expectAccessibleInEveryLook(page, 'a month');
  });

  await test.step('on a phone a meeting is moved by a thumb', async () => {
    const made = await meeting('Giao ban cuối tuần', [friday, '09:00', '10:00'], { location: 'Phòng Lim' });
    const phone = await browserOf(owner, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await phone.addInitScript(() => {
      let sum = 0;
      Reflect.set(globalThis, 'layoutShift', () => sum);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await phone.goto(`/meetings?date=${friday}`);
    await expect(phone.getByRole('region', { name: fridayName })).toContainText('Giao ban cuối tuần');
    const shifted = await phone.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')()));
    expect(shifted, 'the meetings replace what was loading without moving it').toBeLessThan(0.02);
    await expect(phone.getByRole('button', { name: 'Tạo cuộc họp', exact: true })).toBeInViewport();
    await phone.goto(`/meetings?date=${friday}&view=day`);
    const name = /^Giao ban cuối tuần/;
    await expect(entry(phone, name)).toBeVisible();
    const { x, y } = await middleOf(entry(phone, name));
    const touch = await phone.context().newCDPSession(phone);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
      });
    await send('touchStart', 0);
    // Lifted by resting on it: only then it follows.
    await expect(grid(phone).getByText('Giao ban cuối tuần', { exact: true })).toHaveCount(2);
    for (const down of [20, 60, 64]) await send('touchMove', down);
    await send('touchEnd', 64);
    await expect(toast(phone)).toContainText(`${fridayName}, 10:00–11:00`);
    await expect.poll(() => times(made)).toEqual([at(friday, '10:00'), at(friday, '11:00')]);

    await phone.getByRole('group', { name: 'Xem lịch theo' }).getByText('Tháng').tap();
    await expect(phone.getByRole('region', { name: fridayName })).toContainText('Giao ban cuối tuần');
    // Anywhere on the day, not on its number alone.
    const touched = await middleOf(cell(phone, 'Thứ Tư, 10/03/2027'));
    await phone.touchscreen.tap(touched.x, touched.bottom - 6);
    const list = phone.getByRole('region', { name: 'Thứ Tư, 10/03/2027' });
    await expect(list).toContainText('Họp mua hàng');
    await expect(phone).toHaveURL(/date=2027-03-10/);
    await expect(phone.getByRole('dialog')).toBeHidden();
  });
});

test('the calendar in another time zone shows the own clock first', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const binh = await given.person('Trần Thị Bình');
  await given.joined(binh, company);
  const { meeting } = of(given, owner, company);
  // On the Sunday in between New York's clocks go forward.
  await meeting('Trước khi đổi giờ', ['2027-03-13', '09:00', '10:00'], { visibility: 'company' });
  await meeting('Sau khi đổi giờ', ['2027-03-15', '09:00', '10:00'], { participants: [{ userId: binh.id }] });
  const page = await browserOf(binh, { timezoneId: 'America/New_York' });
  await page.goto('/meetings?date=2027-03-14');
  await expect(entry(page, /^Trước khi đổi giờ, 21:00–22:00/)).toBeVisible();
  await expect(entry(page, /^Sau khi đổi giờ, 22:00–23:00/)).toBeVisible();
  await entry(page, /^Sau khi đổi giờ/).click();
  await expect(page.getByRole('dialog', { name: 'Sau khi đổi giờ' })).toContainText(
    'Chủ Nhật, 14/03/2027, 22:00–23:00(giờ công ty Thứ Hai, 15/03/2027, 09:00–10:00)',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Chỉ cuộc họp của tôi' }).check();
  await expect(entry(page, /^Trước khi đổi giờ/)).toBeHidden();
  await expect(page).toHaveURL(/mine=1/);
});
