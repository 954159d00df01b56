import { z } from 'zod';
import { Company } from '../companies/schemas.ts';
import { LocalDate, line, Nothing } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { Closing, CompanyChange, CompanyDay, DayKind, DayName, SeenDay, Year } from './schemas.ts';

export const updateCompany = defineRoute({
  method: 'PATCH',
  path: '/api/v1/company',
  summary: 'Change name, description and settings; who may open the chat is for the owner to say',
  access: 'manager',
  body: CompanyChange,
  reply: Company,
  failures: [
    'not_allowed',
    'chat_access_owner_only',
    'own_second_factor_first',
    'time_zone_unknown',
    'lunch_outside_work',
    'version_stale',
  ],
});

export const listCompanyDays = defineRoute({
  method: 'GET',
  path: '/api/v1/company/days',
  summary: 'Days of a year that are not like their weekday: holidays and days worked in exchange',
  access: 'company',
  query: z.object({ year: Year }),
  reply: z.object({
    days: z.array(CompanyDay),
    /** Public holidays on which the company works as usual. */
    dropped: z.array(z.object({ date: LocalDate, name: z.string() })),
  }),
  failures: [],
});

const dayParams = z.object({
  day: LocalDate.refine((day) => day.startsWith('20'), { error: 'Ngày không hợp lệ.' }),
});

export const setCompanyDay = defineRoute({
  method: 'PUT',
  path: '/api/v1/company/days/:day',
  summary: 'Make a day a holiday or a day worked in exchange, or give it another name',
  access: 'manager',
  params: dayParams,
  body: z.object({ name: DayName, kind: DayKind, was: SeenDay }),
  reply: Nothing,
  failures: ['not_allowed', 'company_days_full', 'version_stale'],
});

export const dropCompanyDay = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/days/:day',
  summary: 'Make a day like its weekday again, also a holiday of the law',
  access: 'manager',
  params: dayParams,
  body: z.object({ was: SeenDay }),
  reply: Nothing,
  failures: ['not_allowed', 'company_days_full', 'version_stale'],
});

export const leaveCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/company/leave',
  summary: 'Leave the company: access ends at once, meetings to come and tasks are given back',
  access: 'company',
  reply: Nothing,
  failures: ['owner_must_hand_over'],
});

export const closeCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/company/closing',
  summary: 'Close the company, its name typed; seven days later it is removed with all it holds',
  access: 'owner',
  body: z.object({ name: line(200) }),
  reply: Closing,
  failures: ['not_allowed', 'company_name_wrong'],
});

export const readClosing = defineRoute({
  method: 'GET',
  path: '/api/v1/company/closing',
  summary: 'Until when a closed company can be opened again',
  access: 'closed',
  reply: Closing,
  failures: ['not_allowed', 'company_not_closed'],
});

export const reopenCompany = defineRoute({
  method: 'DELETE',
  path: '/api/v1/company/closing',
  summary: 'Open a closed company again, as if nothing had been',
  access: 'closed',
  reply: Nothing,
  failures: ['not_allowed', 'company_not_closed'],
});
