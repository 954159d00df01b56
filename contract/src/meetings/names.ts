import type { Answer, MeetingKind, MeetingType, Visibility } from './schemas.ts';

/** What is chosen of a meeting is called, on screens and in exported tables. */
export const meetingKindNames: Readonly<Record<MeetingKind, string>> = {
  briefing: 'Giao ban',
  project: 'Dự án',
  client: 'Khách hàng',
  'one-on-one': 'Trao đổi riêng',
  training: 'Đào tạo',
  hiring: 'Tuyển dụng',
  other: 'Khác',
};

export const typeWords: Readonly<Record<MeetingType, string>> = {
  'in-person': 'Tại phòng',
  video: 'Trực tuyến',
  audio: 'Gọi thoại',
};

export const visibilityWords: Readonly<Record<Visibility, string>> = {
  invited: 'Chỉ người được mời',
  company: 'Cả công ty',
  closed: 'Họp kín: chỉ người được mời',
};

export const answerWords: Readonly<Record<Answer, string>> = {
  waiting: 'Chưa trả lời',
  accepted: 'Nhận lời',
  tentative: 'Chưa chắc',
  declined: 'Từ chối',
};
