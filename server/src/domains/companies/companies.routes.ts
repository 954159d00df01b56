import * as contract from '@hopgon/contract/companies/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { createCompany } from './company/create-company.ts';
import { findCompanyByCode } from './company/find-company-by-code.ts';
import { readCompany } from './company/read-company.ts';
import { replaceInviteCode } from './company/replace-invite-code.ts';
import { switchCompany } from './company/switch-company.ts';
import { approveMember } from './members/approve-member.ts';
import { cancelJoinRequest } from './members/cancel-join-request.ts';
import { inviteByEmail } from './members/invite-by-email.ts';
import { joinCompany } from './members/join-company.ts';
import { listMembers } from './members/list-members.ts';
import { listWaitingMembers } from './members/list-waiting-members.ts';
import { removeMember } from './members/remove-member.ts';
import { updateMember } from './members/update-member.ts';
import { updateMemberRole } from './members/update-member-role.ts';
import { endMemberAccess } from './settings/end-member-access.ts';

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
