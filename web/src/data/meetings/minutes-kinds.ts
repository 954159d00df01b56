import type { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';

export const templateWords: Readonly<Record<MinutesTemplate, string>> = {
  company: 'Họp công ty',
  briefing: 'Họp giao ban',
  project: 'Họp dự án',
  'one-on-one': 'Họp 1-1',
};

export const minutesKinds = ['company', 'briefing', 'project', 'one-on-one'] as const;

export const derivedKindWords: Readonly<Record<DerivedKind, string>> = {
  notice: 'Thông báo kết luận',
  extract: 'Trích biên bản',
  resolution: 'Nghị quyết',
};
