import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../transcript/turn.ts';
import { isFact } from './certainty.ts';
import { readMeeting } from './read-meeting.ts';

const meetingDate = '2026-11-18';

const turnsOf = (lines: readonly (readonly [speaker: string | null, text: string])[]): Turn[] =>
  lines.map(([speaker, text]) => ({ speaker, startMs: null, endMs: null, text }));

const tasksIn = (lines: readonly (readonly [string | null, string])[]) =>
  readMeeting({ meetingDate, turns: turnsOf(lines) }).actionItems.filter(isFact);

describe('readMeeting', () => {
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
    expect(readMeeting({ meetingDate, turns: decomposed })).toEqual(readMeeting({ meetingDate, turns }));
  });

  test('reads any text, and names turns that exist as evidence', () => {
    const words = fc.constantFrom(
      'em',
      'gửi',
      'báo cáo',
      'nhé',
      '?',
      ',',
      '.',
      'thứ sáu',
      'Lan',
      'chốt',
      '\u0000',
      '9h30',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((all) => all.join(' ')),
    );
    const turn = fc.record({
      speaker: fc.option(fc.string()),
      text,
      startMs: fc.constant(null),
      endMs: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 8 }), (turns) => {
        const { actionItems, decisions, openQuestions } = readMeeting({ meetingDate, turns });
        for (const { evidence, confidence } of [...actionItems, ...decisions, ...openQuestions]) {
          expect(evidence.length).toBeGreaterThan(0);
          expect(evidence.every((index) => index >= 0 && index < turns.length)).toBe(true);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });
});
