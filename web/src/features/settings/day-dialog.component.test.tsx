import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { signIn, test } from '../../testing/test.ts';
import { DayDialog } from './day-dialog.tsx';

const dialog = () => <DayDialog day={null} year={2027} onClose={() => undefined} />;

test('a day worked in exchange is still one after a session that ended', async () => {
  await renderInApp(dialog());
  await page.getByRole('textbox', { name: 'Tên' }).fill('Làm bù Tết');
  await page.getByText('Làm bù', { exact: true }).click();
  session.end();
  await cleanup();
  signIn();
  await renderInApp(dialog());
  await expect.element(page.getByRole('textbox', { name: 'Tên' })).toHaveValue('Làm bù Tết');
  await expect.element(page.getByText('Ngày này làm việc, dù rơi vào thứ nào.')).toBeVisible();
});
