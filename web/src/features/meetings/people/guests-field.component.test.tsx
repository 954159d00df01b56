import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inputMethod } from '../../../testing/input-method.ts';
import type { DraftGuest } from './guests.rules.ts';
import { GuestsField, isGuestUnfinished } from './guests-field.tsx';

function Form() {
  const [guests, setGuests] = useState<readonly DraftGuest[]>([]);
  const [result, setResult] = useState('');
  const line = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setResult(isGuestUnfinished(line) ? 'chưa xong' : 'đã lưu');
      }}
    >
      <GuestsField guests={guests} onChange={setGuests} line={line} />
      <button type="submit">Lưu</button>
      <output aria-label="Kết quả">{result}</output>
    </form>
  );
}

const email = page.getByRole('textbox', { name: 'Email của khách' });
const name = page.getByRole('textbox', { name: 'Tên khách' });
const list = page.getByRole('list', { name: 'Khách được mời' });
const save = page.getByRole('button', { name: 'Lưu' });
const result = page.getByLabelText('Kết quả');

test('Enter in either line adds the guest and does not submit the form', async () => {
  await render(<Form />);
  await email.fill('hoa@doitac.example');
  await name.fill('Chị Hoa');
  await userEvent.keyboard('{Enter}');
  await expect.element(list).toMatchTextContent(/Chị Hoa.*hoa@doitac\.example/);
  await expect.element(email).toHaveValue('');
  await expect.element(name).toHaveValue('');
  await email.fill('lan@doitac.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText('lan@doitac.example')).toBeVisible();
  await expect.element(result).toHaveTextContent('');
});

test('an Enter that ends a composed name adds nobody', async () => {
  await render(<Form />);
  await email.fill('hoa@doitac.example');
  await name.click();
  await inputMethod.compose('Hoà');
  await inputMethod.press('Enter');
  await expect.element(list).not.toBeInTheDocument();
  await inputMethod.commit('Hoà');
  await expect.element(name).toHaveValue('Hoà');
});

test('leaving the lines adds the guest', async () => {
  await render(<Form />);
  await email.fill('hoa@doitac.example');
  await save.click();
  await expect.element(list.getByText('hoa@doitac.example')).toBeVisible();
});

test('half an address is kept, explained and brought back to', async () => {
  await render(<Form />);
  await email.fill('hoa@');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('chưa xong');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('hoa@');
  await expect.element(page.getByText('Hãy ghi một địa chỉ email')).toBeVisible();
});

test('the reason goes as soon as the address is edited', async () => {
  await render(<Form />);
  await email.fill('hoa@');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Hãy ghi một địa chỉ email')).toBeVisible();
  await email.fill('hoa@d');
  await expect.element(page.getByText('Hãy ghi một địa chỉ email')).not.toBeInTheDocument();
});

test('a guest is removed by their button', async () => {
  await render(<Form />);
  await email.fill('hoa@doitac.example');
  await name.fill('Chị Hoa');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Bỏ Chị Hoa' }).click();
  await expect.element(list).not.toBeInTheDocument();
});
