import * as contract from '@hopgon/contract/companies/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { approveMember } from './approve-member.ts';
import { cancelJoinRequest } from './cancel-join-request.ts';
import { createCompany } from './create-company.ts';
import { endMemberAccess } from './end-member-access.ts';
import { findCompanyByCode } from './find-company-by-code.ts';
import { inviteByEmail } from './invite-by-email.ts';
import { joinCompany } from './join-company.ts';
import { listMembers } from './list-members.ts';
import { listWaitingMembers } from './list-waiting-members.ts';
import { readCompany } from './read-company.ts';
import { removeMember } from './remove-member.ts';
import { replaceInviteCode } from './replace-invite-code.ts';
import { switchCompany } from './switch-company.ts';
import { updateMember } from './update-member.ts';
import { updateMemberRole } from './update-member-role.ts';

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
  bind(contract.regenerateInviteCode, ({ scope }) => replaceInviteCode(world, scope));
  bind(contract.listMembers, ({ scope, query }) => listMembers(scope, query));
  bind(contract.listWaitingMembers, ({ scope, query }) => listWaitingMembers(scope, query));
  bind(contract.approveMember, ({ scope, params }) => approveMember(world, scope, params.userId));
  bind(contract.removeMember, ({ scope, params }) => removeMember(world, scope, params.userId));
  bind(contract.endMemberAccess, ({ scope, params }) => endMemberAccess(world, scope, params.userId));
  bind(contract.setMemberRole, ({ scope, params, body }) =>
    updateMemberRole(world, scope, params.userId, body.role),
  );
  bind(contract.updateMember, ({ scope, params, body }) => updateMember(world, scope, params.userId, body));
}
