import { voteOnMotion } from '@hopgon/contract/live/motions/routes';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { livePersonOf, openLive } from '../../../testing/open-live.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { motionWith, voterOf } from '../../../testing/sample-motions.ts';
import { test } from '../../../testing/test.ts';

test('a show of hands: who has no page open is recorded in favour by one press, a person who gave a proxy is not', async ({
  api,
}) => {
  const proxy = { holderId: idOf(1), holderName: 'Nguyễn Văn Hợp', paperId: idOf(80) };
  const voters = [
    voterOf(2, 'Lê Văn Dũng'),
    voterOf(3, 'Bùi Phương Uyên', { hasVoted: true, ballot: { choice: 'against', way: 'secretary' } }),
    voterOf(4, 'Ngô Trường Lễ'),
    voterOf(5, 'Lý Thanh Mẫn', { proxy }),
    voterOf(6, 'Vũ Nam'),
  ];
  const people = [
    livePersonOf(1, 'Nguyễn Văn Hợp'),
    livePersonOf(6, 'Vũ Nam', { isPresent: true, isVisiting: true }),
  ];
  let motion = motionWith(voters);
  await openLive(api, { people }, [], [motion]);
  api.reply(voteOnMotion, ({ body }) => {
    const { choice, userId } = voteOnMotion.body.parse(body);
    motion = motionWith(
      motion.voters.map((voter) =>
        voter.userId === userId ? { ...voter, hasVoted: true, ballot: { choice, way: 'secretary' } } : voter,
      ),
    );
    return motion;
  });
  await page.getByRole('button', { name: 'Bỏ phiếu thay' }).click();
  const release = api.hold(voteOnMotion);
  await page.getByRole('button', { name: 'Ghi 2 người không có thiết bị tán thành' }).click();
  // A choice made now would be overwritten.
  const against = page.getByRole('button', { name: 'Không tán thành' });
  await expect.poll(() => against.elements().map((each) => each.matches(':disabled'))).not.toContain(false);
  release();
  await expect
    .poll(() => api.callsOf(voteOnMotion).map(({ body }) => body))
    .toEqual([
      { choice: 'for', userId: idOf(2) },
      { choice: 'for', userId: idOf(4) },
    ]);
  await expect
    .element(page.getByRole('button', { name: /không có thiết bị tán thành/ }))
    .not.toBeInTheDocument();
});
