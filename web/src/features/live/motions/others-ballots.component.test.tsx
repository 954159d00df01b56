import { voteOnMotion } from '@hopgon/contract/live/motions/routes';
import type { Motion, MotionVoter } from '@hopgon/contract/live/motions/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { livePersonOf, openLive } from '../../../testing/open-live.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const voterOf = (number: number, displayName: string, rest: Partial<MotionVoter> = {}): MotionVoter => ({
  ...{ userId: idOf(number), displayName, weight: 1, exclusion: null, proxy: null },
  ...{ isAttending: true, hasVoted: false, ballot: null },
  ...rest,
});

const by = { votes: 5, weight: 5 };
const half = { percent: 50, inclusive: false };
const motionWith = (voters: readonly MotionVoter[]): Motion => ({
  ...{ id: idOf(70), number: 1, text: 'Dừng máy số 3', agendaItemId: null, body: null, call: 1 },
  ...{ isSpecial: false, way: 'meeting', isSecret: false, weighting: 'head', quorum: half, ratio: half },
  ...{ deadline: null, state: 'open', openedAt: '2026-11-20T02:00:00Z', closedAt: null },
  voters: [...voters],
  ...{ presentCount: null, entitled: by, attending: by, base: by, cast: { votes: 1, weight: 1 } },
  ...{ invalid: { votes: 0, weight: 0 }, paper: null, hasQuorum: true, needed: 3 },
  ...{ counts: null, isPassed: null },
  can: { castFor: [2, 3, 4, 5, 6].map(idOf), close: true, cancel: true },
});

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
  await page.getByRole('button', { name: 'Ghi 2 người không có thiết bị tán thành' }).click();
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
