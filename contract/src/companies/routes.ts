import { z } from 'zod';
import { Email, Id, line, NextCursor, Nothing, page, TimeZone, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { RoleName } from '../users/schemas.ts';
import { Company, CompanyName, InviteCode, Label, Member, WaitingMember } from './schemas.ts';

export const createCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/companies',
  summary: 'Found a company; the founder owns it and it becomes current',
  access: 'signed-in',
  idempotent: true,
  /** A browser names its zone; without one the company is in Việt Nam. */
  body: z.object({ name: CompanyName, timeZone: TimeZone.default('Asia/Ho_Chi_Minh') }),
  reply: z.object({ companyId: Id }),
  failures: ['time_zone_unknown', 'company_limit'],
});

export const joinCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/companies/join',
  summary: 'Join a company by its invite code, or wait for approval when the company wants that',
  access: 'signed-in',
  body: z.object({ inviteCode: InviteCode }),
  reply: z.object({ companyId: Id, status: z.enum(['active', 'waiting']) }),
  failures: ['invite_code_invalid', 'company_limit', 'too_many_requests'],
});

export const findCompanyByCode = defineRoute({
  method: 'POST',
  path: '/api/v1/companies/invitation',
  summary: 'Name the company an invite code leads to; wrong codes count as those of joining',
  access: 'signed-in',
  body: z.object({ inviteCode: InviteCode }),
  reply: z.object({
    /** Null while many guess codes. */
    companyName: z.string().nullable(),
  }),
  failures: ['invite_code_invalid', 'too_many_requests'],
});

export const withdrawRequest = defineRoute({
  method: 'DELETE',
  path: '/api/v1/companies/:companyId/request',
  summary: 'Withdraw the own request to join a company; where none waits, nothing changes',
  access: 'signed-in',
  params: z.object({ companyId: Id }),
  reply: Nothing,
  failures: [],
});

export const switchCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/companies/switch',
  summary: 'Make another company of the caller current; foreign and unknown ones are refused alike',
  access: 'signed-in',
  body: z.object({ companyId: Id }),
  reply: z.object({ companyId: Id }),
  failures: ['not_company_member'],
});

export const readCompany = defineRoute({
  method: 'GET',
  path: '/api/v1/company',
  summary: 'The company the caller works in, with its settings, counts and what the caller may do',
  access: 'company',
  reply: Company,
  failures: [],
});

export const regenerateInviteCode = defineRoute({
  method: 'POST',
  path: '/api/v1/company/invite-code',
  summary: 'Draw a new invite code; the old one stops working',
  access: 'owner',
  reply: z.object({ inviteCode: z.string() }),
  failures: ['not_allowed'],
});

export const inviteByEmail = defineRoute({
  method: 'POST',
  path: '/api/v1/company/invitations',
  summary: 'Mail an invitation to join, in the name of the caller, to people who are not members yet',
  access: 'manager',
  idempotent: true,
  body: z.object({
    emails: z
      .array(Email)
      .min(1, { error: 'Hãy nhập ít nhất một email' })
      .max(20, { error: 'Mời tối đa 20 người một lần' }),
  }),
  reply: z.object({
    invited: z.array(z.string()),
    /** Addresses of people who are in the company already, or wait to be. */
    known: z.array(z.string()),
    /** The mails wait until the caller has proved their address. */
    waitsForProof: z.boolean(),
  }),
  failures: ['not_allowed', 'too_many_requests'],
});

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/v1/members',
  summary: 'Members by given name; `query` matches name, e-mail, department and position without diacritics',
  access: 'company',
  query: z.object({
    query: line(100).optional(),
    role: RoleName.optional(),
    ...page(200, 100),
    /** How many to pass over, for a list that is not read from its beginning; `cursor` goes on from a page instead. */
    skip: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({
    members: z.array(Member),
    /** How many there are on all pages. */
    total: z.int(),
    nextCursor: NextCursor,
  }),
  failures: [],
});

export const listWaitingMembers = defineRoute({
  method: 'GET',
  path: '/api/v1/members/waiting',
  summary: 'People who joined by the code and wait for approval, by given name',
  access: 'manager',
  query: z.object(page(200, 100)),
  reply: z.object({ members: z.array(WaitingMember), nextCursor: NextCursor }),
  failures: ['not_allowed'],
});

const memberParams = z.object({ userId: Id });

export const approveMember = defineRoute({
  method: 'POST',
  path: '/api/v1/members/:userId/approval',
  summary: 'Let somebody who waits work in the company',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'member_not_found'],
});

export const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/v1/members/:userId',
  summary: 'Remove a member from the company, or turn somebody away who waits',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'owner_cannot_be_removed', 'member_not_found'],
});

export const endMemberAccess = defineRoute({
  method: 'POST',
  path: '/api/v1/members/:userId/end-access',
  summary:
    'End a member’s access to this company until they sign in again; their calendar address here ends too',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'owner_cannot_be_removed', 'member_not_found'],
});

export const setMemberRole = defineRoute({
  method: 'PUT',
  path: '/api/v1/members/:userId/role',
  summary: 'Make a member an admin, or an admin a member',
  access: 'manager',
  params: memberParams,
  body: z.object({ role: z.enum(['admin', 'member']) }),
  reply: Nothing,
  failures: ['not_allowed', 'owner_role_fixed', 'member_not_found'],
});

export const updateMember = defineRoute({
  method: 'PATCH',
  path: '/api/v1/members/:userId',
  summary: 'Set department and position of a member; both are labels and give no rights',
  access: 'manager',
  params: memberParams,
  body: z.object({ department: Label, position: Label, version: Version.optional() }),
  reply: Nothing,
  failures: ['not_allowed', 'member_not_found', 'version_stale'],
});
