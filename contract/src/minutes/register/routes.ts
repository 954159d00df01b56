import { z } from 'zod';
import { line, NextCursor, page } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { MinutesNumberEntry, MinutesSettings, MinutesSettingsVersion } from './schemas.ts';

const settingsReply = z.object({
  settings: MinutesSettings,
  version: MinutesSettingsVersion,
  can: z.object({ edit: z.boolean() }),
});

export const readMinutesSettings = defineRoute({
  method: 'GET',
  path: '/api/v1/company/minutes-settings',
  summary: 'Read how the company writes its minutes',
  access: 'company',
  reply: settingsReply,
  failures: [],
});

export const updateMinutesSettings = defineRoute({
  method: 'PATCH',
  path: '/api/v1/company/minutes-settings',
  summary: 'Update how the company writes its minutes',
  description: 'Only what is given is changed; minutes that were drafted before keep what they have.',
  access: 'manager',
  body: MinutesSettings.partial().extend({ version: MinutesSettingsVersion }),
  reply: settingsReply,
  failures: ['not_allowed', 'version_stale', 'voting_rules_below_law', 'first_number_given'],
});

export const listMinutesNumbers = defineRoute({
  method: 'GET',
  path: '/api/v1/company/minutes-numbers',
  summary: 'List the register of minutes',
  description:
    'The numbers of a year, newest first, cancelled ones among them. `search` finds words of titles the caller may see, without diacritics, and numbers.',
  access: 'company',
  query: z.object({
    year: z.coerce.number().int().min(2000).max(2100),
    search: line(100).default(''),
    ...page(200, 50),
  }),
  reply: z.object({
    numbers: z.array(MinutesNumberEntry),
    /** The years that have numbers, newest first. */
    years: z.array(z.int()),
    nextCursor: NextCursor,
  }),
  failures: [],
});
