import { expect, test } from 'vitest';
import { respellNames } from './respell-names.rules.ts';

const names = ['Đặng Hoàng Tùng', 'Võ Thị Mai', 'Cao Thị Hòa', 'Ngô Thị Hà'];
const asked = (message: string) => ({ message, query: message, isAsking: true, past: null });

test.each([
  ['anh Tùngg nói gì về dữ liệu', 'tungg', 'anh Tùng nói gì về dữ liệu'],
  ['anh tungg noi gi ve du lieu', 'tungg', 'anh Tùng noi gi ve du lieu'],
  ['hôm trước Hoaf nói gì', 'hoaf', 'hôm trước Hòa nói gì'],
])('%s is read as %s', (message, missing, wanted) => {
  expect(respellNames(asked(message), [missing], names)?.question.message).toBe(wanted);
});

test.each([
  ['mail gửi hôm nào', 'mail'],
  ['chốt giá Vinamilk chưa', 'vinamilk'],
  ['anh Tùng nói gì', 'tung'],
  ['anh Phong nói gì', 'phong'],
])('%s is left as it is', (message, missing) => {
  expect(respellNames(asked(message), [missing], names)).toBeNull();
});
