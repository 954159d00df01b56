import type { Company } from '@hopgon/contract/companies/schemas';
import { expect, test } from 'vitest';
import { type CompanyDraft, changeOf, companyDraftOf, companyProblems } from './company-form.rules.ts';

const can = {
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
};
const company: Company = {
  id: '019f0000-0000-7000-8000-00000000000a',
  name: 'Gỗ Vân',
  description: '',
  plan: 'free',
  ownerId: '019f0000-0000-7000-8000-00000000000b',
  inviteCode: 'BCF123',
  role: 'owner',
  settings: {
    timeZone: 'Asia/Ho_Chi_Minh',
    workingHours: { start: '09:00', end: '18:00' },
    lunch: { start: '12:00', end: '13:00' },
    workDays: [1, 2, 3, 4, 5],
    defaultMeetingDuration: 30,
    meetingFree: { mornings: [], afternoons: [] },
    weeklyMeetingHours: null,
    hourlyCost: null,
    monthlyReport: true,
    escalationDays: 3,
    aiSummaryEnabled: true,
    recordingEnabled: false,
    requireApproval: false,
    allowAutoJoin: true,
    chatAccess: 'admins',
    requireSecondFactor: false,
    sessionHours: null,
    mailDomains: [],
    forbidRoomOverlaps: true,
    forbidPersonOverlaps: false,
    figuresAccess: 'admins',
  },
  counts: { members: 1, admins: 0, owners: 1 },
  can,
  version: 7,
  createdAt: '2026-11-20T02:00:00.000Z',
  updatedAt: '2026-11-20T02:00:00.000Z',
};
const draft = companyDraftOf(company);

test.each<[Partial<CompanyDraft>, object]>([
  [{ name: ' Mộc Châu ' }, { name: 'Mộc Châu' }],
  [{ name: 'Mộc Châu'.normalize('NFD') }, { name: 'Mộc Châu'.normalize('NFC') }],
  [{ description: 'Đồ gỗ' }, { description: 'Đồ gỗ' }],
  [{ start: '8h' }, { settings: { workingHours: { start: '08:00', end: '18:00' } } }],
  [{ lunchStart: '11h30' }, { settings: { lunch: { start: '11:30', end: '13:00' } } }],
  [{ pauses: false, lunchStart: '' }, { settings: { lunch: null } }],
  [{ workDays: [6, 1, 2, 3, 4, 5] }, { settings: { workDays: [1, 2, 3, 4, 5, 6] } }],
  [
    { length: '45', requireApproval: true },
    { settings: { defaultMeetingDuration: 45, requireApproval: true } },
  ],
  [{ sessionHours: '8' }, { settings: { sessionHours: 8 } }],
  [
    { mailDomains: '@GoVan.vn; congty.vn congty.vn' },
    { settings: { mailDomains: ['congty.vn', 'govan.vn'] } },
  ],
])('%j sends that alone, with the version it began with', (written, sent) => {
  expect(changeOf({ ...draft, ...written }, company)).toEqual({ version: 7, ...sent });
});

test.each<Partial<CompanyDraft>>([
  {},
  { name: ' Gỗ Vân ' },
  { start: '9 giờ' },
  { lunchEnd: '13h' },
  { workDays: [5, 4, 3, 2, 1] },
])('%j is no change', (written) => {
  expect(changeOf({ ...draft, ...written }, company)).toBeNull();
});

test.each<[Partial<CompanyDraft>, object]>([
  [{}, {}],
  [{ name: '  ' }, { name: 'Vui lòng nhập tên công ty' }],
  [{ start: 'sáng' }, { start: 'Hãy ghi giờ, ví dụ 09:00' }],
  [{ end: '25h' }, { end: 'Hãy ghi giờ, ví dụ 18:00' }],
  [{ start: '10h', end: '10:00' }, { end: 'Giờ kết thúc phải sau giờ bắt đầu.' }],
  [
    { lunchStart: 'trưa', lunchEnd: '' },
    { lunchStart: 'Hãy ghi giờ, ví dụ 12:00', lunchEnd: 'Hãy ghi giờ, ví dụ 13:00' },
  ],
  [{ lunchStart: '9h' }, { lunchStart: 'Giờ nghỉ trưa phải nằm trong giờ làm việc.' }],
  [{ end: '13:00' }, { lunchEnd: 'Giờ nghỉ trưa phải nằm trong giờ làm việc.' }],
  [{ lunchStart: '13h' }, { lunchEnd: 'Giờ kết thúc phải sau giờ bắt đầu.' }],
  [{ pauses: false, lunchStart: 'trưa', end: '12:30' }, {}],
  [{ mailDomains: 'congty' }, { mailDomains: '“congty” không phải tên miền. Hãy ghi như congty.vn.' }],
  [{ weeklyHours: '2.5' }, { weeklyHours: 'Hãy ghi số giờ từ 1 đến 60, hoặc để trống.' }],
  [{ hourlyCost: '15.00' }, { hourlyCost: 'Hãy ghi số tiền từ 1 đến 100.000.000 đồng, hoặc để trống.' }],
  [{ weeklyHours: '12', hourlyCost: '150.000' }, {}],
  [{ workDays: [] }, { workDays: 'Hãy chọn ít nhất một ngày làm việc' }],
])('%j has the problems %j', (written, problems) => {
  expect(companyProblems({ ...draft, ...written })).toEqual(problems);
});
