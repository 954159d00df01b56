import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WeekdayBoxes } from './weekday-boxes.tsx';

function Days() {
  const [days, setDays] = useState<readonly number[]>([5]);
  return (
    <>
      <WeekdayBoxes legend="Vào các ngày" chosen={days} onChange={setDays} />
      <output aria-label="Giá trị">{days.join(' ')}</output>
    </>
  );
}

const value = page.getByLabelText('Giá trị');
const box = (name: string) =>
  page.getByRole('group', { name: 'Vào các ngày' }).getByRole('checkbox', { name });

test('days are chosen in any order and stay in the order of the week', async () => {
  await render(<Days />);
  await box('Chủ Nhật').click();
  await box('Thứ Hai').click();
  await expect.element(value).toHaveTextContent('1 5 7');
});

test('a chosen day is taken out again', async () => {
  await render(<Days />);
  await expect.element(box('Thứ Sáu')).toBeChecked();
  await box('Thứ Sáu').click();
  await expect.element(value).toHaveTextContent('');
});

test('Tab goes from day to day and Space chooses', async () => {
  await render(<Days />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(box('Thứ Ba')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(value).toHaveTextContent('2 5');
});
