import {
  createCompanyTemplate,
  deleteCompanyTemplate,
  listCompanyTemplates,
  updateCompanyTemplate,
} from '@hopgon/contract/minutes/templates/routes';
import type { CompanyTemplate, TemplateCheck } from '@hopgon/contract/minutes/templates/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { TemplatesPanel } from './templates-panel.tsx';

const check = (rest: Partial<TemplateCheck> = {}): TemplateCheck => ({
  ...{ known: ['Số', 'Trích yếu'], unknown: [], missing: [], problems: [] },
  ...rest,
});

const templateOf = (rest: Partial<CompanyTemplate> = {}): CompanyTemplate => ({
  ...{ id: idOf(1), form: 'minutes', name: 'Mẫu nhà', version: 2, fileName: 'a.docx', size: 9000 },
  ...{ at: '2026-11-20T02:22:00Z', check: check(), defaultFor: [] },
  ...rest,
});

async function open(api: Api, templates: CompanyTemplate[], edit = true) {
  let known = templates;
  api.reply(listCompanyTemplates, () => ({ templates: known, can: { edit } }));
  await renderInApp(<TemplatesPanel />);
  return {
    now: (next: CompanyTemplate[]) => {
      known = next;
    },
  };
}

const dialog = page.getByRole('dialog');
function choose(): void {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('no file is asked for');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], 'Mẫu nhà.docx'));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const menuOf = (name: string) => page.getByRole('button', { name: `Thao tác với mẫu “${name}”` });

test('a template with unknown places stays out, and is taken once it was put right', async ({ api }) => {
  const { now } = await open(api, []);
  await expect.element(page.getByText(/Chưa có mẫu riêng/)).toBeVisible();
  api.reply(createCompanyTemplate, () => ({
    template: null,
    check: check({
      unknown: [{ written: 'Trích yêu', near: 'Trích yếu' }],
      problems: ['{{#Các mục}} chưa có {{/Các mục}} ở cuối phần lặp.'],
    }),
  }));
  await page.getByRole('button', { name: 'Tải mẫu lên' }).click();
  await dialog.getByRole('button', { name: 'Chọn tệp .docx' }).hover();
  choose();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/chưa có {{\/Các mục}}/);
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/{{Trích yêu}}. Có phải {{Trích yếu}}\?/);

  const template = templateOf({ check: check({ missing: ['Thư ký'] }) });
  now([template]);
  api.reply(createCompanyTemplate, () => ({ template, check: template.check }));
  choose();
  await expect.element(dialog).toMatchTextContent(/Mẫu không có: {{Thư ký}}/);
  await dialog.getByRole('button', { name: 'Xong' }).click();
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Mẫu nhà.*bản 2.*Thiếu 1 chỗ/);
  expect(api.callsOf(createCompanyTemplate).map(({ params }) => params)).toEqual([
    { form: 'minutes' },
    { form: 'minutes' },
  ]);
});

test('a file that is refused says why, and the dialog stays', async ({ api }) => {
  await open(api, []);
  api.refuse(createCompanyTemplate, 'minutes_template_slow');
  await page.getByRole('button', { name: 'Tải mẫu lên' }).click();
  await dialog.getByRole('button', { name: 'Chọn tệp .docx' }).hover();
  choose();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/quá rắc rối/);
});

test('kinds are chosen for which a template is the default, and it is renamed', async ({ api }) => {
  const { now } = await open(api, [templateOf({ defaultFor: ['project'] })]);
  api.reply(updateCompanyTemplate, () => templateOf());
  await menuOf('Mẫu nhà').click();
  await page.getByRole('menuitem', { name: 'Đổi tên, đặt mặc định' }).click();
  await dialog.getByRole('textbox', { name: 'Tên mẫu' }).fill(' ');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog.getByText('Hãy đặt tên mẫu')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Tên mẫu' }).fill('Mẫu mới');
  expect(dialog.getByRole('checkbox', { name: /hội đồng/i }).elements()).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Họp giao ban' }).click();
  now([templateOf({ name: 'Mẫu mới', defaultFor: ['briefing', 'project'] })]);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(page.getByText('Mặc định cho: Họp giao ban, Họp dự án')).toBeVisible();
  expect(api.callsOf(updateCompanyTemplate).map(({ body }) => body)).toEqual([
    { name: 'Mẫu mới', defaultFor: ['briefing', 'project'] },
  ]);
});

test('a template is deleted after asking', async ({ api }) => {
  const { now } = await open(api, [templateOf()]);
  api.reply(deleteCompanyTemplate, () => ({}));
  await menuOf('Mẫu nhà').click();
  await page.getByRole('menuitem', { name: 'Xóa mẫu' }).click();
  now([]);
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Xóa mẫu' })
    .click();
  await expect.element(page.getByText(/Chưa có mẫu riêng/)).toBeVisible();
  expect(api.callsOf(deleteCompanyTemplate)).toHaveLength(1);
});

test('who may not change them reads which there are', async ({ api }) => {
  await open(api, [templateOf()], false);
  await expect.element(page.getByText('Mẫu nhà')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
