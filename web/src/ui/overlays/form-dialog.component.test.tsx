import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { signIn, test } from '../../testing/test.ts';
import { CancelButton } from './cancel-button.tsx';
import { useCloseGuard } from './close-guard.tsx';
import { FormDialog } from './form-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

const onDiscard = vi.fn<() => void>();

function Form() {
  const [text, setText] = useState('');
  const guard = useCloseGuard({ isDirty: () => text !== '', onDiscard });
  return (
    <>
      <input aria-label="Tên" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => guard.close()}>
        Hủy
      </button>
      <button
        type="button"
        onClick={() => {
          guard.release();
          guard.close();
        }}
      >
        Lưu
      </button>
    </>
  );
}

function DialogPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <FormDialog open={open} onOpenChange={setOpen} title="Tạo cuộc họp">
        {open && <Form />}
      </FormDialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Tạo cuộc họp' });
const question = page.getByRole('alertdialog', { name: 'Bỏ những gì đã ghi?' });
const name = dialog.getByRole('textbox', { name: 'Tên' });

async function openDialog(typed: string) {
  onDiscard.mockClear();
  await renderInApp(<DialogPage />);
  await page.getByRole('button', { name: 'Mở' }).click();
  await name.fill(typed);
}

test('Escape closes a dialog in which nothing was written', async () => {
  await openDialog('');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Mở' })).toHaveFocus();
});

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button Hủy', () => dialog.getByRole('button', { name: 'Hủy' }).click()],
  ['the button Đóng', () => dialog.getByRole('button', { name: 'Đóng' }).click()],
] as const)('%s asks before something written is lost', async ([, leave]) => {
  await openDialog('Giao ban');
  await leave();
  await question.getByRole('button', { name: 'Soạn tiếp' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Giao ban');
  expect(onDiscard).not.toHaveBeenCalled();
});

test('what is given up is discarded', async () => {
  await openDialog('Giao ban');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Bỏ' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('what is saved closes without a question', async () => {
  await openDialog('Giao ban');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

function SilentForm() {
  const [text, setText] = useKept('meeting', 'Giao ban');
  return <input aria-label="Tên" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** Says nothing about what is written. */
function SilentPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <FormDialog open={open} onOpenChange={setOpen} title="Tạo cuộc họp">
        <SilentForm />
        <input aria-label="Tìm người" type="search" />
        <CancelButton />
        <button type="button" onClick={() => setOpen(false)}>
          Lưu
        </button>
      </FormDialog>
    </>
  );
}

async function openSilentDialog() {
  await renderInApp(<SilentPage />);
  await page.getByRole('button', { name: 'Mở' }).click();
  await name.click();
}

test('text counts in a form that does not say what is written', async () => {
  await openSilentDialog();
  await name.fill('Giao ban tuần');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Soạn tiếp' }).click();
  await expect.element(name).toHaveValue('Giao ban tuần');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Bỏ' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('“Hủy” asks as Escape does, and only where something was typed', async () => {
  await openSilentDialog();
  await name.fill('Giao ban tuần');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await question.getByRole('button', { name: 'Soạn tiếp' }).click();
  await name.fill('Giao ban');
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is back after a session that ended counts as typed', async () => {
  await openSilentDialog();
  await name.fill('Giao ban tuần');
  session.end();
  await cleanup();
  signIn();
  await openSilentDialog();
  await expect.element(name).toHaveValue('Giao ban tuần');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Bỏ' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Mở' }).click();
  await expect.element(name).toHaveValue('Giao ban');
});

test('neither a search nor text put back counts, and what is saved closes without a question', async () => {
  await openSilentDialog();
  await name.fill('Giao ban tuần');
  await name.fill('Giao ban');
  await dialog.getByRole('searchbox', { name: 'Tìm người' }).fill('Lan');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Mở' }).click();
  await name.fill('Giao ban tuần');
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
});

function SettingsPage() {
  const [text, setText] = useState('');
  return (
    <>
      <LeaveGuard isDirty={() => text !== ''} />
      <input aria-label="Tên công ty" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/dashboard">Trang chủ</Link>
    </>
  );
}

const leaving = page.getByRole('alertdialog', { name: 'Rời đi mà chưa lưu?' });

test('leaving a page asks before something written is lost', async () => {
  const { addressNow } = await renderInApp(<SettingsPage />, { at: '/settings' });
  await page.getByRole('textbox', { name: 'Tên công ty' }).fill('Gỗ Vân');
  await page.getByRole('link', { name: 'Trang chủ' }).click();
  await leaving.getByRole('button', { name: 'Ở lại' }).click();
  expect(addressNow()).toBe('/settings');
  await expect.element(page.getByRole('textbox', { name: 'Tên công ty' })).toHaveValue('Gỗ Vân');
  await page.getByRole('link', { name: 'Trang chủ' }).click();
  await leaving.getByRole('button', { name: 'Bỏ thay đổi' }).click();
  await expect.poll(addressNow).toBe('/dashboard');
});

test('a page in which nothing was written is left without a question', async () => {
  const { addressNow } = await renderInApp(<SettingsPage />, { at: '/settings' });
  await page.getByRole('link', { name: 'Trang chủ' }).click();
  await expect.poll(addressNow).toBe('/dashboard');
});
