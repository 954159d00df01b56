import type { Refusal } from '@hopgon/contract/failure';
import { expect, test } from 'vitest';
import { type BallotStanding, ballotWayOf, castRefusal } from './ballot.policy.ts';

const voter = { isExcluded: false, proxyHolderId: null, isRepresented: true, cast: null };
const oneself: BallotStanding = {
  ...{ state: 'open', way: 'meeting', isSecret: false, voter, isOneself: true, actorId: 'tôi', runs: false },
};
const holder: BallotStanding = { ...oneself, isOneself: false, voter: { ...voter, proxyHolderId: 'tôi' } };
const secretary: BallotStanding = { ...oneself, isOneself: false, runs: true };

test.each<[string, BallotStanding, Refusal]>([
  ['oneself, present', oneself, null],
  ['oneself, again before it closes', { ...oneself, voter: { ...voter, cast: 'own' } }, null],
  [
    'oneself, not recorded as present',
    { ...oneself, voter: { ...voter, isRepresented: false } },
    'motion_not_present',
  ],
  [
    'oneself, in writing, from anywhere',
    { ...oneself, way: 'written', voter: { ...voter, isRepresented: false } },
    null,
  ],
  [
    'oneself, who gave a proxy',
    { ...oneself, voter: { ...voter, proxyHolderId: 'An' } },
    'motion_proxy_given',
  ],
  [
    'oneself, who may not vote on this',
    { ...oneself, voter: { ...voter, isExcluded: true } },
    'motion_excluded',
  ],
  ['a guest', { ...oneself, voter: null }, 'motion_not_voter'],
  ['once it is closed', { ...oneself, state: 'closed' }, 'motion_closed'],
  ['once it is cancelled', { ...oneself, state: 'cancelled' }, 'motion_closed'],
  ['the holder of a proxy', holder, null],
  [
    'the holder, who is away',
    { ...holder, voter: { ...voter, proxyHolderId: 'tôi', isRepresented: false } },
    'motion_not_present',
  ],
  ['somebody else', { ...oneself, isOneself: false }, 'not_allowed'],
  ['the secretary, for somebody without a device', secretary, null],
  [
    'the secretary, correcting what they entered',
    { ...secretary, voter: { ...voter, cast: 'secretary' } },
    null,
  ],
  [
    'the secretary, over what somebody cast',
    { ...secretary, voter: { ...voter, cast: 'own' } },
    'ballot_cast',
  ],
  [
    'the secretary, over what a holder cast',
    { ...secretary, voter: { ...voter, cast: 'proxy' } },
    'ballot_cast',
  ],
  ['the secretary, for a guest', { ...secretary, voter: null }, 'motion_not_voter'],
  [
    'the secretary, for somebody away',
    { ...secretary, voter: { ...voter, isRepresented: false } },
    'motion_not_present',
  ],
  ['in secret, oneself', { ...oneself, isSecret: true }, null],
  [
    'in secret, oneself a second time',
    { ...oneself, isSecret: true, voter: { ...voter, cast: 'secret' } },
    'ballot_cast',
  ],
  ['in secret, the secretary for another', { ...secretary, isSecret: true }, 'motion_own_device'],
  ['in secret, the holder of a proxy', { ...holder, isSecret: true }, null],
])('%s', (_, standing, refusal) => expect(castRefusal(standing)).toBe(refusal));

test('a secretary who votes for themselves casts their own ballot', () => {
  expect(ballotWayOf({ ...oneself, runs: true })).toBe('own');
  expect(ballotWayOf({ ...holder, runs: true })).toBe('proxy');
  expect(ballotWayOf(secretary)).toBe('secretary');
});
