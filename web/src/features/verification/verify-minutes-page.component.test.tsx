import { findMeetingOfCode, verifyMinutes } from '@hopgon/contract/minutes/verification/routes';
import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { signedFile } from '../../testing/signed-file.ts';
import { test } from '../../testing/test.ts';
import { sha256 } from './check-signature.ts';
import { VerifyMinutesPage } from './verify-minutes-page.tsx';

const code = '7K4M9Q2XBFHT3N6P';
const recordOf = (rest: Partial<VerifiedMinutes> = {}): VerifiedMinutes => ({
  companyName: 'Nội thất Gỗ Vân',
  ...{ number: '112/BB-GV', edition: 1, state: 'locked', adoptedOn: '2026-11-20', lockedOn: '2026-11-20' },
  ...{ replacedBy: null, hash: 'a'.repeat(64), signatures: [] },
  ...rest,
});

const field = page.getByRole('textbox', { name: 'Mã kiểm tra' });
const drop = page.getByRole('button', { name: 'Chọn tệp PDF' });

function choose(bytes: Uint8Array<ArrayBuffer>): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file is asked for');
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'bien-ban.pdf', { type: 'application/pdf' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a code is taken as it is typed, and says what the minutes are', async ({ api }) => {
  api.reply(verifyMinutes, () => recordOf({ replacedBy: '115/BB-GV' }));
  const own = { meetingId: idOf(7), edition: 1, title: 'Giao ban xưởng tuần 47' };
  api.reply(findMeetingOfCode, () => own);
  await renderInApp(<VerifyMinutesPage />);
  await field.fill('7k4m 9q2x');
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
  await expect.element(page.getByText(/Mã gồm 16 chữ và số/)).toBeVisible();
  await field.fill('7k4m 9q2x bfht 3n6p');
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
  await expect.element(page.getByText('Đã có bản thay thế')).toBeVisible();
  await expect.element(page.getByText(/115\/BB-GV/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Giao ban xưởng tuần 47/ })).toBeVisible();
  expect(api.callsOf(verifyMinutes)).toMatchObject([{ body: { code } }]);
});

test('a code that nobody gave says so', async ({ api }) => {
  api.refuse(verifyMinutes, 'minutes_code_not_found');
  await renderInApp(<VerifyMinutesPage />);
  await field.fill(code);
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
  await expect.element(page.getByText(/Không có biên bản nào mang mã này/)).toBeVisible();
});

test('a signed file is checked here, and its own code is looked up', async ({ api }) => {
  const { bytes, certificate } = await signedFile({ name: 'Ngô Trường Lễ', code: '7K4M-9Q2X-BFHT-3N6P' });
  const hash = await sha256(bytes);
  const at = '2026-11-20T03:58:00Z';
  const signature = { part: 'secretary', way: 'electronic', at, hash, certificate } as const;
  api.reply(verifyMinutes, () => recordOf({ signatures: [signature] }));
  api.refuse(findMeetingOfCode, 'minutes_code_not_found');
  await renderInApp(<VerifyMinutesPage />);
  await expect.element(drop).toBeVisible();
  choose(bytes);
  await expect.element(page.getByText('Tệp còn nguyên')).toBeVisible();
  const signatures = page.getByRole('list', { name: 'Chữ ký trong tệp' });
  await expect
    .element(signatures)
    .toMatchTextContent(/Ngô Trường Lễ.*Khớp với nội dung.*Đúng chứng thư công ty đã cấp/);
  expect(api.callsOf(verifyMinutes)).toMatchObject([{ body: { code } }]);
});

test('one changed byte is found, with the record and without it', async ({ api }) => {
  const { bytes } = await signedFile({ name: 'Ngô Trường Lễ', code: '7K4M-9Q2X-BFHT-3N6P' });
  api.reply(verifyMinutes, () => recordOf());
  api.refuse(findMeetingOfCode, 'minutes_code_not_found');
  const changed = new Uint8Array(bytes);
  changed[20] = (changed[20] ?? 0) ^ 1;
  await renderInApp(<VerifyMinutesPage />);
  await expect.element(drop).toBeVisible();
  choose(changed);
  await expect.element(page.getByText('Tệp đã bị thay đổi', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Không khớp với nội dung/)).toBeVisible();
});

test('a file without a code is judged by its signatures', async () => {
  const { bytes } = await signedFile({ name: 'Ngô Trường Lễ' });
  await renderInApp(<VerifyMinutesPage />);
  await expect.element(drop).toBeVisible();
  choose(bytes);
  await expect.element(page.getByText('Chữ ký khớp với nội dung tệp')).toBeVisible();
  const longer = new Uint8Array(bytes.length + 4);
  longer.set(bytes);
  choose(longer);
  await expect.element(page.getByText('Tệp đã bị thay đổi sau khi ký')).toBeVisible();
  choose(new TextEncoder().encode('%PDF-1.3 không ký'));
  await expect.element(page.getByText('Tệp không có chữ ký điện tử')).toBeVisible();
});

test('a file is not judged by the code of other minutes', async ({ api }) => {
  const { bytes } = await signedFile({ name: 'Ngô Trường Lễ', code: '7K4M-9Q2X-BFHT-3N6P' });
  api.reply(verifyMinutes, ({ body }) =>
    recordOf(Reflect.get(Object(body), 'code') === code ? {} : { number: '113/BB-GV' }),
  );
  api.refuse(findMeetingOfCode, 'minutes_code_not_found');
  await renderInApp(<VerifyMinutesPage />);
  await expect.element(drop).toBeVisible();
  choose(bytes);
  await expect.element(page.getByRole('heading', { name: /112\/BB-GV/ })).toBeVisible();
  await field.fill('7k4m 9q2x bfht 3n6r');
  await page.getByRole('button', { name: 'Kiểm tra mã' }).click();
  await expect.element(page.getByRole('heading', { name: /113\/BB-GV/ })).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Chữ ký trong tệp' })).not.toBeInTheDocument();
});
