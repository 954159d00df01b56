import { listMembers } from '@hopgon/contract/companies/routes';
import {
  createMinutesPerson,
  removeMinutesPerson,
  updateMinutesPeople,
} from '@hopgon/contract/minutes/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { minutesOf, openMinutes, personOf } from '../../../../testing/open-minutes.tsx';
import { idOf, memberOf } from '../../../../testing/sample-data.ts';
import { test } from '../../../../testing/test.ts';

const dialog = page.getByRole('dialog', { name: 'Điểm danh' });
const people = [
  personOf(1, 'Nguyễn Văn Hợp'),
  personOf(2, 'Ngô Trường Lễ', { attendance: 'absent', reason: 'đi công tác' }),
  personOf(3, 'Lý Thanh Mẫn'),
];

test('everybody not recorded yet is present by one press, and the message undoes it', async ({ api }) => {
  const { recordPeople } = await openMinutes(api, minutesOf({ people }));
  recordPeople();
  await page.getByRole('button', { name: 'Điểm danh' }).click();
  await expect.element(dialog).toMatchTextContent(/Có mặt 0\/3, vắng 1, chưa điểm danh 2/);
  await dialog.getByRole('button', { name: 'Tất cả có mặt' }).click();
  await expect.element(dialog).toMatchTextContent(/Có mặt 2\/3, vắng 1/);
  await expect.element(dialog.getByRole('button', { name: 'Tất cả có mặt' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(dialog).toMatchTextContent(/Có mặt 0\/3, vắng 1, chưa điểm danh 2/);
});

test.for(['{Tab}', '{Escape}'])(
  'a reason of who is absent is saved by %s in its field',
  async (key, { api }) => {
    const { recordPeople } = await openMinutes(api, minutesOf({ people }));
    recordPeople();
    await page.getByRole('button', { name: 'Điểm danh' }).click();
    const row = dialog.getByRole('group', { name: 'Điểm danh Lý Thanh Mẫn' });
    await userEvent.click(row.getByText('Vắng'));
    const reason = dialog.getByRole('textbox', { name: 'Lý do Lý Thanh Mẫn vắng mặt' });
    await reason.fill('con ốm');
    await userEvent.keyboard(key);
    await expect
      .poll(() => api.callsOf(updateMinutesPeople).map(({ body }) => body))
      .toEqual([
        { people: [{ id: people[2]?.id, attendance: 'absent' }] },
        { people: [{ id: people[2]?.id, attendance: 'absent', reason: 'con ốm' }] },
      ]);
  },
);

test('a refusal says so and changes nothing', async ({ api }) => {
  await openMinutes(api, minutesOf({ people }));
  api.refuse(updateMinutesPeople, 'minutes_closed');
  await page.getByRole('button', { name: 'Điểm danh' }).click();
  await dialog.getByRole('button', { name: 'Tất cả có mặt' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/không sửa được nữa/);
  await expect.element(dialog).toMatchTextContent(/chưa điểm danh 2/);
});

test('who was taken out comes back as they were', async ({ api }) => {
  const seat = { ...personOf(1, '').seat, weight: 30, certificate: 'GCN 12' };
  const gone = personOf(2, 'Ngô Trường Lễ', { attendance: 'absent', reason: 'đi công tác', seat });
  await openMinutes(api, minutesOf({ people: [personOf(1, 'Nguyễn Văn Hợp'), gone] }));
  api.reply(removeMinutesPerson, () => ({ people: [personOf(1, 'Nguyễn Văn Hợp')] }));
  api.reply(createMinutesPerson, () => ({ people: [personOf(1, 'Nguyễn Văn Hợp'), gone] }));
  await page.getByRole('button', { name: 'Điểm danh' }).click();
  await dialog.getByRole('button', { name: 'Bỏ Ngô Trường Lễ khỏi biên bản' }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect
    .poll(() => api.callsOf(createMinutesPerson).map(({ body }) => body))
    .toEqual([
      {
        ...{ userId: idOf(2), name: 'Ngô Trường Lễ', position: '', part: 'attendee' },
        ...{ attendance: 'absent', reason: 'đi công tác', seat },
      },
    ]);
});

test('a member of the company is added as one', async ({ api }) => {
  await openMinutes(api, minutesOf({ people }));
  api.reply(listMembers, () => ({
    members: [memberOf(3, 'Lý Thanh Mẫn'), memberOf(9, 'Giàng A Páo')],
    total: 2,
    nextCursor: null,
  }));
  api.reply(createMinutesPerson, () => ({ people }));
  await page.getByRole('button', { name: 'Điểm danh' }).click();
  await dialog.getByRole('button', { name: 'Thêm người dự' }).click();
  await dialog.getByRole('textbox', { name: 'Họ tên' }).fill('páo');
  await dialog.getByRole('button', { name: 'Thêm thành viên Giàng A Páo' }).click();
  await expect
    .poll(() => api.callsOf(createMinutesPerson).map(({ body }) => body))
    .toMatchObject([{ userId: idOf(9), name: 'Giàng A Páo' }]);
});
