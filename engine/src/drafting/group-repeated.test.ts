import { expect, test } from 'vitest';
import { groupRepeated } from './group-repeated.ts';

const found = (kind: string, text: string, evidence: readonly number[], more = {}) => ({
  ...{ kind, text, evidence, isUnsure: false },
  ...more,
});
const decided = (...texts: string[]) => texts.map((text) => found('decision', text, []));

test('a decision that is said again is one, the fullest wording first', () => {
  const said = decided(
    'Cho xe chạy từ 6 giờ đến 18 giờ, có tưới nước',
    'Không tuyển mới trong quý II',
    'Xe chở vật liệu mỏ Sông Trà chỉ chạy từ 6 giờ đến 18 giờ, có tưới nước',
  );
  expect(groupRepeated('2026-10-07', said)).toEqual([[2, 0]]);
});

test.each([
  ['another figure', decided('Khoán dầu tuyến Hà Nội 38 lít', 'Khoán dầu tuyến Hà Nội 36 lít')],
  [
    'the opposite',
    decided('Nhận khoản tài trợ của công ty Vạn Phúc', 'Không nhận khoản tài trợ của công ty Vạn Phúc'),
  ],
  ['another name', decided('Mua máy của công ty An Phát', 'Mua máy của công ty Bình Minh')],
  [
    'another kind',
    [
      ...decided('Mua máy nén khí mới'),
      { kind: 'question', text: 'Chưa rõ có mua máy nén khí mới hay không', evidence: [], isUnsure: false },
    ],
  ],
  [
    'work, which two may share',
    ['Gọi hết danh sách khách', 'Lập danh sách khách đưa Trang gọi'].map((text) => ({
      ...{ kind: 'task', text, evidence: [0], isUnsure: false },
    })),
  ],
])('%s is said for itself', (_, said) => {
  expect(groupRepeated('2026-10-07', said)).toEqual([]);
});

const work = found('task', 'Viết thư cảm ơn và từ chối công ty', [4, 5], {
  ...{ assignee: 'Thầy Thịnh', deadline: '2026-09-15' },
});

test('a decision that says what a task of its turns does is the task', () => {
  const decision = found('decision', 'Viết thư cảm ơn và từ chối công ty, ngày 15/09/2026', [5]);
  expect(groupRepeated('2026-09-14', [decision, work])).toEqual([[1, 0]]);
  expect(groupRepeated('2026-09-14', [decision, { ...work, isUnsure: true }])).toEqual([[0, 1]]);
});

test.each([
  ['of other turns', found('decision', 'Viết thư cảm ơn và từ chối', [9])],
  ['that says more', found('decision', 'Viết thư cảm ơn, không nhận khoản tài trợ năm học này', [5])],
  ['that denies the work', found('decision', 'Không viết thư cảm ơn và từ chối', [5])],
  ['of somebody else', { ...work, assignee: 'Cô Oanh' }],
  ['of another day', { ...work, deadline: '2026-09-16' }],
])('what is found %s stays beside the task', (_, other) => {
  expect(groupRepeated('2026-09-14', [other, work])).toEqual([]);
});

test('a task without its person and the same with it are one, a question is kept rather than a decision of its words', () => {
  expect(groupRepeated(null, [{ ...work, assignee: null }, work])).toEqual([[0, 1]]);
  const question = found('question', 'Chưa rõ bao giờ trường sửa điều hòa phòng 402', [7]);
  const decision = found('decision', 'Bao giờ trường sửa điều hòa phòng 402', [7]);
  expect(groupRepeated(null, [decision, question])).toEqual([[1, 0]]);
});

test('two works of one decision stay two', () => {
  const print = found('task', 'In phiếu kiểm kê kho lạnh', [3], { assignee: 'Hoa' });
  const send = found('task', 'Gửi phiếu kiểm kê kho lạnh', [3], { assignee: 'Dũng' });
  const both = found('decision', 'In phiếu kiểm kê kho lạnh, gửi', [3]);
  expect(groupRepeated(null, [print, send, both])).toEqual([[1, 2]]);
});
