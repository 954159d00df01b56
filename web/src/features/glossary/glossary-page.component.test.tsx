import { deleteTerm, listTerms, saveTerms, updateTerm } from '@hopgon/contract/glossary/routes';
import type { Term } from '@hopgon/contract/glossary/schemas';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { GlossaryPage } from './glossary-page.tsx';

const termOf = (number: number, written: string, spoken: string[], rest: Partial<Term> = {}): Term => ({
  id: idOf(number),
  written,
  spoken,
  asks: false,
  state: 'active',
  updatedAt: '2026-11-20T02:00:00Z',
  version: 1,
  ...rest,
});
const api_ = termOf(1, 'API', ['ép pi ai']);

async function openPage(api: Api, terms: Term[], mayEdit = true) {
  api.reply(listTerms, () => ({ terms, can: { edit: mayEdit } }));
  await renderInApp(<GlossaryPage />);
}

test('a term is added with a spoken form on each line', async ({ api }) => {
  await openPage(api, []);
  api.reply(saveTerms, () => ({ added: 1, extended: 0, isProposal: false }));
  await page.getByRole('button', { name: 'Thêm từ' }).click();
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(page.getByText('Hãy ghi cách viết đúng')).toBeVisible();
  await page.getByRole('textbox', { name: 'Viết đúng' }).fill('API');
  await page.getByRole('textbox', { name: 'Nghe hoặc viết thành' }).fill('ép pi ai\n\n ây  pi ai ');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf(saveTerms)[0]?.body).toEqual({
    terms: [{ written: 'API', spoken: ['ép pi ai', 'ây pi ai'], asks: false }],
  });
});

test('a file is shown before it is added', async ({ api }) => {
  await openPage(api, [api_]);
  api.reply(saveTerms, () => ({ added: 1, extended: 1, isProposal: false }));
  const file = new File(['Nghe được;Viết đúng\nây pi ai;API\nca pi ai;KPI\nthiếu'], 'tu-dien.csv');
  await expect.element(page.getByRole('button', { name: 'Nhập từ tệp CSV' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, file);
  const dialog = page.getByRole('dialog', { name: 'Nhập từ điển' });
  await expect.element(dialog).toMatchTextContent(/2 từ với 2 cách.*Bỏ qua 1 dòng.*dòng 4/);
  await dialog.getByRole('button', { name: 'Nhập' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf(saveTerms)).toHaveLength(1);
});

test('a proposal is accepted or rejected, a term deleted and brought back', async ({ api }) => {
  const proposed = termOf(2, 'Mây Ngàn', ['may ngàn'], { state: 'proposed' });
  await openPage(api, [proposed, api_]);
  api.reply(updateTerm, () => ({ ...proposed, state: 'active' as const }));
  api.reply(deleteTerm, () => ({}));
  api.reply(saveTerms, () => ({ added: 1, extended: 0, isProposal: false }));
  await page.getByRole('button', { name: 'Nhận Mây Ngàn' }).click();
  await expect.poll(() => api.callsOf(updateTerm)[0]?.body).toEqual({ version: 1, accept: true });
  await page.getByRole('button', { name: 'Xóa API' }).click();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect
    .poll(() => api.callsOf(saveTerms)[0]?.body)
    .toEqual({
      terms: [{ written: 'API', spoken: ['ép pi ai'], asks: false }],
    });
});

test('a member proposes and changes nothing', async ({ api }) => {
  await openPage(api, [api_], false);
  await expect.element(page.getByText('API', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sửa API' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Đề xuất từ' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Đề xuất từ' })).toBeVisible();
});

test('of two quick presses each says what it did, with its way back', async ({ api }) => {
  await openPage(api, [api_, termOf(3, 'KPI', ['ca pi ai'])]);
  api.reply(deleteTerm, () => ({}));
  const release = api.hold(deleteTerm);
  await page.getByRole('button', { name: 'Xóa API' }).click();
  await page.getByRole('button', { name: 'Xóa KPI' }).click();
  release();
  await expect.element(page.getByText('Đã xóa KPI')).toBeVisible();
  await expect.element(page.getByText('Đã xóa API')).toBeVisible();
  expect(page.getByRole('button', { name: 'Hoàn tác' }).elements()).toHaveLength(2);
});
