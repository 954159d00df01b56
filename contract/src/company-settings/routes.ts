import { z } from 'zod';
import { Company } from '../companies/schemas.ts';
import { LocalDate, line, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Closing, CompanyChange, CompanyDay, DayKind, DayName, SeenDay, Year } from './schemas.ts';

export const updateCompany = defineRoute({
  method: 'PATCH',
  path: '/api/v1/company',
  summary: 'Update name, description and settings of the company',
  description: 'Only the owner decides who may use the chat, and what an hour of work costs.',
  access: 'manager',
  body: CompanyChange,
  reply: Company,
  failures: [
    'not_allowed',
    'chat_access_owner_only',
    'hourly_cost_owner_only',
    'own_second_factor_first',
    'time_zone_unknown',
    'lunch_outside_work',
    'version_stale',
  ],
});

export const listCompanyDays = defineRoute({
  method: 'GET',
  path: '/api/v1/company/days',
  summary: 'List the special days of a year',
  description: 'Days off and make-up days.',
  access: 'company',
  query: z.object({ year: Year }),
  reply: z.object({
    days: z.array(CompanyDay),
    /** Public holidays on which the company works as usual. */
    workedHolidays: z.array(z.object({ date: LocalDate, name: z.string() })),
  }),
  failures: [],
});

const dayParams = z.object({
  day: LocalDate.refine((day) => day.startsWith('20'), { error: 'Ngày không hợp lệ.' }),
});

export const updateCompanyDay = defineRoute({
  method: 'PUT',
  path: '/api/v1/company/days/:day',
  summary: 'Set a day off or a make-up day',
  access: 'manager',
  params: dayParams,
  body: z.object({ name: DayName, kind: DayKind, was: SeenDay }),
  reply: Nothing,
  failures: ['not_allowed', 'company_days_full', 'version_stale'],
});

export const resetCompanyDay = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/days/:day',
  summary: 'Reset a day to that of its weekday',
  description: 'Public holidays can be reset, too.',
  access: 'manager',
  params: dayParams,
  body: z.object({ was: SeenDay }),
  reply: Nothing,
  failures: ['not_allowed', 'company_days_full', 'version_stale'],
});

export const leaveCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/company/leave',
  summary: 'Leave the company',
  description: 'Access ends at once; upcoming meetings and action items are released.',
  access: 'company',
  reply: Nothing,
  failures: ['owner_must_hand_over'],
});

export const closeCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/company/closing',
  summary: 'Close the company',
  description: 'Requires its name. It is deleted with all its data after seven days.',
  access: 'owner',
  body: z.object({ name: line(200) }),
  reply: Closing,
  failures: ['not_allowed', 'company_name_wrong', 'company_held'],
});

export const readClosing = defineRoute({
  method: 'GET',
  path: '/api/v1/company/closing',
  summary: 'Read until when a closed company can be restored',
  access: 'closed',
  reply: Closing,
  failures: ['not_allowed', 'company_not_closed'],
});

export const reopenCompany = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/closing',
  summary: 'Restore a closed company',
  access: 'closed',
  reply: Nothing,
  failures: ['not_allowed', 'company_not_closed'],
});
