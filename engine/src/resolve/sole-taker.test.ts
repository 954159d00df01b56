import { expect, test } from 'vitest';
import { isFact } from '../extract/certainty.ts';
import { extractMeeting } from '../extract/extract-meeting.ts';

type Line = readonly [speaker: string | null, text: string];

const ownersIn = (lines: readonly Line[]) =>
  extractMeeting({
    meetingDate: '2026-11-20',
    turns: lines.map(([speaker, text]) => ({ speaker, text, startMs: null, endMs: null })),
  })
    .actionItems.filter(isFact)
    .map(({ assignee }) => assignee);

test.each<[string, string | null, Line[]]>([
  [
    'who says "I"',
    'Bác Toán',
    [
      ['Chị Hà', 'Máy cắt số hai kêu to quá.'],
      ['Bác Toán', 'Chiều nay tôi sang mở máy ra xem.'],
      ['Chị Hà', 'Dạ.'],
    ],
  ],
  [
    'who speaks for an office',
    'Nhân sự',
    [['Nhân sự', 'Tôi sẽ gửi phiếu lương qua thư điện tử trước thứ sáu.']],
  ],
  [
    'neither of two who say so',
    null,
    [
      ['Nam', 'Tôi soạn hợp đồng thuê kho.'],
      ['Bình', 'Hợp đồng thuê kho tôi soạn cho.'],
    ],
  ],
  ['nobody without a label', null, [[null, 'Tôi sẽ gửi phiếu lương qua thư điện tử trước thứ sáu.']]],
])('work belongs to %s', (_, owner, lines) => {
  expect(ownersIn(lines)).toEqual([owner]);
});
