import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { meetingStore } from './meetings.store.ts';

/** Those of the ids that are meetings of the company. */
export const listMeetingIds = async (
  scope: Pick<CompanyScope, 'db'>,
  ids: ReadonlySet<string>,
): Promise<string[]> => (ids.size === 0 ? [] : meetingStore.listIds(scope.db, [...ids]));
