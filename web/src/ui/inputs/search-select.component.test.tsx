import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inputMethod } from '../../testing/input-method.ts';
import { Field } from './field.tsx';
import { SearchSelect } from './search-select.tsx';

const rooms = ['Phòng Lim', 'Phòng Gụ', 'Phòng Sồi'].map((label) => ({ value: label, label }));

function Room() {
  const [room, setRoom] = useState('Phòng Lim');
  const [typed, setTyped] = useState('');
  return (
    <Field label="Phòng">
      <SearchSelect
        chosen={{ value: room, label: room }}
        onChange={setRoom}
        choices={rooms.filter(({ label }) => label.includes(typed))}
        typed={typed}
        onType={setTyped}
        searchLabel="Tìm phòng"
        empty="Không có phòng nào khớp."
      />
    </Field>
  );
}

const trigger = page.getByRole('combobox', { name: 'Phòng' });
const line = page.getByRole('combobox', { name: 'Tìm phòng' });
const options = page.getByRole('option');

test('what is typed narrows the list, and Enter takes the first', async () => {
  await render(<Room />);
  await trigger.click();
  await line.fill('Sồi');
  await expect.element(options).toMatchTextContent(/^Phòng Sồi/);
  await userEvent.keyboard('{Enter}');
  await expect.element(trigger).toHaveTextContent('Phòng Sồi');
  await expect.element(line).not.toBeInTheDocument();
});

test('nothing found is said, and Enter keeps the choice', async () => {
  await render(<Room />);
  await trigger.click();
  await line.fill('xyz');
  await expect.element(page.getByText('Không có phòng nào khớp.')).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(trigger).toHaveTextContent('Phòng Lim');
});

test('Escape closes the list, which opens whole again', async () => {
  await render(<Room />);
  await trigger.click();
  await line.fill('Sồi');
  await userEvent.keyboard('{Escape}');
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await trigger.click();
  await expect.poll(() => options.elements().length).toBe(3);
});

test('keys of a word being composed neither choose nor close', async () => {
  await render(<Room />);
  await trigger.click();
  await expect.element(line).toHaveFocus();
  await inputMethod.compose('Gụ');
  for (const key of ['Enter', 'ArrowDown', 'Escape'] as const) await inputMethod.press(key);
  await inputMethod.commit('Gụ');
  await expect.element(line).toHaveValue('Gụ');
  await expect.element(trigger).toHaveTextContent('Phòng Lim');
});
