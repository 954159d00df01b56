import { type CDPSession, expect, type Page } from '@playwright/test';
import { totpCode } from '../../server/src/testing/totp-code.ts';
import { expectAccessible } from './accessible.ts';
import { callApi } from './call-api.ts';
import { type Person, password } from './given.ts';
import type { MailServer } from './mail-server.ts';

export const cardOn = (page: Page) => page.getByRole('region', { name: 'Bảo mật' });

/** What an authenticator app shows; `later` codes from now. */
export const codeOf = (secret: string, later = 0): string =>
  totpCode(secret, new Date(Date.now() + later * 30_000));

/** Proves by the password to be the person, in the dialog that asks. */
export async function proveByPassword(page: Page, button = 'Tiếp tục'): Promise<void> {
  await page.getByLabel('Mật khẩu của bạn').fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Follows the link of the mail that proves the person's address. */
export async function proveAddress(
  { url }: { readonly url: string },
  mailServer: MailServer,
  { email, tokens }: Person,
): Promise<void> {
  const mail = await mailServer.mailTo(email, ({ text = '' }) => text.includes('/verify-email#'));
  const token = /verify-email#token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  await callApi(url, ['POST', '/api/auth/verify-email'], { token }, tokens);
}

/** Turns two-factor on at the profile. */
export async function turnOnTwoFactor(page: Page): Promise<TwoFactor> {
  await cardOn(page).getByRole('button', { name: 'Bật', exact: true }).click();
  await proveByPassword(page);
  const dialog = page.getByRole('dialog', { name: 'Bật xác thực hai bước' });
  await expect(dialog.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  await expectAccessible(page, 'an app is set up');
  const secret = (await dialog.getByRole('code').textContent())?.replace(/\s/g, '') ?? '';
  await dialog.getByLabel('Mã 6 số').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Bật xác thực hai bước' }).click();
  const codes = dialog.getByRole('list', { name: 'Mã khôi phục' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'recovery codes');
  const shown = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
  return { secret, recoveryCodes: shown };
}

interface TwoFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

interface Data<T> {
  readonly data: T;
}

/** The same by calls, for a story that is about something else. */
export async function givenTwoFactor(url: string, { tokens }: Person): Promise<TwoFactor> {
  const ask = async <T>(path: string, body: unknown): Promise<T> =>
    (await callApi<Data<T>>(url, ['POST', path], body, tokens)).data;
  const { proof } = await ask<{ proof: string }>('/api/auth/proof', { by: 'password', password });
  const { secret } = await ask<{ secret: string }>('/api/auth/totp', { proof });
  const code = codeOf(secret);
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>('/api/auth/totp/confirm', { code });
  return { secret, recoveryCodes };
}

/** The same person in a session more. */
export async function signedInAgain(url: string, person: Person, typed = password): Promise<Person> {
  const body = { email: person.email, password: typed, remember: true };
  return { ...person, tokens: await callApi<Person['tokens']>(url, ['POST', '/api/auth/login'], body) };
}

/** At the login page. */
export async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** By the menu, which leads to the login page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tài khoản của bạn' }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL('/login');
}

/** Gives the page's browser a device that makes passkeys and always recognises its person. */
export async function givenAuthenticator(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devTools;
}

/** At the profile, with a device that makes passkeys. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await cardOn(page).getByRole('button', { name: 'Thêm passkey' }).click();
  await proveByPassword(page);
  await page.getByRole('textbox', { name: 'Tên passkey' }).fill(name);
  await page.getByRole('button', { name: 'Tạo passkey' }).click();
  await expect(cardOn(page).getByRole('list', { name: 'Passkey của bạn' })).toContainText(name);
}

export async function openPasskey(page: Page, name: string, action: string): Promise<void> {
  await cardOn(page)
    .getByRole('button', { name: `Thao tác với passkey ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
