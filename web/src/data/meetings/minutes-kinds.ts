import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { MinutesTemplate } from '@hopgon/contract/minutes/schemas';

export const templateWords: Readonly<Record<MinutesTemplate, string>> = {
  company: 'Họp công ty',
  briefing: 'Họp giao ban',
  project: 'Họp dự án',
  'one-on-one': 'Họp 1-1',
  'members-council': 'Họp hội đồng thành viên (Điều 60)',
  board: 'Họp hội đồng quản trị (Điều 158)',
  shareholders: 'Họp đại hội đồng cổ đông (Điều 150)',
};

export const minutesKinds = MinutesTemplate.options;

export const derivedKindWords: Readonly<Record<DerivedKind, string>> = {
  notice: 'Thông báo kết luận',
  extract: 'Trích biên bản',
  resolution: 'Nghị quyết',
};
