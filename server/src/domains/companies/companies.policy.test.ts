import type { ChatAccess } from '@hopgon/contract/companies/schemas';
import type { Refusal } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import { type Access, accessLevels } from '@hopgon/contract/route';
import { expect, test } from 'vitest';
import { companyPolicy, mayUse } from './companies.policy.ts';

const roles = ['owner', 'admin', 'member'] as const satisfies readonly Role[];

// Proves S2.025, S6.005, S6.018
test.each<[ChatAccess, readonly Role[]]>([
  ['owner', ['owner']],
  ['admins', ['owner', 'admin']],
  ['members', ['owner', 'admin', 'member']],
])('with chat for %s, exactly %s may chat', (chatAccess, expected) => {
  for (const access of ['chat', 'chat-own'] as const) {
    const allowed = roles.filter((role) => mayUse(access, { role, chatAccess }) === null);
    expect(allowed).toEqual(expected);
  }
  expect(companyPolicy.openChat({ role: 'owner', chatAccess })).toBeNull();
});

test('a member who may not chat is refused with the reason', () => {
  expect(mayUse('chat', { role: 'member', chatAccess: 'admins' })).toBe('chat_not_allowed');
});

// Proves S6.013
test.each<[Access, readonly Role[]]>([
  ['company', ['owner', 'admin', 'member']],
  ['manager', ['owner', 'admin']],
  ['owner', ['owner']],
  ['meeting-view', ['owner', 'admin', 'member']],
  ['own', ['owner', 'admin', 'member']],
])('%s routes are for %s', (access, expected) => {
  const allowed = roles.filter((role) => mayUse(access, { role, chatAccess: 'admins' }) === null);
  expect(allowed).toEqual(expected);
});

// Proves S6.002
test('no level of access refuses the owner', () => {
  const refused = Object.keys(accessLevels)
    .filter((level): level is Access => level in accessLevels)
    .filter((access) => mayUse(access, { role: 'owner', chatAccess: 'owner' }) !== null);
  expect(refused).toEqual([]);
});

const table: readonly [actor: Role, target: Role, remove: Refusal, changeRole: Refusal][] = [
  ['owner', 'owner', 'owner_cannot_be_removed', 'owner_role_fixed'],
  ['owner', 'admin', null, null],
  ['owner', 'member', null, null],
  ['admin', 'owner', 'owner_cannot_be_removed', 'owner_role_fixed'],
  ['admin', 'admin', null, null],
  ['admin', 'member', null, null],
  ['member', 'owner', 'owner_cannot_be_removed', 'owner_role_fixed'],
  ['member', 'admin', 'not_allowed', 'not_allowed'],
  ['member', 'member', 'not_allowed', 'not_allowed'],
];

// Proves S4.004
test.each(table)('%s on %s: remove %s, change role %s', (actor, target, remove, changeRole) => {
  expect(companyPolicy.removeMember(actor, target)).toBe(remove);
  expect(companyPolicy.changeRole(actor, target)).toBe(changeRole);
});

test.each<[Role, Refusal, Refusal, Refusal]>([
  ['owner', null, null, null],
  ['admin', null, null, 'not_allowed'],
  ['member', 'not_allowed', 'not_allowed', 'not_allowed'],
])('%s: edits labels %s, sees the invite card %s, draws a new code %s', (actor, edit, card, code) => {
  expect(companyPolicy.editMember(actor)).toBe(edit);
  expect(companyPolicy.approveMember(actor)).toBe(edit);
  expect(companyPolicy.seeInviteCard(actor)).toBe(card);
  expect(companyPolicy.replaceInviteCode(actor)).toBe(code);
});

const offers: readonly [actor: Role, target: Role, offer: Refusal][] = [
  ['owner', 'owner', 'ownership_already_yours'],
  ['owner', 'admin', null],
  ['owner', 'member', null],
  ['admin', 'member', 'not_allowed'],
  ['admin', 'owner', 'not_allowed'],
  ['member', 'member', 'not_allowed'],
];

test.each(offers)('%s offers the company to the %s: %s', (actor, target, offer) => {
  expect(companyPolicy.transferOwnership(actor, target)).toBe(offer);
});

test('an offer is withdrawn by the owner, and answered by whom it was made to', () => {
  const takers = roles.filter((role) => companyPolicy.withdrawOwnershipOffer(role) === null);
  expect(takers).toEqual(['owner']);
  expect(companyPolicy.answerOwnershipOffer('an', 'an')).toBeNull();
  expect(companyPolicy.answerOwnershipOffer('an', 'binh')).toBe('ownership_not_offered');
});

test.each<[Role, change: Refusal, chat: Refusal, leave: Refusal, close: Refusal]>([
  ['owner', null, null, 'owner_must_hand_over', null],
  ['admin', null, 'chat_access_owner_only', null, 'not_allowed'],
  ['member', 'not_allowed', 'chat_access_owner_only', null, 'not_allowed'],
])(
  '%s: changes settings %s, says who may chat %s, leaves %s, closes %s',
  (actor, change, chat, leave, close) => {
    expect(companyPolicy.changeSettings(actor)).toBe(change);
    expect(companyPolicy.seeAudit(actor)).toBe(change);
    expect(companyPolicy.exportData(actor)).toBe(change);
    expect(companyPolicy.reopen(actor)).toBe(change);
    expect(companyPolicy.changeChatAccess(actor)).toBe(chat);
    expect(companyPolicy.leave(actor)).toBe(leave);
    expect(companyPolicy.close(actor)).toBe(close);
  },
);

test('of a closed company, only routes made for that are left, and only to owner and admins', () => {
  for (const access of Object.keys(accessLevels).filter((level): level is Access => level in accessLevels)) {
    const passing = roles.filter(
      (role) => mayUse(access, { role, chatAccess: 'members', closed: true }) === null,
    );
    expect(passing, access).toEqual(access === 'closed' ? ['owner', 'admin'] : []);
  }
});
