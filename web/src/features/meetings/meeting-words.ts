import type { MeetingType, Visibility } from '@hopgon/contract/meetings/schemas';

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
