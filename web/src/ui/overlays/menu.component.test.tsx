import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Popover } from './popover.tsx';

const onCopy = vi.fn<() => void>();

const Actions = () => (
  <Menu trigger={<Button>Thao tác</Button>}>
    <MenuItem onClick={onCopy}>Sao chép</MenuItem>
    <MenuItem>In</MenuItem>
  </Menu>
);

function Note() {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen} title="Ghi chú" trigger={<Button>Thao tác</Button>}>
      <Button onClick={() => setOpen(false)}>Đã đọc</Button>
    </Popover>
  );
}

const trigger = page.getByRole('button', { name: 'Thao tác' });
const first = page.getByRole('menuitem', { name: 'Sao chép' });

const pressed = (key: string) => async () => {
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard(key);
};

test.each([
  ['Enter', pressed('{Enter}')],
  ['space', pressed(' ')],
  ['an arrow', pressed('{ArrowDown}')],
])('%s opens a menu for the first time at its first choice', async (_, open) => {
  await render(<Actions />);
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await open();
  await expect.element(first).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveFocus();
});

test('one press of a pointer opens a menu, and a choice acts', async () => {
  await render(<Actions />);
  await trigger.click();
  await first.click();
  expect(onCopy).toHaveBeenCalledOnce();
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a popover opens at the first press, and the focus comes back from it', async () => {
  await render(<Note />);
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'dialog');
  await trigger.click();
  await expect.element(page.getByRole('dialog', { name: 'Ghi chú' })).toBeVisible();
  await page.getByRole('button', { name: 'Đã đọc' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Ghi chú' })).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
