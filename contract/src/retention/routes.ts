import { z } from 'zod';
import { Id } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  NewRetentionHold,
  RetentionChange,
  RetentionMonths,
  RetentionPreview,
  RetentionSettings,
} from './schemas.ts';

export const readRetention = defineRoute({
  method: 'GET',
  path: '/api/v1/company/retention',
  summary: 'Read how long transcripts and meetings are kept',
  access: 'owner',
  reply: RetentionSettings,
  failures: ['not_allowed'],
});

const months = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(RetentionMonths)
  .optional();

export const previewRetention = defineRoute({
  method: 'GET',
  path: '/api/v1/company/retention/preview',
  summary: 'Count and list what rules would delete now',
  description:
    'Months that are left out delete nothing. Closed meetings the caller may not see are counted and not listed.',
  access: 'owner',
  query: z.object({
    transcripts: months,
    meetings: months,
    keepsAdopted: z.enum(['true', 'false']).default('true'),
  }),
  reply: RetentionPreview,
  failures: ['not_allowed'],
});

export const updateRetention = defineRoute({
  method: 'PUT',
  path: '/api/v1/company/retention',
  summary: 'Set how long transcripts and meetings are kept',
  description:
    'Requires the counts of a preview of the same rules. Rules that delete more begin after seven days; then what is old enough is deleted each night.',
  access: 'owner',
  body: RetentionChange,
  reply: RetentionSettings,
  failures: ['not_allowed', 'version_stale', 'retention_preview_stale'],
});

export const createRetentionHold = defineRoute({
  method: 'POST',
  path: '/api/v1/company/retention/holds',
  summary: 'Hold a meeting, or the whole company, against the retention rules',
  description:
    'Nothing of it is deleted by age until the hold is released. What is held already stays as it is. At most 500 holds.',
  access: 'owner',
  body: NewRetentionHold,
  reply: RetentionSettings,
  failures: ['not_allowed', 'meeting_not_found', 'too_many_retention_holds'],
});

export const deleteRetentionHold = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/retention/holds/:holdId',
  summary: 'Delete a hold',
  description: 'From the next night on the rules apply again. One that is not there counts as deleted.',
  access: 'owner',
  params: z.object({ holdId: Id }),
  reply: RetentionSettings,
  failures: ['not_allowed'],
});
