import { expectAccessible, expectAccessibleInEveryLook } from '../support/accessible.ts';
import { password } from '../support/given.ts';
import { moveTo } from '../support/move-to.ts';
import {
  addPasskey,
  cardOn,
  codeOf,
  givenAuthenticator,
  givenTwoFactor,
  openPasskey,
  proveAddress,
  proveByPassword,
  signedInAgain,
  signIn,
  signOut,
  turnOnTwoFactor,
} from '../support/security.ts';
import { expect, test } from '../support/test.ts';

// Each look takes its time.
test.setTimeout(90_000);

const newPassword = 'Vườn4mùa';

test('the security card ends sessions', async ({ browserOf, given, server }) => {
  const { owner } = await given.owner('Trần Thị Bình');
  const page = await browserOf(owner);
  const other = await browserOf('somebody new');
  const card = cardOn(page);
  const rows = card.getByRole('list', { name: 'Phiên đăng nhập' }).getByRole('listitem');

  // Proves S2.129, S2.130, S2.131, S7.008
  await test.step('it shows password, two-factor as not yet on, and the sessions', async () => {
    await page.goto('/profile');
    await expect(card.getByRole('heading', { name: 'Xác thực hai bước Chưa bật' })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Phiên này');
    await expect(rows).toContainText('127.0.0.x');
    await expectAccessibleInEveryLook(page, 'profile');
  });

  // Proves S2.131
  await test.step('a session is ended from the list, and its browser is at the login page', async () => {
    await other.goto('/login');
    await signIn(other, owner.email);
    await expect(other).toHaveURL('/dashboard');
    await expect(rows).toHaveCount(2);
    await rows.getByRole('button', { name: 'Kết thúc phiên Chrome trên Linux' }).press('Enter');
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText(/đã được kết thúc từ một thiết bị khác/)).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toBeFocused();
    await signIn(other, owner.email);
    await expect(other).toHaveURL('/dashboard');
    await expect(rows).toHaveCount(2);
  });

  // Proves S2.129, S2.130, S2.131, S7.008
  await test.step('a changed password ends the others', async () => {
    await card.getByRole('button', { name: 'Đổi mật khẩu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
    const change = dialog.getByRole('button', { name: 'Đổi mật khẩu' });
    const [current, chosen, repeated] = [
      dialog.getByLabel('Mật khẩu hiện tại'),
      dialog.getByLabel('Mật khẩu mới', { exact: true }),
      dialog.getByLabel('Xác nhận mật khẩu mới'),
    ];
    await change.click();
    await expect(current).toHaveAccessibleDescription('Mật khẩu hiện tại là bắt buộc');
    await expect(chosen).toHaveAccessibleDescription('Mật khẩu là bắt buộc');
    await expect(repeated).toHaveAccessibleDescription('Xác nhận mật khẩu là bắt buộc');
    await expect(current).toBeFocused();

    await current.fill('Sai9mật-khẩu');
    await expect(current).not.toHaveAccessibleDescription(/bắt buộc/);
    await chosen.fill('Ngắn');
    await repeated.fill('Khác');
    await change.click();
    await expect(chosen).toHaveAccessibleDescription('Mật khẩu phải có ít nhất 6 ký tự');
    await expect(repeated).toHaveAccessibleDescription('Mật khẩu xác nhận không khớp');
    await chosen.fill('khongcohoa');
    await repeated.fill('khongcohoa');
    await change.click();
    await expect(chosen).toHaveAccessibleDescription(
      'Mật khẩu phải chứa ít nhất 1 chữ hoa, 1 chữ thường và 1 số',
    );
    await dialog.getByRole('button', { name: 'Hiện mật khẩu' }).nth(1).click();
    await expect(chosen).toHaveAttribute('type', 'text');

    await chosen.fill(newPassword);
    await repeated.fill(newPassword);
    await change.click();
    await expect(current).toHaveAccessibleDescription('Mật khẩu hiện tại không đúng');
    await expectAccessible(page, 'change password, refused');
    await current.fill(password);
    const sent = page.waitForRequest('/api/auth/change-password');
    await change.click();
    const { idToken, ...passwords } = (await sent).postDataJSON();
    expect(idToken).toBe(await page.evaluate(() => localStorage.getItem('authToken')));
    expect(passwords).toEqual({ currentPassword: password, newPassword });
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(1);
    await expect(other, 'the other browser is thrown out').toHaveURL(/\/login/);
    await expect(other.getByText(/Mật khẩu vừa được đổi/)).toBeVisible();
  });

  await test.step('all others are ended at once', async () => {
    await signedInAgain(server.url, owner, newPassword);
    await signIn(other, owner.email, newPassword);
    await expect(rows).toHaveCount(3);
    await card.getByRole('button', { name: 'Kết thúc các phiên khác' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc' }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Phiên này');
    await expect(other).toHaveURL(/\/login/);
  });
});

test('the life of two-factor sign-in by an app', async ({ browserOf, given, mailServer, server }) => {
  const { owner } = await given.owner('Phạm Hà');
  const page = await browserOf(owner);
  const card = cardOn(page);
  await page.goto('/profile');
  const turnOn = card.getByRole('button', { name: 'Bật', exact: true });
  await expect(turnOn, 'a stranger could have registered the address').toBeDisabled();
  await expect(card.getByText(/Hãy xác nhận email trước/)).toHaveCount(2);
  await proveAddress(server, mailServer, owner);
  await expect(turnOn).toBeEnabled();
  const { secret, recoveryCodes } = await turnOnTwoFactor(page);
  const isOn = card.getByRole('heading', { name: 'Xác thực hai bước Đang bật' });
  const confirm = page.getByRole('button', { name: 'Xác nhận' });

  // Proves S2.130
  await test.step('it is on, and a mail says so', async () => {
    await expect(isOn).toBeVisible();
    await expect(card).toContainText('còn 10 mã khôi phục');
    await mailServer.mailTo(owner.email, ({ subject = '' }) => subject.includes('vừa được bật'));
  });

  await test.step('a code of the app is asked for at sign-in', async () => {
    await signOut(page);
    await signIn(page, owner.email);
    await expect(page.getByRole('heading', { name: 'Xác thực hai bước' })).toBeVisible();
    await expect(page).toHaveTitle(/Xác thực hai bước/);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    const code = page.getByLabel('Mã 6 số');
    await expect(code).toBeFocused();
    await confirm.click();
    await expect(code).toHaveAccessibleDescription('Mã gồm 6 chữ số');
    await code.fill(codeOf(secret, 9));
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(/Mã không đúng/);
    await expectAccessible(page, 'second factor');
    // The code that turned it on is used up; the next one is good within its time too.
    await code.fill(codeOf(secret, 1));
    await confirm.click();
    await expect(page).toHaveURL('/dashboard');

    await expect(page.getByRole('heading', { name: /Phạm Hà/ })).toBeVisible();
  });

  await test.step('or a recovery code, once', async () => {
    const [used = '', unused = ''] = recoveryCodes;
    const recover = async (written: string) => {
      await signIn(page, owner.email);
      await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
      await page.getByLabel('Mã khôi phục').fill(written.toLowerCase());
      await confirm.click();
    };
    await signOut(page);
    await recover(used);
    await expect(page.getByRole('heading', { name: /Phạm Hà/ })).toBeVisible();
    await signOut(page);
    await recover(used);
    await expect(page.getByLabel('Mã khôi phục')).toHaveAccessibleDescription(/Mã không đúng/);
    await page.getByRole('button', { name: 'Quay lại đăng nhập' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await recover(unused);
    await expect(page.getByRole('heading', { name: /Phạm Hà/ })).toBeVisible();
    await moveTo(page, '/profile');
  });

  // Proves S2.130
  await test.step('recovery codes are replaced, and it is turned off', async () => {
    await expect(isOn).toBeVisible();
    await card.getByRole('button', { name: 'Tạo mã khôi phục mới' }).click();
    await proveByPassword(page, 'Tạo mã mới');
    const renewed = page.getByRole('list', { name: 'Mã khôi phục' });
    await expect(renewed.getByRole('listitem')).toHaveCount(10);
    for (const code of recoveryCodes) await expect(renewed).not.toContainText(code);
    await page.getByRole('button', { name: 'Tôi đã lưu các mã' }).click();
    await card.getByRole('button', { name: 'Tắt' }).click();
    await proveByPassword(page, 'Tắt');
    await expect(card.getByRole('heading', { name: 'Xác thực hai bước Chưa bật' })).toBeVisible();
  });
});

test('the life of a passkey', async ({ browserOf, given, mailServer, server }) => {
  const { owner } = await given.owner('Hồ Bảo');
  await proveAddress(server, mailServer, owner);
  const { secret } = await givenTwoFactor(server.url, owner);
  const page = await browserOf(owner);
  await givenAuthenticator(page);
  await page.goto('/profile');
  await addPasskey(page, 'Máy ở xưởng');
  const passkeys = cardOn(page).getByRole('list', { name: 'Passkey của bạn' });
  await expect(passkeys).toContainText('chưa dùng lần nào');

  await openPasskey(page, 'Máy ở xưởng', 'Đổi tên');
  await page.getByRole('textbox', { name: 'Tên passkey' }).fill('Máy văn phòng');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(passkeys).toContainText('Máy văn phòng');

  await signOut(page);
  await page.getByRole('button', { name: 'Đăng nhập bằng passkey' }).click();
  await expect(page.getByRole('heading', { name: /Hồ Bảo/ })).toBeVisible();
  await signOut(page);
  await signIn(page, owner.email);
  await page.getByRole('button', { name: 'Dùng passkey' }).click();
  await page.getByRole('button', { name: 'Tiếp tục bằng passkey' }).click();
  await expect(page.getByRole('heading', { name: /Hồ Bảo/ })).toBeVisible();

  await moveTo(page, '/profile');
  await openPasskey(page, 'Máy văn phòng', 'Xóa');
  await page.getByRole('button', { name: 'Dùng ứng dụng xác thực' }).click();
  await page.getByLabel('Mã 6 số của ứng dụng xác thực').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(passkeys).toBeHidden();
  await expect(cardOn(page).getByRole('heading', { name: 'Passkey' })).toBeFocused();
});
