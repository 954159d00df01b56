import { readFile } from 'node:fs/promises';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import type { Company, Given, Person } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(90_000);

interface Minutes {
  readonly version: number;
  readonly revision: number;
  readonly people: readonly { readonly id: string }[];
  readonly sections: readonly { readonly id: string }[];
}

/** Minutes of one line that the chair adopted, by calls. */
async function givenAdopted(
  given: Given,
  company: Company,
  chair: Person,
  secretary: Person,
): Promise<string> {
  const start = Date.now() - 7_200_000;
  const { id } = await given.call<{ id: string }>(chair, company, ['POST', '/api/v1/meetings'], {
    title: 'Giao ban xưởng tuần 47',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    participants: [{ userId: secretary.id, role: 'secretary' }],
  });
  const call = (method: string, path: string, body: object) =>
    given.call<Minutes>(chair, company, [method, `/api/v1/meetings/${id}/minutes${path}`], body);
  const draft = await call('POST', '', {});
  await call('PATCH', '', {
    version: draft.version,
    endsAt: new Date(start + 3_600_000).toISOString(),
    secretaryId: secretary.id,
  });
  const people = draft.people.map((person) => ({ id: person.id, attendance: 'in-person' }));
  await call('PATCH', '/people', { people });
  const sectionId = draft.sections[0]?.id;
  await call('POST', '/lines', { sectionId, kind: 'decision', text: 'Tăng ca hai tối', confirmed: true });
  const { revision } = await call('POST', '/review', {});
  await call('POST', '/adopt', { revision });
  return id;
}

test('chair and secretary sign in the PDF, and anybody checks the file without uploading it', async ({
  given,
  browserOf,
}) => {
  const { owner: chair, company } = await given.owner('Đặng Khánh Quỳnh');
  const le = await given.person('Ngô Trường Lễ');
  await given.joined(le, company);
  const id = await givenAdopted(given, company, chair, le);

  const secretary = await browserOf(le);
  await secretary.goto(`/meetings/${id}?tab=bien-ban`);
  const signatures = secretary.getByRole('region', { name: 'Chữ ký' });
  await signatures.getByText('Ký điện tử', { exact: true }).click();
  await signatures.getByLabel('Mật khẩu của bạn').fill('Sai9Mat-khau');
  await signatures.getByRole('button', { name: 'Ký biên bản' }).click();
  await expect(signatures).toContainText('Mật khẩu hiện tại không đúng');
  await expectAccessibleInEveryLook(secretary, 'minutes being signed');
  // The panel was shown over the document meanwhile, where there is no room beside it.
  await signatures.getByText('Ký điện tử', { exact: true }).click();
  await signatures.getByLabel('Mật khẩu của bạn').fill(le.password);
  await signatures.getByRole('button', { name: 'Ký biên bản' }).click();
  await expect(signatures).toContainText('ký điện tử bằng mật khẩu');

  const page = await browserOf(chair);
  await page.goto(`/meetings/${id}?tab=bien-ban`);
  await page.getByRole('region', { name: 'Chữ ký' }).getByText('Ký điện tử', { exact: true }).click();
  await page.getByLabel('Mật khẩu của bạn').fill(chair.password);
  await page.getByRole('button', { name: 'Ký biên bản' }).click();
  await expect(page.getByText('Biên bản đã ký', { exact: true })).toBeVisible();
  // The other page learns it by a wake-up.
  await expect(secretary.getByText('Biên bản đã ký', { exact: true })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất', exact: true }).click();
  await page.getByRole('menuitem', { name: /PDF/ }).click();
  const file = await readFile(await (await saved).path());

  const stranger = await browserOf('somebody new');
  const uploads: string[] = [];
  stranger.on('request', (request) => {
    if ((request.postDataBuffer()?.length ?? 0) > 1000) uploads.push(request.url());
  });
  await stranger.goto('/verify-minutes');
  const choose = (buffer: Buffer) =>
    stranger
      .locator('input[type=file]')
      .setInputFiles({ name: 'bien-ban.pdf', mimeType: 'application/pdf', buffer });
  await choose(file);
  await expect(stranger.getByText('Tệp còn nguyên')).toBeVisible();
  await expect(stranger.getByText('Đã ký và khóa')).toBeVisible();
  const found = stranger.getByRole('list', { name: 'Chữ ký trong tệp' });
  await expect(found.getByText('Đúng chứng thư công ty đã cấp', { exact: false })).toHaveCount(2);
  await expect(stranger.getByText('Giao ban xưởng')).toHaveCount(0);
  await expectAccessibleInEveryLook(stranger, 'minutes being checked');
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(4000) ^ 1, 4000);
  await choose(changed);
  await expect(stranger.getByText('Tệp đã bị thay đổi', { exact: true })).toBeVisible();
  await expect(found.getByText('Không khớp với nội dung')).toHaveCount(2);
  expect(uploads).toEqual([]);

  const code = await stranger.getByRole('textbox', { name: 'Mã kiểm tra' }).inputValue();
  await page.goto(`/verify-minutes#${code}`);
  await page.getByRole('link', { name: /Mở biên bản/ }).click();
  await expect(page.getByText('Biên bản đã ký', { exact: true })).toBeVisible();
});
