import type { AuditGroup } from '@hopgon/contract/audit/schemas';
import { isDay } from '../../lib/format/days.ts';
import { isId } from '../../lib/is-id.ts';

export const groups = ['members', 'company', 'meetings', 'data'] as const satisfies readonly AuditGroup[];

/** What the address says of the filter. */
export interface AuditPlace {
  readonly person?: string;
  readonly group?: AuditGroup;
  /** YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
}

export function readAuditPlace({ person, group, from, to }: Record<string, unknown>): AuditPlace {
  const known = groups.find((name) => name === group);
  return {
    ...(isId(person) && { person }),
    ...(known && { group: known }),
    ...(typeof from === 'string' && isDay(from) && { from }),
    ...(typeof to === 'string' && isDay(to) && { to }),
  };
}
