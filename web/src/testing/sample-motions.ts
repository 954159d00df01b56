import type { Motion, MotionVoter } from '@hopgon/contract/live/motions/schemas';
import { idOf } from './sample-data.ts';

export const voterOf = (
  number: number,
  displayName: string,
  rest: Partial<MotionVoter> = {},
): MotionVoter => ({
  ...{ userId: idOf(number), displayName, weight: 1, exclusion: null, proxy: null },
  ...{ isAttending: true, hasVoted: false, ballot: null },
  ...rest,
});

const by = { votes: 5, weight: 5 };
const half = { percent: 50, inclusive: false };

/** An open show of hands of five. */
export const motionWith = (voters: readonly MotionVoter[], rest: Partial<Motion> = {}): Motion => ({
  ...{ id: idOf(70), number: 1, text: 'Dừng máy số 3', agendaItemId: null, body: null, call: 1 },
  ...{ isSpecial: false, way: 'meeting', isSecret: false, weighting: 'head', quorum: half, ratio: half },
  ...{ deadline: null, state: 'open', openedAt: '2026-11-20T02:00:00Z', closedAt: null },
  voters: [...voters],
  ...{ presentCount: null, entitled: by, attending: by, base: by, cast: { votes: 1, weight: 1 } },
  ...{ invalid: { votes: 0, weight: 0 }, paper: null, hasQuorum: true, needed: 3 },
  ...{ counts: null, isPassed: null, cancelled: null },
  can: { castFor: [2, 3, 4, 5, 6].map(idOf), close: true, cancel: true },
  ...rest,
});
