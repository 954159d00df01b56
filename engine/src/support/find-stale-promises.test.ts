import { expect, test } from 'vitest';
import { findStalePromises, type LaterLine, type PromisedLine } from './find-stale-promises.ts';

const promise = (text: string, rest: Partial<PromisedLine> = {}): PromisedLine => ({
  ...{ text, saidOn: '2026-09-01', deadline: null, kind: 'task', hasPerson: false },
  ...rest,
});
const on = (day: string, text: string): LaterLine => ({ on: day, text });
const reasonOf = (promised: PromisedLine, ...later: readonly LaterLine[]) =>
  findStalePromises({ promises: [promised], later, today: '2026-11-27' })[0]?.reason ?? null;

test.each([
  ['nobody spoke of for a month', promise('Soạn quy trình nghiệm thu sơn'), [], 'silence'],
  [
    'whose deadline is over',
    promise('Soạn quy trình nghiệm thu sơn', { deadline: '2026-09-15' }),
    [],
    'deadline',
  ],
  [
    'of which a later line speaks',
    promise('Soạn quy trình nghiệm thu sơn'),
    [on('2026-09-20', 'Quy trình nghiệm thu sơn đã ban hành')],
    null,
  ],
  [
    'of which the same meeting speaks',
    promise('Soạn quy trình nghiệm thu sơn'),
    [on('2026-09-01', 'Quy trình nghiệm thu sơn còn thiếu')],
    'silence',
  ],
  [
    'that shares its place alone with a later line',
    promise('Lắp hai camera ở kho Sóng Thần'),
    [on('2026-09-20', 'Kho Sóng Thần tăng ca')],
    'silence',
  ],
  [
    'of another model',
    promise('Gọi lại cho khách về mẫu ghế K12'),
    [on('2026-10-01', 'Mẫu ghế K15 duyệt xong')],
    'silence',
  ],
  ['that is not due', promise('Soạn quy trình nghiệm thu sơn', { deadline: '2026-12-15' }), [], null],
  ['of last week', promise('Soạn quy trình nghiệm thu sơn', { saidOn: '2026-11-20' }), [], null],
  ['that only settles something', promise('Giữ nguyên giá bán đến hết năm', { kind: 'decision' }), [], null],
  ['that begins work', promise('Thống nhất lắp thêm hai camera ở kho', { kind: 'decision' }), [], 'silence'],
  [
    'that somebody is to see to',
    promise('Áp dụng bảng chấm công mới', { kind: 'decision', hasPerson: true }),
    [],
    'silence',
  ],
  ['of no words', promise('...'), [], null],
] as const)('a promise %s', (_, promised, later, reason) => {
  expect(reasonOf(promised, ...later)).toBe(reason);
});
