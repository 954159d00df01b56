import type { Company, Member, WaitingMember } from '@hopgon/contract/companies/schemas';
import type { Role } from '@hopgon/contract/options';
import { companyPolicy } from './companies.policy.ts';
import type { CompanyRow } from './company/companies.store.ts';
import type { MemberRow } from './members/members.store.ts';

/** HH:MM of PostgreSQL's HH:MM:SS. */
const clockTime = (time: string): string => time.slice(0, 5);
const clockTimes = (start: string, end: string) => ({ start: clockTime(start), end: clockTime(end) });

export function presentCompany(row: CompanyRow, viewer: Role): Company {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    plan: row.plan,
    ownerId: row.owner_id,
    inviteCode: row.invite_code,
    role: viewer,
    settings: presentSettings(row, viewer),
    counts: { members: row.members, admins: row.admins, owners: 1 },
    can: {
      openChat: companyPolicy.openChat({ role: viewer, chatAccess: row.chat_access }) === null,
      manageMembers: companyPolicy.manageMembers(viewer) === null,
      replaceInviteCode: companyPolicy.replaceInviteCode(viewer) === null,
      seeInviteCard: companyPolicy.seeInviteCard(viewer) === null,
      changeSettings: companyPolicy.changeSettings(viewer) === null,
      seeFigures: companyPolicy.seeFigures(viewer, row.figures_access) === null,
      changeChatAccess: companyPolicy.changeChatAccess(viewer) === null,
      changeHourlyCost: companyPolicy.changeHourlyCost(viewer) === null,
      seeAudit: companyPolicy.seeAudit(viewer) === null,
      leave: companyPolicy.leave(viewer) === null,
      close: companyPolicy.close(viewer) === null,
    },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const presentSettings = (row: CompanyRow, viewer: Role): Company['settings'] => ({
  timeZone: row.time_zone,
  workingHours: clockTimes(row.work_start, row.work_end),
  lunch:
    row.lunch_start === null || row.lunch_end === null ? null : clockTimes(row.lunch_start, row.lunch_end),
  workDays: row.work_days,
  defaultMeetingDuration: row.default_meeting_duration,
  meetingFree: { mornings: row.meeting_free_mornings, afternoons: row.meeting_free_afternoons },
  weeklyMeetingHours: row.weekly_meeting_hours,
  hourlyCost: companyPolicy.seeFigures(viewer, row.figures_access) === null ? row.hourly_cost : null,
  monthlyReport: row.monthly_report,
  escalationDays: row.escalation_days,
  aiSummaryEnabled: row.ai_summary_enabled,
  recordingEnabled: row.recording_enabled,
  requireApproval: row.require_approval,
  allowAutoJoin: !row.require_approval,
  chatAccess: row.chat_access,
  figuresAccess: row.figures_access,
  requireSecondFactor: row.require_second_factor,
  sessionHours: row.session_hours,
  mailDomains: row.mail_domains,
  forbidRoomOverlaps: row.forbid_room_overlaps,
  forbidPersonOverlaps: row.forbid_person_overlaps,
});

export const presentMember = (row: MemberRow, viewer: Role): Member => ({
  userId: row.user_id,
  displayName: row.display_name,
  email: row.email,
  department: row.department,
  position: row.position,
  role: row.role,
  joinedAt: row.joined_at.toISOString(),
  version: row.version,
  can: {
    edit: companyPolicy.editMember(viewer) === null,
    changeRole: companyPolicy.changeRole(viewer, row.role) === null,
    remove: companyPolicy.removeMember(viewer, row.role) === null,
    endAccess: companyPolicy.endAccess(viewer, row.role) === null,
    transferOwnership: companyPolicy.transferOwnership(viewer, row.role) === null,
  },
});

export const presentWaitingMember = (row: MemberRow): WaitingMember => ({
  userId: row.user_id,
  displayName: row.display_name,
  email: row.email,
  joinedAt: row.joined_at.toISOString(),
});
