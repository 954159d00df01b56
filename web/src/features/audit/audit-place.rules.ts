import type { AuditGroup } from '@hopgon/contract/audit/schemas';

export const groups = ['members', 'company', 'meetings', 'data'] as const satisfies readonly AuditGroup[];

/** What the address says of the filter. */
export interface AuditPlace {
  readonly person?: string;
  readonly group?: AuditGroup;
  /** YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export function readAuditPlace({ person, group, from, to }: Record<string, unknown>): AuditPlace {
  const known = groups.find((name) => name === group);
  return {
    ...(isId(person) && { person }),
    ...(known && { group: known }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
