import type { Page } from '@playwright/test';
import type { Person } from './given.ts';

/** The server ends the session of the page, and the person signs in where that leads. */
export async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  const [token, sessionId] = await page.evaluate(() => [
    localStorage.getItem('authToken'),
    localStorage.getItem('sessionId'),
  ]);
  await page.request.post('/api/auth/logout', {
    data: { sessionId },
    headers: { authorization: `Bearer ${token}` },
  });
  // Forms that are left behind may ask for an email as well.
  await page.waitForURL(/\/login/);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}
