import type { ChatAccess, FiguresAccess } from '@hopgon/contract/companies/schemas';
import type { Refusal } from '@hopgon/contract/failure';
import type { FailureCode } from '@hopgon/contract/failure-codes';
import type { Role } from '@hopgon/contract/options';
import type { Access } from '@hopgon/contract/route';
import type { CompanyObstacle } from '@hopgon/contract/users/schemas';

/** What decides in a company: the derived role, and whom the company lets chat. */
export interface Standing {
  readonly role: Role;
  readonly chatAccess: ChatAccess;
  /** The company waits to be removed. */
  readonly closed?: boolean;
  /** What keeps this session out, whatever its person may do. */
  readonly obstacle?: CompanyObstacle | null;
}

const manages = (role: Role): boolean => role !== 'member';

const chatters: Readonly<Record<ChatAccess, readonly Role[]>> = {
  owner: ['owner'],
  admins: ['owner', 'admin'],
  members: ['owner', 'admin', 'member'],
};

const unless = (allowed: boolean, code: Exclude<Refusal, null> = 'not_allowed'): Refusal =>
  allowed ? null : code;

/** Who may do what in a company. The owner is beyond everyone's reach, their own included. */
export const companyPolicy = {
  openChat: ({ role, chatAccess }: Standing): Refusal =>
    unless(chatters[chatAccess].includes(role), 'chat_not_allowed'),
  manageMembers: (actor: Role): Refusal => unless(manages(actor)),
  replaceInviteCode: (actor: Role): Refusal => unless(actor === 'owner'),
  /** Of departments and the company; their own everyone sees. */
  seeFigures: (actor: Role, access: FiguresAccess): Refusal => unless(access === 'members' || manages(actor)),
  changeSettings: (actor: Role): Refusal => unless(manages(actor)),
  changeChatAccess: (actor: Role): Refusal => unless(actor === 'owner', 'chat_access_owner_only'),
  changeHourlyCost: (actor: Role): Refusal => unless(actor === 'owner', 'hourly_cost_owner_only'),
  seeAudit: (actor: Role): Refusal => unless(manages(actor)),
  exportData: (actor: Role): Refusal => unless(manages(actor)),
  leave: (actor: Role): Refusal => unless(actor !== 'owner', 'owner_must_hand_over'),
  close: (actor: Role): Refusal => unless(actor === 'owner'),
  reopen: (actor: Role): Refusal => unless(manages(actor)),
  approveMember: (actor: Role): Refusal => unless(manages(actor)),
  /** The card on the dashboard; the members page shows everyone the code. */
  seeInviteCard: (actor: Role): Refusal => unless(manages(actor)),
  editMember: (actor: Role): Refusal => unless(manages(actor)),
  changeRole: (actor: Role, target: Role): Refusal =>
    target === 'owner' ? 'owner_role_fixed' : unless(manages(actor)),
  removeMember: (actor: Role, target: Role): Refusal =>
    target === 'owner' ? 'owner_cannot_be_removed' : unless(manages(actor)),
  endAccess: (actor: Role, target: Role): Refusal =>
    target === 'owner' ? 'owner_cannot_be_removed' : unless(manages(actor)),
  transferOwnership: (actor: Role, target: Role): Refusal =>
    actor === 'owner' && target === 'owner' ? 'ownership_already_yours' : unless(actor === 'owner'),
  withdrawOwnershipOffer: (actor: Role): Refusal => unless(actor === 'owner'),
  answerOwnershipOffer: (actorId: string, offeredId: string): Refusal =>
    unless(actorId === offeredId, 'ownership_not_offered'),
};

const obstacleFailures = {
  'sign-in': 'company_sign_in_again',
  'second-factor': 'second_factor_required',
} as const satisfies Readonly<Record<CompanyObstacle, FailureCode>>;

/** May this member use a route of this access level at all? What an object's own policy decides passes here. */
export function mayUse(access: Access, standing: Standing): Refusal {
  if (standing.obstacle) return obstacleFailures[standing.obstacle];
  if (access === 'closed') return companyPolicy.reopen(standing.role);
  if (standing.closed) return 'company_closed';
  if (access === 'chat' || access === 'chat-own') return companyPolicy.openChat(standing);
  if (access === 'manager') return companyPolicy.manageMembers(standing.role);
  if (access === 'owner') return unless(standing.role === 'owner');
  return null;
}
