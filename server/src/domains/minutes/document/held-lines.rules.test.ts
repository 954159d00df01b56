import type { Reading } from '@hopgon/contract/readings/schemas';
import { describe, expect, test } from 'vitest';
import type { DraftedSection } from './draft.rules.ts';
import { type Held, heldSources, placeHeldLines } from './held-lines.rules.ts';

type Drafted = Pick<Reading, 'kind' | 'state'> & { readonly name: string };

const moment = new Date('2026-11-20T02:00:00Z');
const noteOf = (text: string, agendaItemId: string | null, rest: Partial<Held['notes'][number]> = {}) => ({
  ...{ id: text, kind: 'note' as const, text, agendaItemId, assigneeId: null, deadline: null },
  ...{ authorId: 'lễ', writtenAt: moment, version: 1 },
  ...rest,
});
const motionOf = (line: string, agendaItemId: string | null, isPassed = true) => ({
  ...{
    id: line,
    agendaItemId,
    isPassed,
    line,
    result: `Kết quả ${line}`,
    closedBy: 'quỳnh',
    closedAt: moment,
    vote: { text: line },
  },
});
const sectionOf = (agendaItemId: string | null, ...readings: Drafted[]): DraftedSection<Drafted> => ({
  ...{ title: agendaItemId ?? 'Nội dung khác', agendaItemId, readings },
});
const readingOf = (name: string, kind: Reading['kind'], state: Reading['state'] = 'proposed') => ({
  name,
  kind,
  state,
});
const shown = (sections: readonly DraftedSection<Drafted>[], held: Held) =>
  placeHeldLines(sections, heldSources(held), held.motions).map(({ title, held: lines, readings }) => [
    title,
    ...lines.map(({ kind, text }) => `${kind}: ${text}`),
    ...readings.map(({ name }) => name),
  ]);

describe('what was written and voted', () => {
  test('stands with its agenda item before the readings, and votes are summed at the end', () => {
    const sections = [sectionOf('a', readingOf('đọc được', 'decision')), sectionOf('b')];
    const held = {
      notes: [noteOf('dừng máy', 'a', { kind: 'decision' }), noteOf('ý khác', 'b', { kind: 'opinion' })],
      motions: [motionOf('tăng ca', 'a'), motionOf('nghỉ bù', 'b', false)],
    };
    expect(shown(sections, held)).toEqual([
      ['a', 'decision: dừng máy', 'decision: tăng ca', 'đọc được'],
      ['b', 'opinion: ý khác', 'text: nghỉ bù'],
      ['Biểu quyết', 'text: Kết quả tăng ca', 'text: Kết quả nghỉ bù'],
    ]);
  });

  test('under no item of the agenda goes to the rest, which is there for it', () => {
    const notes = [noteOf('ngoài lề', null), noteOf('mục đã bỏ', 'cũ')];
    const expected = ['Nội dung khác', 'text: ngoài lề', 'text: mục đã bỏ'];
    expect(shown([sectionOf('a')], { notes, motions: [] })).toEqual([['a'], expected]);
    expect(shown([sectionOf('a'), sectionOf(null)], { notes, motions: [] })).toEqual([['a'], expected]);
  });

  test('leaves summary lines nobody approved out of a section that people wrote about, and only there', () => {
    const readings = [
      readingOf('tóm tắt', 'summary'),
      readingOf('đã duyệt', 'summary', 'approved'),
      readingOf('việc', 'task'),
    ];
    const notes = [noteOf('ghi', 'a')];
    expect(shown([sectionOf('a', ...readings), sectionOf('b', ...readings)], { notes, motions: [] })).toEqual(
      [
        ['a', 'text: ghi', 'đã duyệt', 'việc'],
        ['b', 'tóm tắt', 'đã duyệt', 'việc'],
      ],
    );
  });

  test('changes nothing where nothing was', () => {
    const sections = [sectionOf('a', readingOf('tóm tắt', 'summary'))];
    expect(shown(sections, { notes: [], motions: [] })).toEqual([['a', 'tóm tắt']]);
  });

  test('is vouched for by who wrote it, and work keeps its person and day', () => {
    const notes = [noteOf('mua chụp', 'a', { kind: 'task', assigneeId: 'mẫn', deadline: '2026-11-24' })];
    const [section] = placeHeldLines([sectionOf('a')], heldSources({ notes, motions: [] }), []);
    expect(section?.held).toEqual([
      {
        ...{ kind: 'task', text: 'mua chụp', origin: 'typed', note_id: 'mua chụp', motion_id: null },
        ...{ assignee_id: 'mẫn', assignee_name: null, deadline: '2026-11-24', reading: null },
        ...{ confirmed_by: 'lễ', confirmed_at: moment },
        taken: { text: 'mua chụp', assigneeName: null, assigneeId: 'mẫn', deadline: '2026-11-24' },
      },
    ]);
  });
});
