import { expect, test } from 'vitest';
import { checkModelLines } from './check-lines.rules.ts';
import { ModelLines } from './model-lines.schemas.ts';

const turns = [
  { index: 40, speaker: 'Lê Thị Hà', text: 'Chúng ta chốt phương án B với ngân sách 200 triệu.' },
  { index: 41, speaker: 'Trần Minh', text: 'Dạ em gửi báo giá cho khách trước thứ Sáu.' },
  { index: 42, speaker: 'Lê Thị Hà', text: 'Ai sẽ lo phần vận chuyển?' },
];
// A Tuesday.
const part = { meetingDate: '2026-11-24', turns };
const check = (lines: object) => checkModelLines(part, ModelLines.parse(lines));

test('lines their turns support stay, with the numbers of the talk', () => {
  const checked = check({
    tom_tat: [{ cau: 'Chốt phương án B với ngân sách 200 triệu.', luot: [40] }],
    quyet_dinh: [{ cau: 'Chốt phương án B.', luot: [40, 40] }],
    viec: [{ viec: 'Gửi báo giá cho khách', nguoi: 'Trần Minh', han: 'trước thứ Sáu', luot: [41] }],
    cau_hoi: [{ cau: 'Ai sẽ lo phần vận chuyển?', luot: [42] }],
  });
  expect(checked).toEqual({
    summary: [{ text: 'Chốt phương án B với ngân sách 200 triệu.', evidence: [40] }],
    decisions: [{ text: 'Chốt phương án B.', evidence: [40] }],
    questions: [{ text: 'Ai sẽ lo phần vận chuyển?', evidence: [42] }],
    tasks: [{ text: 'Gửi báo giá cho khách', evidence: [41], assignee: 'Trần Minh', deadline: '2026-11-27' }],
    dropped: 0,
    mended: 0,
  });
});

test.each<[string, object]>([
  ['an amount nobody said', { quyet_dinh: [{ cau: 'Chốt ngân sách 300 triệu.', luot: [40] }] }],
  ['the opposite', { quyet_dinh: [{ cau: 'Không chốt phương án B.', luot: [40] }] }],
  ['a turn that is not there', { tom_tat: [{ cau: 'Chốt phương án B.', luot: [7] }] }],
  ['a turn that says something else', { tom_tat: [{ cau: 'Chốt phương án B.', luot: [42] }] }],
  ['a person who does not exist', { tom_tat: [{ cau: 'Anh Khôi chốt phương án B.', luot: [40] }] }],
  ['no turn at all', { tom_tat: [{ cau: 'Chốt phương án B.', luot: [] }] }],
  ['something that is no line', { tom_tat: ['Chốt phương án B.'] }],
])('a line with %s is dropped and counted', (_, lines) => {
  const { summary, decisions, dropped } = check(lines);
  expect([summary, decisions, dropped]).toEqual([[], [], 1]);
});

test.each<[string, object, object]>([
  ['an invented person', { nguoi: 'Khôi', han: null }, { assignee: null, deadline: null }],
  ['a day nobody said', { nguoi: 'Trần Minh', han: '30/12/2026' }, { assignee: 'Trần Minh', deadline: null }],
  [
    'the words of a day, whatever day the model makes of them',
    { nguoi: null, han: 'thứ Sáu' },
    { assignee: null, deadline: '2026-11-27' },
  ],
])('a task with %s', (_, more, expected) => {
  const { tasks } = check({ viec: [{ viec: 'Gửi báo giá cho khách', luot: [41], ...more }] });
  expect(tasks).toMatchObject([expected]);
});
