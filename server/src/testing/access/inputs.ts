import type { Objects } from './objects.ts';

export interface MatrixInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const instant = '2026-11-24T02:00:00.000Z';
const later = '2026-11-24T03:00:00.000Z';
const one = { votes: 1, weight: 1 };
const nobody = { votes: 0, weight: 0 };
const times = { startsAt: instant, endsAt: later };

/**
 * A valid request for each route that needs more than its path, by the route's name; `ids` name the object asked for.
 * Path parameters are filled by their own names and need no entry.
 */
export const matrixInputs: Readonly<Record<string, (ids: Objects) => MatrixInput>> = {
  updateMe: () => ({ body: { version: 1, phone: '0901 234 567' } }),
  listPhotos: (ids) => ({ query: { ids: ids.userId } }),
  updateNotificationChoices: () => ({ body: { chat: true } }),
  updateNotificationSettings: () => ({ body: { channels: { chat: { push: false } } } }),
  savePushSubscription: () => ({
    body: {
      endpoint: 'https://push.example/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  }),
  readLinkedMails: () => ({ body: { token: 'khong-phai-ma' } }),
  updateLinkedMails: () => ({ body: { token: 'khong-phai-ma', on: false } }),
  unsubscribe: () => ({ params: { token: 'khong-phai-ma' } }),
  // A wrong password: the caller is permitted, and the account is kept.
  deleteAccount: () => ({ body: { word: 'XÓA', password: 'không phải' } }),
  createCompany: () => ({ body: { name: 'Công ty mới', timeZone: 'Asia/Ho_Chi_Minh' } }),
  joinCompany: () => ({ body: { inviteCode: 'ZZZZZZ' } }),
  findCompanyByCode: () => ({ body: { inviteCode: 'ZZZZZZ' } }),
  inviteByEmail: () => ({ body: { emails: ['nguoi.moi@congty.example'] } }),
  switchCompany: (ids) => ({ body: { companyId: ids.companyId } }),
  updateCompany: () => ({ body: { version: 1, description: 'Đồ gỗ' } }),
  listCompanyDays: () => ({ query: { year: '2026' } }),
  updateCompanyDay: () => ({
    params: { day: '2026-12-24' },
    body: { name: 'Nghỉ đông', kind: 'off', was: null },
  }),
  resetCompanyDay: () => ({
    params: { day: '2026-12-24' },
    body: { was: { name: 'Nghỉ đông', kind: 'off' } },
  }),
  updateRetention: () => ({
    body: {
      version: 1,
      rules: { transcripts: null, meetings: null, keepsAdopted: true },
      seen: { meetings: 0, transcripts: 0 },
    },
  }),
  createRetentionHold: (ids) => ({ body: { meetingId: ids.meetingId, reason: 'Đang tranh chấp' } }),
  closeCompany: () => ({ body: { name: 'không phải tên' } }),
  logout: (ids) => ({ body: { sessionId: ids.sessionId } }),
  verifyEmail: () => ({ body: { token: 'khong-phai-ma' } }),
  listMembers: () => ({ query: { query: 'bi mat' } }),
  createOwnershipOffer: (ids) => ({ body: { userId: ids.userId } }),
  updateMemberRole: () => ({ body: { role: 'admin' } }),
  updateMember: () => ({ body: { department: 'Phòng IT', position: 'Nhân Viên' } }),
  createMeeting: () => ({ body: { title: 'Họp', startsAt: instant, endsAt: later } }),
  previewSeries: () => ({ body: { startsAt: instant, endsAt: later, recurrence: { frequency: 'daily' } } }),
  createSeries: () => ({
    body: {
      title: 'Họp tuần',
      startsAt: instant,
      endsAt: later,
      recurrence: { frequency: 'weekly', weekdays: [2], ends: { by: 'count', count: 2 } },
    },
  }),
  updateSeries: () => ({ body: { version: 1, span: 'all', title: 'Đổi tên' } }),
  cancelSeries: () => ({ query: { span: 'all' } }),
  respondToSeries: () => ({ body: { span: 'all', times, answer: 'accepted' } }),
  updateMeeting: () => ({ body: { version: 1, title: 'Đổi tên' } }),
  publishMeeting: () => ({ body: { version: 1 } }),
  endMeeting: () => ({ body: { version: 1 } }),
  findClashes: () => ({ body: { startsAt: instant, endsAt: later } }),
  listBusyTimes: () => ({ query: { from: instant, to: later } }),
  saveReader: () => ({ body: { reader: 'engine' } }),
  saveNoticeChoice: () => ({ body: { choice: 'declined' } }),
  updateModelSettings: () => ({
    body: {
      version: 1,
      mode: 'off',
      address: null,
      model: '',
      forChat: true,
      forReadings: false,
      price: null,
      budgets: { person: 1_000, company: 10_000 },
    },
  }),
  createRoom: () => ({ body: { name: 'Phòng lớn' } }),
  updateRoom: () => ({ body: { version: 1, note: 'Tầng 3' } }),
  saveTerms: () => ({ body: { terms: [{ written: 'API', spoken: ['ép pi ai'] }] } }),
  updateTerm: () => ({ body: { version: 1, asks: true } }),
  deleteTerm: () => ({ query: { version: '1' } }),
  respondToInvitation: () => ({ body: { times, answer: 'accepted' } }),
  suggestTimes: (ids) => ({
    body: { people: [{ userId: ids.userId }], minutes: 30, from: instant, to: later },
  }),
  createPoll: (ids) => ({
    body: {
      title: 'Họp',
      slots: [
        { startsAt: instant, endsAt: later },
        { startsAt: later, endsAt: '2026-11-24T04:00:00.000Z' },
      ],
      userIds: [ids.userId],
      deadline: instant,
    },
  }),
  voteInPoll: (ids) => ({ body: { votes: [{ slotId: ids.slotId, vote: 'yes' }] } }),
  updatePoll: () => ({ body: { version: 1, deadline: instant } }),
  readSharedPoll: () => ({ body: { token: 'khong-phai-ma' } }),
  voteInSharedPoll: (ids) => ({
    body: { token: 'khong-phai-ma', votes: [{ slotId: ids.slotId, vote: 'yes' }] },
  }),
  completePoll: (ids) => ({ body: { version: 1, slotId: ids.slotId, allowClashes: true } }),
  updateReminderHabits: () => ({ body: { minutes: [10] } }),
  updateMeetingReminder: () => ({ body: { minutes: [10] } }),
  saveAgenda: () => ({ body: { version: 0, items: [{ title: 'Mở đầu' }] } }),
  sendPreparation: (ids) => ({ body: { meetingId: ids.meetingId } }),
  sendReminder: (ids) => ({ body: { meetingId: ids.meetingId } }),
  readInvitation: () => ({ body: { token: 'khong-phai-ma' } }),
  respondByLink: () => ({ body: { token: 'khong-phai-ma', times, answer: 'accepted' } }),
  importCalendarReply: () => ({ body: { token: 'khong-phai-ma', calendar: 'x' } }),
  createTranscript: (ids) => ({ body: { meetingId: ids.meetingId, text: 'An: Chào cả nhà.' } }),
  requestAnalysis: (ids) => ({ body: { meetingId: ids.meetingId } }),
  listActionItems: (ids) => ({ query: { meetingId: ids.meetingId } }),
  createActionItem: (ids) => ({ body: { title: 'Việc', assigneeId: ids.userId } }),
  respondToActionItem: () => ({ body: { accept: false } }),
  remindAssignees: (ids) => ({ body: { itemIds: [ids.itemId] } }),
  createItemComment: () => ({ body: { text: 'Đã gọi khách' } }),
  updateItems: (ids) => ({ body: { items: [{ id: ids.itemId, version: 1 }], change: { priority: 'cao' } } }),
  undoItemsUpdate: (ids) => ({ body: { editId: ids.itemId } }),
  requestExtension: () => ({ body: { version: 1, deadline: '2026-12-31', reason: 'Chờ báo giá' } }),
  respondToExtension: () => ({ body: { version: 1, grant: true } }),
  updateActionItem: () => ({ body: { version: 1, title: 'Việc khác' } }),
  deleteActionItem: () => ({ query: { version: '1' } }),
  listTurnCorrections: () => ({ query: { index: '0' } }),
  updateTurn: () => ({ body: { index: 0, text: 'Chào cả nhà', corrections: 0 } }),
  deleteTranscriptPart: () => ({ params: { number: '2' } }),
  resolveGlossaryPlaces: () => ({ body: { act: 'apply', places: 'proposed' } }),
  assignSpeaker: (ids) => ({ body: { label: 'An', userId: ids.userId } }),
  createReading: () => ({ body: { kind: 'decision', text: 'Chốt phương án B' } }),
  updateReading: () => ({ body: { version: 1, text: 'Chốt phương án C' } }),
  approveReadings: (ids) => ({ body: { readings: [{ id: ids.readingId, version: 1 }] } }),
  rejectReadings: (ids) => ({ body: { readings: [{ id: ids.readingId, version: 1 }] } }),
  mergeReadings: (ids) => ({
    body: { into: { id: ids.readingId, version: 1 }, readings: [{ id: ids.otherReadingId, version: 1 }] },
  }),
  undoReadings: (ids) => ({ body: { readings: [{ id: ids.readingId, version: 1 }] } }),
  moveAgenda: (ids) => ({ body: { agendaItemId: ids.agendaItemId } }),
  updateItemTime: () => ({ body: { extraMinutes: 5 } }),
  recordAttendance: (ids) => ({ body: { people: [{ id: ids.invitedGuestId, act: 'online' }] } }),
  openMotion: () => ({ body: { text: 'Dừng máy số 3' } }),
  recordPaperVote: () => ({
    body: {
      ...{ text: 'Dừng máy số 3', note: 'Ban kiểm phiếu đếm' },
      count: {
        ...{ entitled: one, attending: one, excluded: nobody },
        ...{ for: one, against: nobody, none: nobody, invalid: nobody },
      },
    },
  }),
  voteOnMotion: () => ({ body: { choice: 'for' } }),
  saveNotes: () => ({
    body: {
      notes: [
        {
          ...{ id: '019ab000-0000-7000-8000-000000000000', kind: 'note', text: 'Đã bàn', agendaItemId: null },
          ...{ second: 0, version: 1 },
        },
      ],
    },
  }),
  draftMinutes: () => ({ body: {} }),
  updateMinutes: () => ({ body: { version: 1, title: 'Tên khác' } }),
  saveMinutesSections: (ids) => ({
    body: { version: 1, sections: [{ id: ids.minutesSectionId, title: 'Mục khác' }] },
  }),
  updateMinutesPeople: (ids) => ({ body: { people: [{ id: ids.minutesPersonId, attendance: 'online' }] } }),
  createMinutesPerson: () => ({ body: { name: 'Khách' } }),
  createMinutesLine: (ids) => ({
    body: { sectionId: ids.minutesSectionId, kind: 'text', text: 'Đã bàn xong' },
  }),
  updateMinutesLine: () => ({ body: { version: 1, text: 'Đã bàn' } }),
  moveMinutesLine: (ids) => ({ body: { version: 1, sectionId: ids.minutesSectionId } }),
  acceptMinutesLines: (ids) => ({ body: { lines: [{ id: ids.minutesLineId, version: 1 }] } }),
  refreshMinutesLine: () => ({ body: { version: 1 } }),
  deleteMinutesLine: () => ({ query: { version: '1' } }),
  importMinutesSuggestions: (ids) => ({
    body: { sources: [{ kind: 'reading', id: ids.otherReadingId, version: 1 }] },
  }),
  rejectMinutesSuggestions: (ids) => ({ body: { ids: [ids.otherReadingId] } }),
  restoreMinutesSuggestions: (ids) => ({ body: { ids: [ids.otherReadingId] } }),
  requestMinutesReview: () => ({ body: {} }),
  reopenMinutes: () => ({ body: {} }),
  approveMinutes: () => ({ body: { revision: 1 } }),
  adoptMinutes: () => ({ body: { revision: 1 } }),
  signMinutes: () => ({ params: { signed: 'chair' } }),
  signMinutesElectronically: () => ({
    params: { part: 'chair' },
    body: { hash: '0'.repeat(64), proof: { by: 'password', password: 'Hop9Gon-dung' } },
  }),
  verifyMinutes: () => ({ body: { code: 'BCFGHJKLMNPQRSTV' } }),
  findMeetingOfCode: (ids) => ({ body: { code: ids.minutesCode } }),
  createCompanyTemplate: () => ({ params: { form: 'minutes' } }),
  updateCompanyTemplate: () => ({ body: { name: 'Mẫu nhà' } }),
  renderExampleTemplate: () => ({ params: { form: 'minutes' } }),
  openMinutesScan: () => ({ params: { part: 'chair' } }),
  renderMinutesFile: () => ({ query: { format: 'txt' } }),
  sendMinutes: () => ({ body: {} }),
  createDerivedDocument: (ids) => ({
    body: { kind: 'notice', title: 'Kết luận', lineIds: [ids.minutesLineId] },
  }),
  renderDerivedFile: () => ({ query: { format: 'docx' } }),
  createMinutesComment: () => ({ body: { text: 'Ghi rõ ngày' } }),
  resolveMinutesComment: () => ({ body: { resolved: true } }),
  readMinutesVersion: () => ({ params: { number: '1' } }),
  updateMinutesSettings: () => ({ body: { version: 0, abbreviation: 'GV' } }),
  listMinutesNumbers: () => ({ query: { year: '2026' } }),
  updateItemState: () => ({ body: { version: 1, state: 'doing' } }),
  createChatSession: (ids) => ({ body: { meeting_id: ids.meetingId } }),
  updateChatSession: () => ({ body: { title: 'Tên khác' } }),
  updateCard: () => ({ body: { priority: 'thấp' } }),
  saveInvalidCommand: () => ({ body: { content: '/khongco' } }),
  sendChatMessage: (ids) => ({ body: { message: '/help', session_id: ids.sessionId } }),
  searchChat: (ids) => ({ query: { query: 'kế hoạch', session_id: ids.sessionId } }),
  verifyIdentity: () => ({ body: { by: 'password', password: 'Sai9Mat-khau' } }),
  startPasskeyProof: () => ({ body: {} }),
  startTotp: () => ({ body: { proof: 'x' } }),
  completeTotp: () => ({ body: { code: '000000' } }),
  removeTwoFactor: () => ({ body: { proof: 'x' } }),
  updateRecoveryCodes: () => ({ body: { proof: 'x' } }),
  startPasskeyRegistration: () => ({ body: { proof: 'x' } }),
  registerPasskey: () => ({
    body: {
      name: 'Khóa',
      attestation: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'x', attestationObject: 'x' },
      },
    },
  }),
  updatePasskey: () => ({ body: { name: 'Khóa', version: 1 } }),
  removePasskey: () => ({ body: { proof: 'x' } }),
  endOtherSessions: () => ({ body: {} }),
  readNotifications: () => ({ body: {} }),
  printFigures: () => ({ query: { from: '2026-11-02', to: '2026-11-22', format: 'xlsx' } }),
  resolveStalePromise: (ids) => ({ body: { id: ids.readingId, verdict: 'dismissed' } }),
  resolveContradiction: (ids) => ({
    body: { firstId: ids.readingId, secondId: ids.otherReadingId, verdict: 'dismissed' },
  }),
  readFigures: () => ({ query: { from: '2026-11-02', to: '2026-11-22' } }),
  searchCompany: () => ({ query: { query: 'bi mat' } }),
};
