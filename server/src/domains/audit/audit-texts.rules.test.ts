import { auditKinds } from '@hopgon/contract/audit/schemas';
import { expect, test } from 'vitest';
import { type AuditDetails, auditText, groupOf } from './audit-texts.rules.ts';

const factsOf = (details: AuditDetails = {}, meeting: string | null = null) => ({
  person: 'Lê Mai',
  meeting,
  details,
});

test.each<[{ setting: string; before: string; after: string }, string]>([
  [{ setting: 'name', before: 'A', after: 'B' }, 'đã đổi tên công ty từ “A” thành “B”'],
  [{ setting: 'description', before: '', after: 'B' }, 'đã đổi giới thiệu từ để trống thành “B”'],
  [{ setting: 'workDays', before: '1,2', after: '1,7' }, 'đã đổi ngày làm việc từ T2, T3 thành T2, CN'],
  [
    { setting: 'defaultMeetingDuration', before: '30', after: '45' },
    'đã đổi độ dài cuộc họp từ 30 phút thành 45 phút',
  ],
  [
    { setting: 'requireApproval', before: 'false', after: 'true' },
    'đã đổi duyệt người xin vào từ tắt thành bật',
  ],
  [
    { setting: 'chatAccess', before: 'admins', after: 'owner' },
    'đã đổi ai dùng Chat AI từ chủ sở hữu và quản trị viên thành chủ sở hữu',
  ],
])('of %o one reads: %s', (change, text) => {
  expect(auditText('settings-changed', factsOf({ changes: [change] }))).toBe(text);
});

test('templates and terms are named, many terms by their number', () => {
  const ofTemplate = factsOf({ act: 'replaced', names: ['Mẫu giao ban'] });
  expect(auditText('template-changed', ofTemplate)).toBe('đã thay tệp của mẫu Word “Mẫu giao ban”');
  const names = ['KPI', 'OKR', 'CRM', 'ERP', 'HRM', 'POS', 'API'];
  expect(auditText('glossary-changed', factsOf({ act: 'added', names }))).toBe(
    'đã thêm vào từ điển: “KPI”, “OKR”, “CRM”, “ERP”, “HRM” và 2 từ khác',
  );
});

test('a meeting one may not know is a private one, with its time', () => {
  const details = { startsAt: '2026-11-24T02:30:00Z', timeZone: 'Asia/Ho_Chi_Minh' };
  expect(auditText('meeting-created', factsOf(details))).toBe('đã tạo một cuộc họp riêng (09:30 24/11/2026)');
  expect(auditText('meeting-cancelled', factsOf(details, 'Giao ban'))).toBe(
    'đã hủy cuộc họp “Giao ban” (09:30 24/11/2026)',
  );
  expect(auditText('meeting-changed', factsOf({ what: ['time', 'place'] }, 'Giao ban'))).toBe(
    'đã đổi giờ, địa điểm của cuộc họp “Giao ban”',
  );
});

test.each<[AuditDetails, string]>([
  [{ day: '2027-02-20', dayName: 'Bù Tết', dayKind: 'work' }, 'đã đặt 20/02/2027 là ngày làm bù “Bù Tết”'],
  [{ day: '2027-12-24', dayName: 'Nghỉ', dayKind: 'off' }, 'đã đặt 24/12/2027 là ngày nghỉ “Nghỉ”'],
  [{ day: '2027-12-24' }, 'đã cho 24/12/2027 trở lại như ngày thường'],
])('of the day %o one reads: %s', (details, text) => {
  expect(auditText('day-changed', factsOf(details))).toBe(text);
});

test('every kind stands in one group', () => {
  for (const group of ['members', 'company', 'meetings', 'data'] as const)
    for (const kind of auditKinds[group]) expect(groupOf(kind)).toBe(group);
});
