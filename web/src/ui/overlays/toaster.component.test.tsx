import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toast, toasts } from './toast.ts';
import { Toaster } from './toaster.tsx';

const region = page.getByRole('region', { name: 'Thông báo ngắn' });
const items = () => region.getByRole('listitem').elements().length;
const undo = region.getByRole('button', { name: 'Hoàn tác' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    for (const { id } of toasts.get()) toasts.close(id);
  });
});

async function renderPage() {
  await render(
    <>
      <input aria-label="Ghi chú" />
      <button type="button">Trang</button>
      <Toaster />
    </>,
  );
}

test('a word goes after five seconds', async () => {
  await renderPage();
  toast.say('Đã lưu.');
  await expect.poll(items).toBe(1);
  vi.advanceTimersByTime(4_999);
  expect(items()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect.poll(items).toBe(0);
});

test('what can be undone stays for ten seconds', async () => {
  await renderPage();
  toast.undoable('Đã chuyển.', async () => undefined);
  await expect.poll(items).toBe(1);
  vi.advanceTimersByTime(9_999);
  expect(items()).toBe(1);
  vi.advanceTimersByTime(1);
  await expect.poll(items).toBe(0);
});

test('what must not be missed stays until it was read', async () => {
  await renderPage();
  toast.sayUntilClosed('Phiên bản mới đã sẵn sàng.');
  await expect.poll(items).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(items()).toBe(1);
  await region.getByRole('button', { name: 'Đã hiểu' }).click();
  await expect.poll(items).toBe(0);
});

test('it stays while it has the focus', async () => {
  await renderPage();
  toast.undoable('Đã chuyển.', async () => undefined);
  await expect.element(undo).toBeVisible();
  const button = undo.element();
  if (button instanceof HTMLElement) button.focus();
  vi.advanceTimersByTime(60_000);
  expect(items()).toBe(1);
});

test('its button undoes once, and the focus goes back to the page', async () => {
  const back = vi.fn(async () => undefined);
  await renderPage();
  toast.undoable('Đã chuyển.', back);
  await page.getByRole('button', { name: 'Trang' }).click();
  await userEvent.tab();
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(items).toBe(0);
  expect(back).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Trang' })).toHaveFocus();
});

test('Ctrl+Z undoes the latest that can be undone', async () => {
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  await renderPage();
  toast.undoable('Đã chuyển A.', first);
  toast.undoable('Đã chuyển B.', second);
  toast.say('Đã lưu.');
  await page.getByRole('button', { name: 'Trang' }).click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(first).toHaveBeenCalledOnce();
});

test('in a text field Ctrl+Z belongs to the text', async () => {
  const back = vi.fn(async () => undefined);
  await renderPage();
  toast.undoable('Đã chuyển.', back);
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('a');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(back).not.toHaveBeenCalled();
});

test('the same failure twice is one line', async () => {
  await renderPage();
  toast.fail('Không thể lưu.');
  toast.fail('Không thể lưu.');
  await expect.poll(items).toBe(1);
});
