import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentCompany } from '../../lib/session/current-company.ts';
import { linkedCompany } from '../../lib/session/linked-company.ts';
import { session } from '../../lib/session/session.ts';
import { idOf, me } from '../../testing/sample-data.ts';
import { meQuery } from './me.ts';

const companies = [100, 200].map((number) => ({
  ...{ id: idOf(number), name: `Công ty ${number}`, closed: false, obstacle: null },
  role: 'member' as const,
}));
const replaceState = vi.fn();

beforeEach(() => {
  const body = JSON.stringify({ success: true, data: { ...me, companies } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('history', { state: null, replaceState });
  replaceState.mockReset();
  const tokenExpiry = Date.now() + 900_000;
  session.start({ authToken: 't', refreshToken: 'r', sessionId: 's', tokenExpiry }, true);
});
afterEach(() => {
  currentCompany.choose(null);
  vi.unstubAllGlobals();
});

test.each([
  ['a company of the person is where the tab works', `#cong-ty=${idOf(200)}`, idOf(200)],
  ['a company of others changes nothing', `#cong-ty=${idOf(300)}`, idOf(100)],
  ['an address without one changes nothing', '#cong-ty=x', idOf(100)],
])('%s', async (_, hash, companyId) => {
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/meetings', search: '?tab=viec', hash });
  currentCompany.choose(idOf(100));
  linkedCompany.moveFromAddress();
  expect(replaceState.mock.calls).toEqual(hash === '#cong-ty=x' ? [] : [[null, '', '/meetings?tab=viec']]);
  await new QueryClient().fetchQuery(meQuery);
  expect(currentCompany.get()).toBe(companyId);
  // Only once: the person may go to another company.
  currentCompany.choose(idOf(100));
  await new QueryClient().fetchQuery(meQuery);
  expect(currentCompany.get()).toBe(idOf(100));
});
