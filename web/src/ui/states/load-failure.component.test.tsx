import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { LoadFailure } from './load-failure.tsx';

afterEach(() => onlineManager.setOnline(true));

test('a part that could not be loaded names the lost network as the cause, and only while it is lost', async () => {
  const onRetry = vi.fn<() => void>();
  await renderInApp(<LoadFailure text="Không thể tải lịch họp." onRetry={onRetry} />);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Đã xảy ra lỗiKhông thể tải lịch họp.Thử lại');
  onlineManager.setOnline(false);
  await expect.element(alert).toHaveTextContent('Mất kết nối mạngKhông thể tải lịch họp.Thử lại');
  await page.getByRole('button', { name: 'Thử lại' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
