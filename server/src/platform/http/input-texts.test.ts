import { Id, Instant, LocalDate, line } from '@hopgon/contract/primitives';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { inputText } from './input-texts.ts';

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Thiếu thông tin bắt buộc.'],
  [z.string(), 5, 'Giá trị phải là chữ.'],
  [z.number(), 'năm', 'Giá trị phải là số.'],
  [z.int(), 1.5, 'Giá trị phải là số nguyên.'],
  [z.array(z.string()), {}, 'Giá trị phải là danh sách.'],
  [z.object({}), 'chữ', 'Giá trị phải là nhóm thông tin.'],
  [z.enum(['a', 'b']), 'c', 'Giá trị không nằm trong các lựa chọn.'],
  [z.enum(['a', 'b']), undefined, 'Thiếu thông tin bắt buộc.'],
  [z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]), {}, 'Giá trị không hợp lệ.'],
  [z.string().max(3), 'dài quá', 'Chỉ nhận tối đa 3 ký tự.'],
  [line(3, 1), '', 'Không được để trống.'],
  [z.array(z.string()).min(2), ['a'], 'Chỉ nhận tối thiểu 2 mục.'],
  [z.int().max(10), 11, 'Giá trị tối đa là 10.'],
  [Id, 'x', 'Mã không hợp lệ.'],
  [Instant, 'hôm qua', 'Ngày giờ không hợp lệ.'],
  [LocalDate, '31/12/2026', 'Ngày không hợp lệ.'],
  [z.strictObject({}), { q: 'x' }, 'Không có tham số này: q.'],
])('%#: %s', (schema, input, text) => {
  expect(schema.safeParse(input, { error: inputText }).error?.issues[0]?.message).toBe(text);
});
