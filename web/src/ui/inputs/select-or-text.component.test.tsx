import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SelectOrText } from './select-or-text.tsx';

function Department({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SelectOrText
        label="Phòng ban"
        textLabel="Phòng ban khác"
        choices={['Kỹ thuật', 'Kinh doanh', 'Khác']}
        other="Khác"
        value={value}
        onChange={setValue}
      />
      <output aria-label="Giá trị">{value}</output>
    </>
  );
}

const select = page.getByRole('combobox', { name: 'Phòng ban' });
const text = page.getByRole('textbox', { name: 'Phòng ban khác' });
const value = page.getByLabelText('Giá trị');

test('a choice of the list needs no text', async () => {
  await render(<Department start="Kỹ thuật" />);
  await expect.element(select).toHaveTextContent('Kỹ thuật');
  await expect.element(text).not.toBeInTheDocument();
});

test('a value outside the list stands unchanged in the text', async () => {
  await render(<Department start="Xưởng mộc" />);
  await expect.element(select).toHaveTextContent('Khác');
  await expect.element(text).toHaveValue('Xưởng mộc');
});

test('the last choice opens an empty text, which is the value', async () => {
  await render(<Department start="Kỹ thuật" />);
  await select.click();
  await page.getByRole('option', { name: 'Khác' }).click();
  await expect.element(text).toHaveValue('');
  await text.fill('Xưởng mộc');
  await expect.element(value).toHaveTextContent('Xưởng mộc');
});

test('another choice of the list is the value', async () => {
  await render(<Department start="Kỹ thuật" />);
  await select.click();
  await page.getByRole('option', { name: 'Kinh doanh' }).click();
  await expect.element(value).toHaveTextContent('Kinh doanh');
  await expect.element(text).not.toBeInTheDocument();
});
