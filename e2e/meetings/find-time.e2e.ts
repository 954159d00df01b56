import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { choose } from '../support/choose.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import { proveAddress } from '../support/security.ts';
import { expect, test } from '../support/test.ts';

const names = ['Trần Văn An', 'Lê Thị Bình', 'Phạm Chi', 'Vũ Dũng', 'Ngô Hà', 'Bùi Long', 'Hồ Mai'];
const day = 86_400_000;

/** The next Monday at midnight in Vietnam, and whole hours after it. */
const monday = (() => {
  const local = new Date(Date.now() + 7 * 3_600_000);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - 7 * 3_600_000;
  return midnight + (7 - sinceMonday) * day;
})();
const at = (hour: number): string => new Date(monday + hour * 3_600_000).toISOString();
const dayFirst = (instant: number): string => dateOf(instant).split('-').reverse().join('/');
const dateOf = (instant: number): string => new Date(instant + 7 * 3_600_000).toISOString().slice(0, 10);
const only = `from=${dateOf(monday)}&to=${dateOf(monday)}`;

async function givenColleagues(given: Given, count: number) {
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const people: Person[] = [];
  for (const name of names.slice(0, count)) {
    const person = await given.person(name);
    await given.joined(person, company);
    people.push(person);
  }
  return { owner, company, people };
}

const busy = (given: Given, company: Company, person: Person, [from, to]: readonly [number, number]) =>
  given.call(person, company, ['POST', '/api/v1/meetings'], {
    title: 'Chuyện riêng',
    startsAt: at(from),
    endsAt: at(to),
    allowClashes: true,
  });

const slots = (page: Page) => page.getByRole('list', { name: 'Giờ gợi ý' }).getByRole('listitem');

