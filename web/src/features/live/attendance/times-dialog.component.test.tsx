import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { currentCompany } from '../../../lib/session/current-company.ts';
import { session } from '../../../lib/session/session.ts';
import { livePersonOf, openLive } from '../../../testing/open-live.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { signIn, test } from '../../../testing/test.ts';

const menu = page.getByRole('button', { name: 'Điểm danh Lê Văn Dũng' });

const cases = [
  ['Sửa giờ đến', 'Giờ đến'],
  ['Ghi giờ về', 'Giờ về'],
] as const;

test.for(cases)(
  '%s: the time being written is back after a session that ended',
  async ([act, name], { api }) => {
    const stays = [{ way: 'in-person', arrivedAt: new Date().toISOString(), leftAt: null }] as const;
    const people = [
      livePersonOf(2, 'Lê Văn Dũng', { attendance: 'in-person', isPresent: true, stays: [...stays] }),
    ];
    currentCompany.choose(idOf(7));
    await openLive(api, { people });
    await menu.click();
    await page.getByRole('menuitem', { name: act }).click();
    await page.getByRole('textbox', { name }).fill('07:3');
    session.end();
    await cleanup();
    signIn();
    await openLive(api, { people });
    await expect.element(page.getByRole('textbox', { name })).toHaveValue('07:3');
  },
);
