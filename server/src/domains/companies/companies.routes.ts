import * as contract from '@hopgon/contract/companies/routes';
import type { Bind } from '../../platform/http/call.ts';
import { loadOnDemand } from '../../platform/http/load-on-demand.ts';
import type { World } from '../../platform/world.ts';

const createCompany = loadOnDemand(async () => (await import('./company/create-company.ts')).createCompany);
const findCompanyByCode = loadOnDemand(
  async () => (await import('./company/find-company-by-code.ts')).findCompanyByCode,
);
const readCompany = loadOnDemand(async () => (await import('./company/read-company.ts')).readCompany);
const replaceInviteCode = loadOnDemand(
  async () => (await import('./company/replace-invite-code.ts')).replaceInviteCode,
);
const switchCompany = loadOnDemand(async () => (await import('./company/switch-company.ts')).switchCompany);
const approveMember = loadOnDemand(async () => (await import('./members/approve-member.ts')).approveMember);
const cancelJoinRequest = loadOnDemand(
  async () => (await import('./members/cancel-join-request.ts')).cancelJoinRequest,
);
const inviteByEmail = loadOnDemand(async () => (await import('./members/invite-by-email.ts')).inviteByEmail);
const joinCompany = loadOnDemand(async () => (await import('./members/join-company.ts')).joinCompany);
const listMembers = loadOnDemand(async () => (await import('./members/list-members.ts')).listMembers);
const listWaitingMembers = loadOnDemand(
  async () => (await import('./members/list-waiting-members.ts')).listWaitingMembers,
);
const removeMember = loadOnDemand(async () => (await import('./members/remove-member.ts')).removeMember);
const updateMember = loadOnDemand(async () => (await import('./members/update-member.ts')).updateMember);
const updateMemberRole = loadOnDemand(
  async () => (await import('./members/update-member-role.ts')).updateMemberRole,
);
const endMemberAccess = loadOnDemand(
  async () => (await import('./settings/end-member-access.ts')).endMemberAccess,
);

export function companyRoutes(bind: Bind, world: World): void {
  bind(contract.createCompany, ({ scope, body }) => createCompany(world, scope, body));
  bind(contract.joinCompany, ({ scope, origin, body }) => joinCompany(world, scope, origin, body.inviteCode));
  bind(contract.findCompanyByCode, ({ scope, origin, body }) =>
    findCompanyByCode(world, scope, origin, body.inviteCode),
  );
  bind(contract.withdrawRequest, ({ scope, params }) => cancelJoinRequest(world, scope, params.companyId));
  bind(contract.inviteByEmail, ({ scope, body }) => inviteByEmail(world, scope, body.emails));
  bind(contract.switchCompany, ({ scope, body }) => switchCompany(world, scope, body.companyId));
  bind(contract.readCompany, ({ scope }) => readCompany(scope));
  bind(contract.replaceInviteCode, ({ scope }) => replaceInviteCode(world, scope));
  bind(contract.listMembers, ({ scope, query }) => listMembers(scope, query));
  bind(contract.listWaitingMembers, ({ scope, query }) => listWaitingMembers(scope, query));
  bind(contract.approveMember, ({ scope, params }) => approveMember(world, scope, params.userId));
  bind(contract.removeMember, ({ scope, params }) => removeMember(world, scope, params.userId));
  bind(contract.endMemberAccess, ({ scope, params }) => endMemberAccess(world, scope, params.userId));
  bind(contract.updateMemberRole, ({ scope, params, body }) =>
    updateMemberRole(world, scope, params.userId, body.role),
  );
  bind(contract.updateMember, ({ scope, params, body }) => updateMember(world, scope, params.userId, body));
}
