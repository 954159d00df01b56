import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const choices = [
  { value: 'nam', label: 'Miền Nam' },
  { value: 'bac', label: 'Miền Bắc' },
] as const;

function Region() {
  const [value, setValue] = useState<'nam' | 'bac'>('bac');
  return (
    <Field label="Khu vực">
      <Select choices={choices} value={value} onChange={setValue} />
    </Field>
  );
}

const select = page.getByRole('combobox', { name: 'Khu vực' });
const option = (name: string) => page.getByRole('option', { name });

test.each(['{Enter}', '{ArrowDown}'])('%s opens a select for the first time at its choice', async (key) => {
  await render(<Region />);
  await expect.element(select).toHaveTextContent('Miền Bắc');
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.element(option('Miền Bắc')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(select).toHaveTextContent('Miền Nam');
  await expect.element(select).toHaveFocus();
});

test('one press of a pointer opens a select', async () => {
  await render(<Region />);
  await select.click();
  await option('Miền Nam').click();
  await expect.element(select).toHaveTextContent('Miền Nam');
});
