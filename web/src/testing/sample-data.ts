import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { ChatSession } from '@hopgon/contract/chat/schemas';
import type { Company, Member } from '@hopgon/contract/companies/schemas';
import type { Meeting, MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { Me } from '@hopgon/contract/users/schemas';

/** Ids whose order is their number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const instant = '2026-11-23T02:00:00Z';

export const me: Me = {
  id: idOf(1),
  email: 'hop@govan.vn',
  emailVerified: true,
  displayName: 'Nguyễn Văn Hợp',
  photoURL: null,
  department: 'Không',
  position: 'Không',
  labelsVersion: 1,
  phone: '',
  bio: '',
  notifications: { email: true, reminders: true, chat: true },
  version: 1,
  createdAt: instant,
  lastLogin: instant,
  currentCompany: idOf(100),
  companies: [{ id: idOf(100), name: 'Gỗ Vân', role: 'owner', closed: false, obstacle: null }],
  requests: [],
};

export const company: Company = {
  id: idOf(100),
  name: 'Gỗ Vân',
  description: '',
  plan: 'free',
  ownerId: me.id,
  inviteCode: 'BCFGH1',
  role: 'owner',
  settings: {
    timeZone: 'Asia/Ho_Chi_Minh',
    workingHours: { start: '08:00', end: '17:30' },
    lunch: { start: '12:00', end: '13:00' },
    workDays: [1, 2, 3, 4, 5],
    defaultMeetingDuration: 30,
    meetingFree: { mornings: [], afternoons: [] },
    weeklyMeetingHours: null,
    hourlyCost: null,
    monthlyReport: true,
    escalationDays: 3,
    aiSummaryEnabled: true,
    recordingEnabled: true,
    requireApproval: false,
    allowAutoJoin: true,
    chatAccess: 'admins',
    figuresAccess: 'admins',
    requireSecondFactor: false,
    sessionHours: null,
    mailDomains: [],
    forbidRoomOverlaps: false,
    forbidPersonOverlaps: false,
  },
  counts: { members: 4, admins: 0, owners: 1 },
  can: {
    openChat: true,
    seeFigures: true,
    manageMembers: true,
    replaceInviteCode: true,
    seeInviteCard: true,
    changeSettings: true,
    changeChatAccess: true,
    changeHourlyCost: true,
    seeAudit: true,
    leave: false,
    close: true,
  },
  version: 1,
  createdAt: instant,
  updatedAt: instant,
};

export const memberOf = (number: number, displayName: string, department = 'Không'): Member => ({
  userId: idOf(number),
  displayName,
  email: `nguoi${number}@govan.vn`,
  department,
  position: 'Không',
  role: 'member',
  joinedAt: instant,
  version: 1,
  can: { edit: true, changeRole: true, remove: true, endAccess: true, transferOwnership: true },
});

/** A meeting for tests, an hour of a morning in Vietnam; `rest` says what a test is about. */
export const meetingSummary = (rest: Partial<MeetingSummary> = {}): MeetingSummary => ({
  id: 'a',
  title: 'Giao ban',
  kind: 'other',
  type: 'in-person',
  status: 'upcoming',
  startsAt: '2026-11-20T02:00:00Z',
  endsAt: '2026-11-20T03:00:00Z',
  endedAt: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  location: '',
  joinUrl: '',
  room: null,
  series: null,
  visibility: 'invited',
  mayEdit: true,
  isSample: false,
  participantCount: 2,
  myAnswer: 'accepted',
  myEarlierAnswer: null,
  isInvited: true,
  version: 1,
  ...rest,
});

export const meetingOf = (number: number, more: Partial<MeetingSummary> = {}): MeetingSummary =>
  meetingSummary({
    ...{ id: idOf(number), kind: 'briefing', startsAt: instant, endsAt: instant, participantCount: 1 },
    ...more,
  });

export const chatSessionOf = (number: number, title: string): ChatSession => ({
  id: idOf(number),
  title,
  userId: me.id,
  meeting_id: null,
  message_count: 0,
  createdAt: instant,
  updatedAt: instant,
  created_at: instant,
  updated_at: instant,
});

/** The whole meeting of a summary, made by the person who is signed in. */
export const wholeMeetingOf = (summary: MeetingSummary): Meeting => ({
  ...summary,
  goal: '',
  createdBy: { userId: me.id, displayName: me.displayName },
  participants: [
    { userId: me.id, displayName: me.displayName, role: 'chair', answer: 'accepted', answerReason: '' },
  ],
  guests: [],
  cancelledBy: null,
  cancelledReason: '',
  can: { edit: true, answer: true, enter: true, uploadTranscript: false, publish: false, end: false },
  createdAt: instant,
  updatedAt: instant,
});

/** A proposed task of nobody, about which one may do nothing. */
export const actionItem = (rest: Partial<ActionItem> = {}): ActionItem => ({
  id: idOf(900),
  title: 'Gửi bảng giá',
  assigneeId: null,
  assigneeName: null,
  givenByName: null,
  deadline: null,
  priority: 'trung bình',
  state: 'proposed',
  overdue: false,
  isSample: false,
  declineReason: '',
  extension: null,
  meeting: null,
  source: null,
  version: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
  completedAt: null,
  ...rest,
  can: { ...noItemActs, ...rest.can },
});

export const noItemActs: ActionItem['can'] = {
  accept: false,
  decline: false,
  edit: false,
  progress: false,
  requestExtension: false,
  answerExtension: false,
};
