import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

interface DayProps {
  readonly start?: string;
  readonly max?: string;
}

function Day({ start = '', max }: DayProps) {
  const [day, setDay] = useState(start);
  return (
    <>
      <Field label="Ngày họp">
        <DateInput value={day} onChange={setDay} max={max} />
      </Field>
      <output aria-label="Giá trị">{day}</output>
    </>
  );
}

const field = page.getByRole('textbox', { name: 'Ngày họp' });
const value = page.getByLabelText('Giá trị');

test.each([
  ['5/12/2026', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['ngày 5 tháng 12 năm 2026', '2026-12-05'],
])('%s is read as %s', async (typed, day) => {
  await render(<Day />);
  await field.fill(typed);
  await expect.element(value).toHaveTextContent(day);
});

test('what is no day is kept as it was typed', async () => {
  await render(<Day />);
  await field.fill('30/2/2026');
  await expect.element(value).toHaveTextContent('30/2/2026');
  await userEvent.tab();
  await expect.element(field).toHaveValue('30/2/2026');
});

test('leaving the field shows the day in full', async () => {
  await render(<Day start="2026-12-05" />);
  await expect.element(field).toHaveValue('05/12/2026');
});

test('Alt and the down arrow open the month, arrows move by days and Enter chooses', async () => {
  await render(<Day start="2026-12-05" />);
  await field.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('dialog', { name: 'Chọn ngày' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.element(value).toHaveTextContent('2026-12-13');
  await expect.element(page.getByRole('dialog', { name: 'Chọn ngày' })).not.toBeInTheDocument();
});

test('Escape closes the month and keeps the day', async () => {
  await render(<Day start="2026-12-05" />);
  await page.getByRole('button', { name: 'Chọn trên lịch' }).click();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Chọn ngày' })).not.toBeInTheDocument();
  await expect.element(value).toHaveTextContent('2026-12-05');
});

test('a day after the last one allowed cannot be chosen', async () => {
  await render(<Day start="2026-12-05" max="2026-12-06" />);
  await page.getByRole('button', { name: 'Chọn trên lịch' }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(value).not.toHaveTextContent('2026-12-12');
});
