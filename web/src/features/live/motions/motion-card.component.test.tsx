import { voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openLive } from '../../../testing/open-live.tsx';
import { idOf, me } from '../../../testing/sample-data.ts';
import { motionWith, voterOf } from '../../../testing/sample-motions.ts';
import { test } from '../../../testing/test.ts';

test('a choice keeps the focus while it is on its way, and no second one is sent meanwhile', async ({
  api,
}) => {
  const can = { castFor: [me.id], close: false, cancel: false };
  const open = motionWith([voterOf(1, me.displayName)], { can });
  await openLive(api, {}, [], [open]);
  api.reply(voteOnMotion, () =>
    motionWith([voterOf(1, me.displayName, { hasVoted: true, ballot: { choice: 'for', way: 'own' } })], {
      can,
    }),
  );
  const release = api.hold(voteOnMotion);
  const choice = page.getByRole('button', { name: 'Tán thành', exact: true });
  await choice.click();
  await expect.element(choice).toHaveAttribute('aria-disabled', 'true');
  await expect.element(choice).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(choice).not.toHaveAttribute('aria-disabled');
  await expect.element(choice).toHaveFocus();
  expect(api.callsOf(voteOnMotion).map(({ body }) => body)).toEqual([{ choice: 'for', userId: idOf(1) }]);
});
