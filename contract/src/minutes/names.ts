import type { ParticipantRole } from '../meetings/schemas.ts';
import type { DerivedKind } from './derived/schemas.ts';
import type { Attendance, MinutesTemplate } from './schemas.ts';

/** What kinds of meetings, parts and attendance are called, on screens and in documents. */
export const roleNames: Readonly<Record<ParticipantRole, string>> = {
  chair: 'Chủ trì',
  secretary: 'Thư ký',
  attendee: 'Tham gia',
  guest: 'Khách mời',
  informed: 'Để biết',
};

export const attendanceNames: Readonly<Record<Attendance, string>> = {
  'in-person': 'Có mặt trực tiếp',
  online: 'Có mặt trực tuyến',
  absent: 'Vắng mặt',
  unrecorded: 'Chưa điểm danh',
};

/** The kind of a meeting, inside a sentence. */
export const templateNames: Readonly<Record<MinutesTemplate, string>> = {
  company: 'họp công ty',
  briefing: 'họp giao ban',
  project: 'họp dự án',
  'one-on-one': 'họp 1-1',
  'members-council': 'họp hội đồng thành viên',
  board: 'họp hội đồng quản trị',
  shareholders: 'họp đại hội đồng cổ đông',
};

/** The article of the Law on Enterprises that lists what minutes of a kind must hold; null for kinds without one. */
export const templateArticles: Readonly<Record<MinutesTemplate, string | null>> = {
  ...{ company: null, briefing: null, project: null, 'one-on-one': null },
  ...{ 'members-council': 'Điều 60', board: 'Điều 158', shareholders: 'Điều 150' },
};

export const derivedNames: Readonly<Record<DerivedKind, string>> = {
  notice: 'Thông báo kết luận',
  extract: 'Trích biên bản',
  resolution: 'Nghị quyết',
};
