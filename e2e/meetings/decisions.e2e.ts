import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

interface Draft {
  readonly version: number;
  readonly people: readonly { readonly id: string }[];
  readonly sections: readonly { readonly id: string }[];
}

/** A meeting of so many days ago, whose minutes hold one decision and wait to be adopted. */
async function meetingWith(
  given: Given,
  owner: Person,
  company: Company,
  { daysAgo, title, text }: { readonly daysAgo: number; readonly title: string; readonly text: string },
) {
  const start = Date.now() - daysAgo * 24 * hour;
  const times = { startsAt: new Date(start).toISOString(), endsAt: new Date(start + hour).toISOString() };
  const call = <T>(method: string, path: string, body: object = {}) =>
    given.call<T>(owner, company, [method, path], body);
  const { id } = await call<{ id: string }>('POST', '/api/v1/meetings', { title, ...times });
  const minutes = `/api/v1/meetings/${id}/minutes`;
  const draft = await call<Draft>('POST', minutes);
  await call('PATCH', minutes, { version: draft.version, endsAt: times.endsAt, secretaryId: owner.id });
  const people = draft.people.map((person) => ({ id: person.id, attendance: 'in-person' }));
  await call('PATCH', `${minutes}/people`, { people });
  const line = { sectionId: draft.sections[0]?.id, kind: 'decision', text, confirmed: true };
  await call('POST', `${minutes}/lines`, line);
  const { revision } = await call<{ revision: number }>('POST', `${minutes}/review`);
  return { id, adopt: () => call('POST', `${minutes}/adopt`, { revision }) };
}

test('a later decision replaces an earlier one, by keyboard, and the register says which holds', async ({
  given,
  browserOf,
}) => {
  test.setTimeout(120_000);
  const { owner, company } = await given.owner('Đặng Khánh Quỳnh');
  const older = await meetingWith(given, owner, company, {
    ...{ daysAgo: 40, title: 'Giao ban tháng 10', text: 'Tăng ca hai tối mỗi tuần' },
  });
  await older.adopt();
  const newer = await meetingWith(given, owner, company, {
    ...{ daysAgo: 2, title: 'Giao ban tháng 11', text: 'Bỏ tăng ca, tuyển thêm hai thợ' },
  });
  const page = await browserOf(owner);
  await page.goto(`/meetings/${newer.id}?tab=bien-ban`);
  await page.getByRole('button', { name: 'Thông qua biên bản' }).press('Enter');
  await page.getByRole('button', { name: 'Ghi hiệu lực' }).press('Enter');
  const terms = page.getByRole('dialog', { name: 'Hiệu lực của kết luận' });
  await terms.getByRole('combobox', { name: 'Thay thế kết luận cũ' }).press('Enter');
  await expect(page.getByRole('option', { name: /Tăng ca hai tối mỗi tuần/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(terms.getByLabel('Lời ghi trên biên bản')).toHaveValue(/^Kết luận tại Biên bản số/);
  await terms.getByRole('button', { name: 'Lưu' }).press('Enter');
  await expect(terms).toBeHidden();
  const adopt = page.getByRole('alertdialog').getByRole('button', { name: 'Thông qua', exact: true });
  // Not before one's own change was read again.
  await expect(adopt).toBeEnabled();
  await adopt.press('Enter');
  // The document is printed before it has its number.
  await expect(page.getByRole('article', { name: 'Biên bản' })).toContainText(/Số: 0?2\/BB/, {
    timeout: 30_000,
  });

  await page.goto('/meetings/decisions');
  const entry = (text: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });
  await expect(entry('Bỏ tăng ca, tuyển thêm hai thợ')).toContainText(/Thay cho: Tăng ca hai tối mỗi tuần/);
  await expect(entry('Tăng ca hai tối mỗi tuần')).toContainText(/Được thay bằng: Bỏ tăng ca/);
  await expectAccessibleInEveryLook(page, 'the register of decisions');
});
