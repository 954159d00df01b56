import { type FailureCode, failureStatus } from '@hopgon/contract/failure-codes';
import type { RouteShape } from '@hopgon/contract/route';

const forAll = ['field_invalid', 'bad_request', 'unexpected', 'database_unavailable', 'not_ready'] as const;
const forBodies = ['body_unreadable', 'payload_too_large', 'media_type_unsupported'] as const;
const forPeople = ['not_signed_in', 'session_ended'] as const;
const forMembers = [
  'company_required',
  'not_company_member',
  'company_closed',
  'company_sign_in_again',
  'second_factor_required',
  'not_allowed',
] as const;
const forKeys = ['idempotency_conflict', 'idempotency_running'] as const;

const isOfCompany = ({ access }: RouteShape): boolean => access !== 'public' && access !== 'signed-in';

/** Every refusal of a route: its own, and those that its kind of call can have. */
export function failuresOf(route: RouteShape): readonly FailureCode[] {
  const writes = route.method !== 'GET';
  return [
    ...new Set<FailureCode>([
      ...route.failures,
      ...(route.access === 'public' ? [] : forPeople),
      ...(isOfCompany(route) ? forMembers : []),
      ...(route.access === 'chat' || route.access === 'chat-own' ? (['chat_not_allowed'] as const) : []),
      ...(writes ? forBodies : []),
      ...(route.idempotent ? forKeys : []),
      ...(writes && !route.readOnly ? (['storage_full'] as const) : []),
      ...forAll,
    ]),
  ].toSorted((one, other) => failureStatus[one] - failureStatus[other]);
}