test('finding a time and polling for one', async ({ given, browserOf, mailServer, server }) => {
  test.setTimeout(150_000);
  const { owner, company, people } = await givenColleagues(given, 7);
  const [an, binh] = people;
  if (!an || !binh) throw new Error('nobody to ask');
  const page = await browserOf(owner);

  await test.step('a time for eight people: who can when, and why there is none', async () => {
    // Everyone together is free from 17:00 to 18:00 alone.
    for (const [place, person] of people.entries())
      await busy(given, company, person, [9 + place, place === 6 ? 17 : 10 + place]);
    await page.goto(`/meetings?date=${dateOf(monday)}&people=${people[0]?.id}`);
    // Of a colleague's private meeting the calendar knows when it is, and nothing else.
    await expect(page.getByRole('main').getByText('Bận', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Chuyện riêng');
    await page.getByRole('link', { name: 'Tìm giờ' }).click();
    await expect(page).toHaveURL(/\/meetings\/find-time/);

    const [last, ...others] = people.toReversed();
    const ids = [owner, ...others].map(({ id }) => id).join(',');
    await moveTo(page, `/meetings/find-time?people=${ids}&${only}`);
    await page.getByRole('searchbox', { name: 'Ai cần họp' }).fill(last?.name ?? '');
    await page.getByRole('button', { name: `Thêm ${last?.name}` }).click();
    await expect(page.getByRole('list', { name: 'Người cần họp' }).getByRole('listitem')).toHaveCount(8);
    await expect(slots(page)).toHaveCount(1);
    await expect(slots(page).first()).toContainText('17:00–17:30');
    await expect(slots(page).first()).toContainText('Mọi người đều rảnh');
    const lines = page.getByRole('list', { name: 'Ai rảnh, ai bận' });
    await expect(lines).toContainText('Bận 09:00–10:00');
    await expect(page.getByRole('main')).not.toContainText('Chuyện riêng');
    await expectAccessibleInEveryLook(page, 'finding a time');

    // A person who is optional leaves more times.
    await choose(page, 'Thời lượng', '2 giờ');
    await expect(page.getByRole('heading', { name: 'Chưa tìm được giờ nào' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Ai bận nhiều nhất' })).toContainText(/bận \d+%/);
    await page.getByRole('button', { name: 'Rút xuống 60 phút' }).click();
    await expect(slots(page).first()).toContainText('17:00–18:00');
  });

  await test.step('it becomes a meeting', async () => {
    await page.getByRole('button', { name: 'Đặt giờ này' }).first().click();
    const form = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
    await expect(form).toContainText(', 17:00–18:00');
    await form.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Họp cả phòng');
    await choose(page, 'Lặp lại', 'Hằng tuần vào thứ Hai');
    await form.getByRole('button', { name: 'Tạo cuộc họp' }).click();
    await expect(page.getByRole('heading', { name: 'Họp cả phòng' })).toBeVisible();
    await expect(page.getByText('Hồ Mai').first()).toBeVisible();
    await expect(page.getByRole('main'), 'the time that was found repeats').toContainText(
      'Hằng tuần vào thứ Hai',
    );
  });

  await test.step('a poll: members and a guest say when they can, and one time becomes the meeting', async () => {
    await moveTo(page, `/meetings/find-time?people=${owner.id},${an.id}&${only}`);
    await page.getByRole('button', { name: 'Hỏi mọi người' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hỏi mọi người giờ nào được' });
    await dialog.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Họp với đối tác');
    await dialog.getByRole('textbox', { name: 'Khách ngoài công ty' }).fill('Đỗ Khách <khach@doitac.vn>');
    await dialog.getByRole('textbox', { name: 'Thêm giờ khác' }).fill(dayFirst(monday + 4 * day));
    await dialog.getByRole('textbox', { name: 'Lúc', exact: true }).first().fill('7h30');
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await expect(dialog.getByRole('checkbox', { name: /07:30–08:00/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Hỏi giờ họp' }).click();
    await expect(page.getByRole('heading', { name: 'Họp với đối tác' })).toBeVisible();
    const asked = page.getByRole('main');
    await expect(asked).toContainText('0/3 người đã chọn');
    await expect(asked, 'the mail to the guest waits').toContainText('1 thư cho khách mời chưa được gửi');
    await expect(page.getByRole('region', { name: 'Xác nhận email' })).toContainText('1 thư cho khách mời');

    await proveAddress(server, mailServer, owner);
    const mail = await mailServer.mailTo('khach@doitac.vn');
    const link = /https?:\S+\/poll#token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
    const guest = await browserOf('somebody new');
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Họp với đối tác' })).toBeVisible();
    await expect(guest.getByRole('main')).not.toContainText(an.name);
    await expect(guest.getByRole('button', { name: 'Gửi lựa chọn' })).toBeDisabled();
    const times = guest.getByRole('list', { name: 'Các khung giờ' }).getByRole('listitem');
    await times.nth(0).getByText('Không', { exact: true }).click();
    await times.nth(1).getByText('Được', { exact: true }).click();
    await expectAccessibleInEveryLook(guest, 'the link of a guest');
    await expect(asked, 'looking and choosing sends nothing').toContainText('0/3 người đã chọn');
    await guest.getByRole('button', { name: 'Gửi lựa chọn' }).click();

    await expect(asked, 'live').toContainText('1/3 người đã chọn');
    const second = page.getByRole('list', { name: 'Các khung giờ' }).getByRole('listitem').nth(1);
    await expect(second).toContainText('Nhiều người dự được nhất');
    const grid = page.getByRole('region', { name: 'Bảng ai dự được giờ nào' });
    await expect(grid.getByRole('row', { name: /^Đỗ Khách \(khách\)/ })).toHaveText(/KhôngĐược–Chưa chọn/);
    await expect(grid.getByRole('columnheader', { name: /Nhiều người dự được nhất/ })).toHaveCount(1);
    await expectAccessibleInEveryLook(page, 'a poll');
    const ofPoll = ['GET', `/api/v1/polls/${page.url().split('/').at(-1)}`] as const;
    const { shareLink } = await given.call<{ shareLink: string }>(owner, company, ofPoll);
    await page.getByRole('button', { name: 'Đổi giờ, hạn' }).click();
    const changing = page.getByRole('dialog', { name: 'Đổi giờ và hạn trả lời' });
    await changing.getByRole('checkbox').first().uncheck();
    await changing.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect(grid.getByRole('row', { name: /^Đỗ Khách/ }), 'the vote that stays').toHaveText(
      /\)ĐượcChưa|\)Được–/,
    );
    await expect(page.getByRole('list', { name: 'Các khung giờ' })).toContainText('07:30–08:00');
    await moveTo(page, '/meetings');
    await page.getByRole('button', { name: 'Đang hỏi giờ' }).click();
    const polls = page.getByRole('dialog', { name: 'Đang hỏi giờ' });
    await expect(polls).toContainText('1/3 người đã chọn');
    await polls.getByRole('button', { name: 'Chốt giờ này' }).click();
    const completing = page.getByRole('dialog', { name: 'Chốt giờ này?' });
    await expect(completing, 'who has not answered is named').toContainText(
      new RegExp(`Mới 1/3 người đã chọn giờ. Chưa trả lời: .*${an.name}`),
    );
    await expect(completing.getByRole('button', { name: 'Vẫn chốt giờ' })).toBeVisible();
    const unasked = await browserOf(binh);
    await unasked.goto(shareLink);
    const offered = unasked.getByRole('list', { name: 'Các khung giờ' }).getByRole('listitem');
    await offered.first().getByText('Được', { exact: true }).click();
    await unasked.getByRole('button', { name: 'Gửi lựa chọn' }).click();
    await expect(
      unasked
        .getByRole('region', { name: 'Bảng ai dự được giờ nào' })
        .getByRole('row', { name: /^Lê Thị Bình/ }),
      'by the shared link one joins the poll',
    ).toContainText('Được');
    await expect(completing, 'live').toContainText('2/4 người đã chọn giờ');
    await completing.getByRole('button', { name: 'Chốt giờ', exact: true }).click();
    await expect(page).toHaveURL(/\/meetings\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Họp với đối tác' })).toBeVisible();

    await guest.reload();
    await expect(guest.getByRole('status')).toContainText('Giờ họp đã chốt');
    await guest.goto('/poll#token=khong-dung');
    await guest.reload();
    await expect(guest.getByRole('heading', { name: 'Liên kết này không dùng được' })).toBeVisible();
    await moveTo(page, `/meetings/polls/${company.id}#link=khong-dung`);
    await expect(page.getByRole('heading', { name: 'Liên kết này không dùng được' })).toBeVisible();
  });
});
