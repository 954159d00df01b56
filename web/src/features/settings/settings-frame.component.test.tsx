import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { SettingsFrame } from './settings-frame.tsx';

test('on a phone the way of the open page is seen whole', async () => {
  await page.viewport(360, 740);
  await renderInApp(
    <SettingsFrame company="Gỗ Vân" seesAudit isOwner>
      <p>Giao diện</p>
    </SettingsFrame>,
    { at: '/settings/account' },
  );
  const current = page.getByRole('link', { name: 'Cá nhân' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const right = () => current.element().getBoundingClientRect().right;
  await expect.poll(right).toBeLessThanOrEqual(360);
});
