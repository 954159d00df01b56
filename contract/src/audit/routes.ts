import { z } from 'zod';
import { Id, LocalDate, NextCursor, Nothing, page } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { AuditEntry, AuditGroup } from './schemas.ts';

/** `from` and `to` are days of the company's zone, both included. */
const filter = z.object({
  person: Id.optional(),
  group: AuditGroup.optional(),
  from: LocalDate.optional(),
  to: LocalDate.optional(),
});

export const listAuditEntries = defineRoute({
  method: 'GET',
  path: '/api/v1/company/audit',
  summary:
    'Who did what in the company, the newest first; `person` finds what they did and what was done to them',
  access: 'manager',
  query: filter.extend(page(100, 50)),
  reply: z.object({ entries: z.array(AuditEntry), nextCursor: NextCursor }),
  failures: ['not_allowed'],
});

export const exportAuditEntries = defineRoute({
  method: 'GET',
  path: '/api/v1/company/audit/export',
  summary: 'The same as CSV in UTF-8 with BOM, at most 50,000 lines; that it was fetched is recorded, too',
  access: 'manager',
  query: filter,
  file: 'text/csv; charset=utf-8',
  reply: Nothing,
  failures: ['not_allowed'],
});
