import { z } from 'zod';
import { Email, Id, line, NextCursor, Nothing, page, TimeZone, Version } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { RoleName } from '../users/schemas.ts';
import { Company, CompanyName, InviteCode, Label, Member, WaitingMember } from './schemas.ts';

export const createCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/companies',
  summary: 'Create a company',
  description: 'The caller becomes its owner, and it becomes their current company.',
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
  summary: 'Join a company with its invite code',
  description: 'The caller waits for approval if the company requires it.',
  access: 'signed-in',
  body: z.object({ inviteCode: InviteCode }),
  reply: z.object({ companyId: Id, status: z.enum(['active', 'waiting']) }),
  failures: ['invite_code_invalid', 'mail_domain_refused', 'company_limit', 'too_many_requests'],
});

export const findCompanyByCode = defineRoute({
  method: 'POST',
  path: '/api/v1/companies/invitation',
  summary: 'Read the name of the company of an invite code',
  description: 'Wrong codes count towards the same limit as in `joinCompany`.',
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
  summary: "Withdraw the caller's request to join a company",
  description: 'Changes nothing if no request is waiting.',
  access: 'signed-in',
  params: z.object({ companyId: Id }),
  reply: Nothing,
  failures: [],
});

export const switchCompany = defineRoute({
  method: 'POST',
  path: '/api/v1/companies/switch',
  summary: "Change the caller's current company",
  description: 'Companies of others and unknown ones are refused alike.',
  access: 'signed-in',
  body: z.object({ companyId: Id }),
  reply: z.object({ companyId: Id }),
  failures: ['not_company_member'],
});

export const readCompany = defineRoute({
  method: 'GET',
  path: '/api/v1/company',
  summary: 'Read the current company',
  description: 'With its settings, counts and what the caller may do.',
  access: 'company',
  reply: Company,
  failures: [],
});

export const replaceInviteCode = defineRoute({
  method: 'POST',
  path: '/api/v1/company/invite-code',
  summary: 'Create a new invite code',
  description: 'The previous one stops working.',
  access: 'owner',
  reply: z.object({ inviteCode: z.string() }),
  failures: ['not_allowed'],
});

export const inviteByEmail = defineRoute({
  method: 'POST',
  path: '/api/v1/company/invitations',
  summary: 'Invite people to the company by e-mail',
  description: 'The mail names the caller; people who are members already get none.',
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
    waitsForVerification: z.boolean(),
  }),
  failures: ['not_allowed', 'mail_domain_refused', 'too_many_requests'],
});

export const listMembers = defineRoute({
  method: 'GET',
  path: '/api/v1/members',
  summary: 'List the members by given name',
  description: '`query` matches name, e-mail, department and position without diacritics.',
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
  summary: 'List the people who wait for approval',
  description: 'They used the invite code; sorted by given name.',
  access: 'manager',
  query: z.object(page(200, 100)),
  reply: z.object({ members: z.array(WaitingMember), nextCursor: NextCursor }),
  failures: ['not_allowed'],
});

const memberParams = z.object({ userId: Id });

export const approveMember = defineRoute({
  method: 'POST',
  path: '/api/v1/members/:userId/approval',
  summary: 'Approve a request to join',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'member_not_found'],
});

export const removeMember = defineRoute({
  method: 'DELETE',
  path: '/api/v1/members/:userId',
  summary: 'Remove a member or reject a request to join',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'owner_cannot_be_removed', 'member_not_found'],
});

export const endMemberAccess = defineRoute({
  method: 'POST',
  path: '/api/v1/members/:userId/end-access',
  summary: "End a member's access until they sign in again",
  description: 'Their calendar feed of this company ends too.',
  access: 'manager',
  params: memberParams,
  reply: Nothing,
  failures: ['not_allowed', 'owner_cannot_be_removed', 'member_not_found'],
});

export const updateMemberRole = defineRoute({
  method: 'PUT',
  path: '/api/v1/members/:userId/role',
  summary: 'Change the role of a member',
  access: 'manager',
  params: memberParams,
  body: z.object({ role: z.enum(['admin', 'member']) }),
  reply: Nothing,
  failures: ['not_allowed', 'owner_role_fixed', 'member_not_found'],
});

export const updateMember = defineRoute({
  method: 'PATCH',
  path: '/api/v1/members/:userId',
  summary: 'Set department and position of a member',
  description: 'Both are labels and grant no rights.',
  access: 'manager',
  params: memberParams,
  body: z.object({ department: Label, position: Label, version: Version.optional() }),
  reply: Nothing,
  failures: ['not_allowed', 'member_not_found', 'version_stale'],
});
