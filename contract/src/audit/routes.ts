import { z } from 'zod';
import { Id, LocalDate, line, NextCursor, Nothing, page, TimeZone } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { AuditEntry, AuditGroup } from './schemas.ts';

/**
 * `from` and `to` are days of `timeZone`, or else of the company's zone, both included; each of `words` stands in the sentence,
 * in a name or in a value of the entry, marks aside.
 */
const filter = z.object({
  person: Id.optional(),
  group: AuditGroup.optional(),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  timeZone: TimeZone.optional(),
  words: line(100).optional(),
});

export const listAuditEntries = defineRoute({
  method: 'GET',
  path: '/api/v1/company/audit',
  summary: 'List the audit log of the company',
  description: 'The newest first; `person` matches the person who acted and the person concerned.',
  access: 'manager',
  query: filter.extend(page(100, 50)),
  reply: z.object({ entries: z.array(AuditEntry), nextCursor: NextCursor }),
  failures: ['not_allowed', 'time_zone_unknown'],
});

export const exportAuditEntries = defineRoute({
  method: 'GET',
  path: '/api/v1/company/audit/export',
  summary: 'Export the audit log as CSV',
  description: 'In UTF-8 with a byte order mark. The export itself is recorded.',
  access: 'manager',
  query: filter,
  file: 'text/csv; charset=utf-8',
  reply: Nothing,
  failures: ['not_allowed', 'time_zone_unknown'],
});
