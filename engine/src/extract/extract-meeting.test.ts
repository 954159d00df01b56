import { describe, expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { isFact } from './certainty.ts';
import { extractMeeting } from './extract-meeting.ts';

const meetingDate = '2026-11-18';

const turnsOf = (lines: readonly (readonly [speaker: string | null, text: string])[]): Turn[] =>
  lines.map(([speaker, text]) => ({ speaker, startMs: null, endMs: null, text }));

const tasksIn = (lines: readonly (readonly [string | null, string])[]) =>
  extractMeeting({ meetingDate, turns: turnsOf(lines) }).actionItems.filter(isFact);

describe('extractMeeting', () => {
  test('finds who takes a task, and by when', () => {
    const tasks = tasksIn([
      ['Anh Nam', 'Chào cả nhà, mình bắt đầu nhé.'],
      ['Anh Nam', 'Lan gửi báo giá cho khách trước thứ sáu nhé.'],
      ['Lan', 'Dạ, để em gửi ạ.'],
      ['Anh Nam', 'Cảm ơn mọi người.'],
    ]);
    expect(tasks).toMatchObject([{ assignee: 'Lan', deadline: '2026-11-20' }]);
    expect(tasks[0]?.title).toContain('báo giá');
  });

  test('gives a task to nobody whose label stands for several people', () => {
    for (const label of ['Mọi người', 'Cả nhóm', null]) {
      const tasks = tasksIn([
        ['Anh Nam', 'Phần báo giá thì sao?'],
        [label, 'Để em gửi báo giá cho khách trước thứ sáu.'],
        ['Anh Nam', 'Được, gửi đi nhé.'],
      ]);
      expect(tasks.map(({ assignee }) => assignee)).not.toContain(label ?? '');
    }
  });

  test('reads decomposed text alike', () => {
    const lines = [
      ['Anh Nam', 'Chốt là tháng này mình dời lịch kiểm kê sang mùng năm.'],
      ['Lan', 'Dạ nhất trí. Em soạn thông báo chiều nay.'],
    ] as const;
    const turns = turnsOf(lines);
    const decomposed = turns.map((turn) => ({ ...turn, text: turn.text.normalize('NFD') }));
    expect(extractMeeting({ meetingDate, turns: decomposed })).toEqual(
      extractMeeting({ meetingDate, turns }),
    );
  });
});
