import type { Scope } from '../../../platform/database/scope.ts';
import { companiesStore } from '../company/companies.store.ts';

/** Notes that the figures of a month ("YYYY-MM-01") are mailed; false where they were before, or where the company wants none. */
export const recordReportedMonth = (scope: Scope, month: string): Promise<boolean> =>
  companiesStore.takeReportedMonth(scope.db, month);
