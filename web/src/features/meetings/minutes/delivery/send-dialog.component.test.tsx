import { listMinutesReaders, sendMinutes } from '@hopgon/contract/minutes/delivery/routes';
import { listDerivedDocuments } from '@hopgon/contract/minutes/derived/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { meeting, minutesOf, openMinutes } from '../../../../testing/open-minutes.tsx';
import { test } from '../../../../testing/test.ts';

test('of a closed meeting the dialog asks for no words, for none are sent', async ({ api }) => {
  await page.viewport(1366, 768);
  api.reply(listMinutesReaders, () => ({
    readers: [],
    recipients: [{ displayName: 'Nguyễn Thị Mai', guestEmail: null }],
  }));
  api.reply(listDerivedDocuments, () => ({ documents: [], can: { create: false } }));
  api.reply(sendMinutes, () => ({ sent: 2 }));
  const { can } = minutesOf();
  const locked = minutesOf({ state: 'locked', can: { ...can, edit: false, deliver: true } });
  await openMinutes(api, locked, { ...meeting, visibility: 'closed' });
  await page.getByRole('button', { name: 'Gửi qua email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gửi biên bản qua email?' });
  await expect.element(dialog).toMatchTextContent(/thư chỉ báo có biên bản.*khách mời không nhận gì/);
  await expect.element(dialog).toMatchTextContent(/Gửi cho 1 người:.*Nguyễn Thị Mai/);
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect.poll(() => api.callsOf(sendMinutes).map(({ body }) => body)).toEqual([{ message: '' }]);
});
