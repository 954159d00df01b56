import { expect, test } from 'vitest';
import { sayUnknown } from './ask-people.rules.ts';

test('who is not in the company is named once', () => {
  const reply = sayUnknown(['An', 'Hoa', 'An'], ['Bình'], (names) => `/lenlich "${names}"`);
  expect(reply.content).toContain('Không thấy “An”, “Hoa” trong công ty.');
  expect(reply.content).toContain('Tiếp tục, không có “An”, “Hoa”');
});
