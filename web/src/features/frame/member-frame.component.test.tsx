import { listPhotos } from '@hopgon/contract/account/routes';
import { readCompany, switchCompany } from '@hopgon/contract/companies/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf, me } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { MemberFrame } from './member-frame.tsx';

const other = { ...company, id: idOf(101), name: 'Sàn Xanh' };

/** A page on which something is written. */
function Writing() {
  const [text, setText] = useState('');
  return (
    <>
      <LeaveGuard isDirty={() => text !== ''} />
      <input aria-label="Ghi" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const text = page.getByRole('textbox', { name: 'Ghi' });
const choice = (name: string) => page.getByRole('button', { name });

async function write(api: Api) {
  let current = company;
  const companies = [company, other].map(({ id, name }) => ({
    ...{ id, name, role: 'owner' as const, closed: false, obstacle: null },
  }));
  api.reply(readMe, () => ({ ...me, currentCompany: current.id, companies }));
  api.reply(readCompany, () => current);
  api.reply(listNotifications, () => ({ notifications: [], unread: 0, nextCursor: null }));
  api.reply(listPhotos, () => ({ photos: [] }));
  api.reply(switchCompany, () => {
    current = other;
    return { companyId: other.id };
  });
  const { addressNow } = await renderInApp(
    <MemberFrame>
      <Writing />
    </MemberFrame>,
    { at: '/settings' },
  );
  await text.fill('Đang ghi dở');
  await page.getByRole('button', { name: /^Tài khoản của bạn/ }).click();
  await page.getByRole('menuitem', { name: 'Sàn Xanh' }).click();
  return addressNow;
}

test('another company is entered after what is not saved was asked about', async ({ api }) => {
  const addressNow = await write(api);
  await choice('Ở lại').click();
  await expect.element(text).toHaveValue('Đang ghi dở');
  expect(api.callsOf(switchCompany)).toHaveLength(0);
  expect(addressNow()).toBe('/settings');
});

test('what was written in one company is not on the page in another', async ({ api }) => {
  const addressNow = await write(api);
  await choice('Bỏ thay đổi').click();
  await expect.element(page.getByRole('button', { name: /Sàn Xanh$/ })).toBeVisible();
  await expect.element(text).toHaveValue('');
  expect(addressNow()).toBe('/dashboard');
});
