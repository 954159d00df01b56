import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { meetingStore } from './meetings.store.ts';

/** Those of the ids that are closed meetings, also those the caller may see: nothing about them may reach a model. */
export const listClosedMeetingIds = async (
  scope: Pick<CompanyScope, 'db'>,
  ids: ReadonlySet<string>,
): Promise<Set<string>> =>
  ids.size === 0 ? new Set() : new Set(await meetingStore.listClosed(scope.db, [...ids]));
