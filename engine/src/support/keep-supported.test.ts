import { expect, test } from 'vitest';
import { isFact } from '../extract/certainty.ts';
import { keepSupported } from './keep-supported.ts';

const source = {
  meetingDate: '2026-11-20',
  turns: [
    { speaker: 'Chị Hạnh', text: 'Tuấn gọi hai hãng lấy báo giá nhé.' },
    { speaker: 'Tuấn', text: 'Dạ, thứ ba em gửi.' },
    { speaker: 'Chị Hạnh', text: 'Hãng cũ thì không ký nữa.' },
  ],
};
const task = {
  title: 'Gọi hai hãng lấy báo giá',
  assignee: 'Tuấn',
  deadline: '2026-11-24',
  deadlineText: 'thứ ba',
  priority: 'trung bình' as const,
  evidence: [0],
  confidence: 0.9,
};
const found = { actionItems: [task], decisions: [], openQuestions: [] };

test('a task gains the turn that names its day', () => {
  expect(keepSupported(found, source).actionItems).toEqual([{ ...task, evidence: [0, 1] }]);
});

test('a task loses an assignee whom no turn near it names', () => {
  const wrong = { ...found, actionItems: [{ ...task, assignee: 'Khôi' }] };
  expect(keepSupported(wrong, source).actionItems[0]?.assignee).toBeNull();
});

test('a decision that leaves out the negation is a suggestion', () => {
  const said = { text: 'Hãng cũ ký nữa', evidence: [2], confidence: 0.9 };
  const [kept] = keepSupported({ ...found, decisions: [said] }, source).decisions;
  expect(kept && isFact(kept)).toBe(false);
  const right = { ...said, text: 'Không ký nữa với hãng cũ' };
  expect(keepSupported({ ...found, decisions: [right] }, source).decisions).toEqual([right]);
});
