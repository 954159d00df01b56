import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inputMethod } from '../../testing/input-method.ts';
import type { Person } from '../marks/avatar.tsx';
import { PersonSearch } from './person-search.tsx';

const people = ['Lê Hoài An', 'Trần Thị Bình', 'Hồ Mai', 'Đỗ Chi', 'Vũ Dũng', 'Bùi Giang'].map(
  (name, index): Person => ({ id: String(index), name }),
);

const words = { label: 'Ai cần họp', found: 'Người tìm thấy', verb: 'Thêm' };
const submitted = vi.fn<() => void>();

interface SearchProps {
  readonly many?: boolean;
  /** Until then the search is still on its way. */
  readonly isCurrent?: boolean;
}

function Search({ many = false, isCurrent = true }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const found = people.filter(({ name }) => name !== chosen && name.includes(typed));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <PersonSearch
        words={words}
        many={many}
        typed={typed}
        onType={setTyped}
        found={{ people: found, isCurrent }}
        onChoose={({ name }) => setChosen(name)}
      />
      <output aria-label="Đã chọn">{chosen}</output>
    </form>
  );
}

const input = page.getByRole('searchbox', { name: 'Ai cần họp' });
const chosen = page.getByLabelText('Đã chọn');
const buttons = page.getByRole('list', { name: 'Người tìm thấy' }).getByRole('button');

test('at most five of those found are offered', async () => {
  await render(<Search />);
  await expect.poll(() => buttons.elements().length).toBe(5);
});

test('a press chooses somebody', async () => {
  await render(<Search />);
  await page.getByRole('button', { name: 'Thêm Hồ Mai' }).click();
  await expect.element(chosen).toHaveTextContent('Hồ Mai');
});

test('Enter chooses the first one and does not submit the form', async () => {
  submitted.mockClear();
  await render(<Search />);
  await input.fill('Bình');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Trần Thị Bình');
  expect(submitted).not.toHaveBeenCalled();
});

test('Enter in the empty line chooses nobody', async () => {
  await render(<Search />);
  await input.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('');
});

test('an Enter before the search has ended counts when it has', async () => {
  const { rerender } = await render(<Search isCurrent={false} />);
  await input.fill('Bình');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('');
  await rerender(<Search />);
  await expect.element(chosen).toHaveTextContent('Trần Thị Bình');
});

test('an Enter before the search has ended is forgotten when something else is typed', async () => {
  const { rerender } = await render(<Search isCurrent={false} />);
  await input.fill('Bình');
  await userEvent.keyboard('{Enter}');
  await input.fill('Mai');
  await rerender(<Search />);
  await expect.element(page.getByRole('button', { name: 'Thêm Hồ Mai' })).toBeVisible();
  await expect.element(chosen).toHaveTextContent('');
});

test('an Enter that ends a composed word chooses nobody', async () => {
  await render(<Search />);
  await input.click();
  await inputMethod.compose('Bình');
  await inputMethod.press('Enter');
  await inputMethod.commit('Bình');
  await expect.element(input).toHaveValue('Bình');
  await expect.element(chosen).toHaveTextContent('');
});

test('after a choice by keyboard the focus is in the line for the next one', async () => {
  await render(<Search many />);
  await input.click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('Lê Hoài An');
  await expect.element(input).toHaveFocus();
});
