import {
  createCompany,
  findCompanyByCode,
  inviteByEmail,
  joinCompany,
  readCompany,
  switchCompany,
  withdrawRequest,
} from '@hopgon/contract/companies/routes';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { lastRead } from '../../lib/offline/last-read.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { storage } from '../../lib/storage.ts';
import { meQuery } from '../account/me.ts';
import { withdrawnRequests } from './withdrawn-requests.ts';

/**
 * How long what one may do here counts as known. Only a hint for the screen: the server asks each time, and a wake-up
 * drops it as soon as a role changes.
 */
const hintLasts = 5 * 60_000;

/** The company this tab works in, with its settings and what the person may do there. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  staleTime: hintLasts,
  queryFn: ({ signal, queryKey }) =>
    lastRead.read({ name: 'company', queryKey }, () => call(readCompany, {}, { signal })),
});

/**
 * What was read of the company before is dropped, and read again where it is shown; where no company comes after it, the
 * pages that show it are about to close and would only be refused.
 */
export async function dropCompanyData(queryClient: QueryClient): Promise<void> {
  const ofCompany = { predicate: ({ queryKey }: Query) => queryKey[0] !== meQuery.queryKey[0] };
  if (currentCompany.get()) await queryClient.resetQueries(ofCompany);
  else queryClient.removeQueries({ ...ofCompany, type: 'inactive' });
}

/** This tab moves to another company; what was kept of the one before for the time without a network goes. */
async function enter(queryClient: QueryClient, companyId: string): Promise<void> {
  const before = currentCompany.get();
  if (before && before !== companyId) lastRead.forgetCompany(before);
  currentCompany.choose(companyId);
  const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  // Of a closed one nothing may be read; what was read before goes with the next company.
  if (!me.companies.find(({ id }) => id === companyId)?.closed) await dropCompanyData(queryClient);
}

export async function foundCompany(
  queryClient: QueryClient,
  name: string,
  idempotencyKey: string,
): Promise<void> {
  const body = { name, timeZone: browserZone() };
  const { companyId } = await call(createCompany, { body }, { idempotencyKey });
  await enter(queryClient, companyId);
}

/** Which company a code from a link leads to; wrong codes are counted, so it is asked once. */
export const codeCompanyQuery = (inviteCode: string) =>
  queryOptions({
    queryKey: ['invitation', inviteCode],
    queryFn: ({ signal }) => call(findCompanyByCode, { body: { inviteCode } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Withdraws what was asked of companies that have not answered. */
export async function withdrawRequests(
  queryClient: QueryClient,
  companyIds: readonly string[],
): Promise<void> {
  for (const companyId of companyIds) {
    withdrawnRequests.add(companyId);
    await call(withdrawRequest, { params: { companyId } }).catch((error: unknown) => {
      withdrawnRequests.forget([companyId]);
      throw error;
    });
  }
  await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
}

const invitedKey = (companyId: string): string => `invitedByMail.${companyId}`;

/** Whether colleagues were invited by mail from this browser. */
export const hasInvitedByMail = (companyId: string): boolean => storage.read(invitedKey(companyId)) !== null;

export async function mailInvitations(emails: readonly string[], idempotencyKey: string) {
  const sent = await call(inviteByEmail, { body: { emails: [...emails] } }, { idempotencyKey });
  const companyId = currentCompany.get();
  if (companyId) storage.write(invitedKey(companyId), '1');
  return sent;
}

/** Resolves to 'waiting' when the company wants to approve first. */
export async function joinByCode(
  queryClient: QueryClient,
  inviteCode: string,
): Promise<'active' | 'waiting'> {
  const { companyId, status } = await call(joinCompany, { body: { inviteCode } });
  withdrawnRequests.forget([companyId]);
  if (status === 'active') await enter(queryClient, companyId);
  else await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  return status;
}

export async function changeCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  await call(switchCompany, { body: { companyId } });
  await enter(queryClient, companyId);
}
