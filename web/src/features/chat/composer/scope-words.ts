import type { AskedScope } from '@hopgon/contract/search/schemas';

/** Which meetings a question is asked of, in words. */
export const scopeWords: Readonly<Record<AskedScope, string>> = {
  meeting: 'Cuộc họp này',
  series: 'Cả chuỗi',
  all: 'Mọi cuộc họp được xem',
};
