import { createCompany } from '@hopgon/contract/companies/routes';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { CreateCompanyForm } from './create-company-form.tsx';

const name = page.getByRole('textbox', { name: 'Tên công ty' });
const found = page.getByRole('button', { name: 'Tạo công ty' });
const onDone = vi.fn();

// Proves S2.082
test('the name of the company is asked for, and one begins to type', async () => {
  await renderInApp(<CreateCompanyForm onDone={onDone} />);
  await expect.element(name).toHaveFocus();
});

// Proves S5.020
test.for(['', '   '])('the name %j is refused before anything is sent', async (typed, { api }) => {
  await renderInApp(<CreateCompanyForm onDone={onDone} />);
  await name.fill(typed);
  await found.click();
  await expect.element(name).toHaveAccessibleDescription(/^Vui lòng nhập tên công ty/);
  expect(api.callsOf(createCompany)).toHaveLength(0);
});

// Proves S8.029
test('a failure without words of its own is said, and the name stays', async ({ api }) => {
  api.refuse(createCompany, 'unexpected');
  await renderInApp(<CreateCompanyForm onDone={onDone} />);
  await name.fill('Mộc Châu');
  await found.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Không thể tạo công ty. Vui lòng thử lại.');
  await expect.element(name).toHaveValue('Mộc Châu');
  expect(onDone).not.toHaveBeenCalled();
});
