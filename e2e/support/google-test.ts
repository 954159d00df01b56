import type { Page } from '@playwright/test';
import { type IdentityProvider, startIdentityProvider } from '../../server/src/testing/identity-provider.ts';
import { freePort } from './free-port.ts';
import { freshEmail } from './given.ts';
import { startServer } from './start-server.ts';
import { test as base } from './test.ts';

interface Google extends IdentityProvider {
  /** Where the product is that offers it. */
  readonly url: string;
}

/** A product of the test's own with an OpenID Connect issuer behind its Google button. */
export const test = base.extend<{ readonly google: Google }>({
  google: async ({ mailServer }, use) => {
    const port = String(await freePort());
    const provider = await startIdentityProvider(`http://127.0.0.1:${port}/google-callback`);
    const environment = { SMTP_URL: mailServer.url, PORT: port, ...provider.environment };
    const server = await startServer(environment);
    await use({ ...provider, url: server.url });
    await server.stop();
    await provider.stop();
  },
  baseURL: async ({ google }, use) => use(google.url),
});

let accounts = 0;
/** An account at the issuer, with an address of its own unless one is given. */
export function givenAccount(
  google: IdentityProvider,
  { email = freshEmail('google'), emailVerified = true, name = 'Trịnh Thị Ngà' } = {},
): { readonly email: string; readonly subject: string } {
  accounts += 1;
  const account = { subject: `google-${process.pid}-${accounts}`, email, emailVerified, name };
  google.add(account);
  return account;
}

/** Presses the button and waits until the issuer's page stands in the window. */
export async function openGoogle(page: Page, button = 'Đăng nhập bằng Google'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).first().click();
  const popup = await opened;
  await popup.waitForURL(/\/interaction\//);
  return popup;
}

/** Chooses an account there, or says no; the window then closes by itself. */
export async function choose(popup: Page, button: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: button }).click();
  await closed;
}
