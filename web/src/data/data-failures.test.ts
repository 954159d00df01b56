import { readFileSync } from 'node:fs';
import { listMembers, removeMember, updateMember, updateMemberRole } from '@hopgon/contract/companies/routes';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../lib/api/call.ts';
import { CallFailure, failureText } from '../lib/api/call-failure.ts';
import { session } from '../lib/session/session.ts';
import { completeRegistration, signInByGoogle } from './account/auth.ts';
import { meQuery } from './account/me.ts';
import { changeCompany, companyQuery, joinByCode } from './company/companies.ts';
import { waitingMembersQuery } from './company/members.ts';

const document = readFileSync(
  new URL('../../../scripts/coverage/spec-statements.tsv', import.meta.url),
  'utf8',
);

/** The text a statement of the document quotes. */
function quotedBy(id: string): string {
  const row = document.split('\n').find((line) => line.startsWith(`${id}\t`)) ?? '';
  const text = /include '([^']+)'/u.exec(row)?.[1];
  if (text === undefined) throw new Error(`${id} quotes no text`);
  return text;
}

const userId = '0190a000-0000-7000-8000-000000000001';
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** What the screens do, by the statement that says how it fails. */
const acts: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  ['S8.010', 'opening an account', () => completeRegistration('t', 'Ruộng3bậc')],
  ['S8.010', 'opening one by Google', () => signInByGoogle({ ticket: 't', answer: 'a' }, true)],
  ['S8.011', 'reading oneself', () => queryClient.fetchQuery(meQuery)],
  ['S8.012', 'reading who waits', () => queryClient.fetchQuery(waitingMembersQuery)],
  [
    'S8.013',
    'changing what a member is',
    () => call(updateMember, { params: { userId }, body: { version: 1, department: 'IT', position: '' } }),
  ],
  ['S8.014', 'reading the company', () => queryClient.fetchQuery(companyQuery)],
  ['S8.015', 'reading the members', () => call(listMembers, {})],
  ['S8.016', 'removing a member', () => call(removeMember, { params: { userId } })],
  [
    'S8.017',
    'changing a role',
    () => call(updateMemberRole, { params: { userId }, body: { role: 'admin' } }),
  ],
  ['S8.018', 'joining by a code', () => joinByCode(queryClient, 'HOPGON')],
  ['S8.019', 'switching the company', () => changeCompany(queryClient, userId)],
];

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie: '' });
  session.start(
    { authToken: 't', refreshToken: 'r', sessionId: 's', tokenExpiry: Date.now() + 900_000 },
    true,
  );
});
afterEach(() => vi.unstubAllGlobals());

// Proves S8.010, S8.011, S8.012, S8.013, S8.014, S8.015, S8.016, S8.017, S8.018, S8.019
test.each(acts)(
  '%s: %s fails with the words of the document where the reply has none',
  async (id, _, act) => {
    const failure = await act().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ message: quotedBy(id) });
    const shown = failureText(failure);
    expect(shown, 'a screen says it in Vietnamese').not.toBe(quotedBy(id));
    expect(shown).toMatch(/[ạảãàáâậầấẩẫăắằặẳẵđêềếểễệôốồổỗộơớờởỡợưứừửữự]/u);
  },
);
