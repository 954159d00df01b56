import type { Answer, MeetingType, ParticipantRole, Visibility } from '@hopgon/contract/meetings/schemas';

export const typeWords: Readonly<Record<MeetingType, string>> = {
  'in-person': 'Tại phòng',
  video: 'Trực tuyến',
  audio: 'Gọi thoại',
};

export const roleWords: Readonly<Record<ParticipantRole, string>> = {
  chair: 'Chủ trì',
  secretary: 'Thư ký',
  attendee: 'Tham gia',
  guest: 'Khách mời',
  informed: 'Để biết',
};

export const answerWords: Readonly<Record<Answer, string>> = {
  waiting: 'Chưa trả lời',
  accepted: 'Nhận lời',
  tentative: 'Chưa chắc',
  declined: 'Từ chối',
};

export const visibilityWords: Readonly<Record<Visibility, string>> = {
  invited: 'Chỉ người được mời',
  company: 'Cả công ty',
};
