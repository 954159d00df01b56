import { expect, test } from 'vitest';
import { savedAs } from './saved-as.ts';

// ASVS v5.0.0-5.4.1, v5.0.0-5.4.2
test.each([
  ['bao-gia.pdf', `attachment; filename="bao-gia.pdf"; filename*=UTF-8''bao-gia.pdf`],
  ['Bảng giá.pdf', `attachment; filename="B_ng_gi_.pdf"; filename*=UTF-8''B%E1%BA%A3ng%20gi%C3%A1.pdf`],
  ["an's (1)*.pdf", `attachment; filename="an_s__1__.pdf"; filename*=UTF-8''an%27s%20%281%29%2A.pdf`],
  ['a"\r\nb: c', `attachment; filename="a___b__c"; filename*=UTF-8''a%22%0D%0Ab%3A%20c`],
  [
    'nửa \ud83d chữ',
    `attachment; filename="n_a___ch_"; filename*=UTF-8''n%E1%BB%ADa%20%EF%BF%BD%20ch%E1%BB%AF`,
  ],
])('%j', (name, header) => {
  expect(savedAs(name)).toBe(header);
});
