import type { TranscriptPreview } from '@hopgon/contract/transcripts/import/schemas';
import { describe, expect, test } from 'vitest';
import {
  admitFiles,
  countRows,
  countsText,
  firstAtPlaces,
  type ImportRow,
  isReady,
  notesOf,
  visibilitiesOf,
} from './import-rows.rules.ts';
import { draftOf, isComplete, type TargetDraft, targetOf } from './target.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const meeting = {
  ...{ id: '1', title: 'Giao ban', startsAt: '2026-11-20T01:00:00.000Z', endsAt: '2026-11-20T02:00:00.000Z' },
  ...{ timeZone: zone, visibility: 'company' as const, isInSeries: false, hasTranscript: false },
};
const preview: TranscriptPreview = {
  ...{
    known: null,
    title: 'Họp kho',
    startsAt: '2026-11-20T01:00:00.000Z',
    endsAt: '2026-11-20T02:00:00.000Z',
  },
  ...{ momentFrom: 'name', saysHour: true, turnCount: 2, speakers: [], meetings: [], meetingId: null },
};
const rowOf = (
  path: string,
  found: Partial<TranscriptPreview> = {},
  draft: Partial<TargetDraft> = {},
): ImportRow => {
  const read = { ...preview, ...found };
  return {
    ...{ file: new File(['x'], path), path, isWanted: true, outcome: null },
    read: { is: 'found', preview: read, draft: { ...draftOf(read, zone), ...draft }, isEdited: false },
  };
};
const chosen = { meetings: [meeting], meetingId: '1' };

test.each<[string, ImportRow[], string[], boolean]>([
  ['a file with a day of its own', [rowOf('a.txt')], [], true],
  ['a file of a meeting', [rowOf('a.txt', chosen)], [], true],
  [
    'a file that is there',
    [rowOf('a.txt', { known: { meetingId: '1', title: 'Giao ban' } })],
    ['Tệp này đã có ở “Giao ban”, không nhập lại'],
    false,
  ],
  ['a file without a title', [rowOf('a.txt', {}, { title: ' ' })], ['Còn thiếu tên, ngày hoặc giờ'], false],
  [
    'a file of a meeting that has one',
    [rowOf('a.txt', {}, { meeting: { ...meeting, hasTranscript: true } })],
    ['Cuộc họp này đã có bản gỡ băng'],
    false,
  ],
  [
    'a second file of one meeting',
    [rowOf('a.txt', chosen), rowOf('x/b.txt', chosen)],
    ['Trùng cuộc họp với “a.txt”'],
    false,
  ],
  [
    'a second file of one new meeting',
    [rowOf('a.txt'), rowOf('b.txt', {}, { title: 'họp kho ' })],
    ['Trùng cuộc họp với “a.txt”'],
    false,
  ],
  [
    'a file without a day',
    [rowOf('a.txt', { momentFrom: 'saved' })],
    ['Không thấy ngày trong tệp, tạm lấy lúc lưu tệp'],
    true,
  ],
  [
    'a file with a day and no hour',
    [rowOf('a.txt', { saysHour: false })],
    ['Không thấy giờ trong tệp, tạm lấy giờ lưu tệp'],
    true,
  ],
  [
    'a file near a meeting',
    [rowOf('a.txt', { meetings: [meeting] })],
    ['Có 1 cuộc họp quanh lúc này, hãy xem có phải là một'],
    true,
  ],
  ['a file nobody wants', [{ ...rowOf('a.txt'), isWanted: false }], [], false],
  [
    'a file that was imported',
    [{ ...rowOf('a.txt'), outcome: { is: 'imported', meetingId: '1' } }],
    [],
    false,
  ],
  ['a file that failed', [{ ...rowOf('a.txt'), outcome: { is: 'failed', problem: 'Mất mạng' } }], [], true],
])('%s', (_, rows, notes, ready) => {
  const first = firstAtPlaces(rows);
  const last = rows.at(-1);
  if (!last) throw new Error('no row');
  expect(notesOf(last, first).map(({ text }) => text)).toEqual(notes);
  expect(isReady(last, first)).toBe(ready);
});

test('a file left out makes room for the other one of its meeting', () => {
  const rows = [{ ...rowOf('a.txt', chosen), isWanted: false }, rowOf('b.txt', chosen)];
  expect(rows.map((row) => isReady(row, firstAtPlaces(rows)))).toEqual([false, true]);
});

test('every file is counted once, in words', () => {
  const rows: ImportRow[] = [
    rowOf('a.txt'),
    { ...rowOf('b.txt', {}, { title: 'B' }), outcome: { is: 'imported', meetingId: '1' } },
    { ...rowOf('c.txt', {}, { title: 'C' }), outcome: { is: 'failed', problem: 'x' } },
    { ...rowOf('d.txt'), read: { is: 'reading' } },
    { ...rowOf('e.txt'), read: { is: 'refused', problem: 'x' } },
  ];
  const counts = countRows(rows, firstAtPlaces(rows));
  expect(countsText(counts)).toBe(
    'Đang đọc 1 tệp · đã nhập 1 tệp · 1 tệp sẵn sàng · 1 tệp cần xem lại · 1 tệp chưa nhập được',
  );
});

test('what the import would send is of these visibilities', () => {
  const rows: ImportRow[] = [
    rowOf('a.txt', chosen),
    rowOf('b.txt', {}, { title: 'B', isClosed: true }),
    { ...rowOf('c.txt', {}, { title: 'C' }), outcome: { is: 'failed', problem: 'x' } },
    { ...rowOf('d.txt'), isWanted: false },
    { ...rowOf('e.txt'), outcome: { is: 'imported', meetingId: '1' } },
    rowOf('f.txt', { known: { meetingId: '1', title: 'Giao ban' } }),
  ];
  expect(visibilitiesOf(rows)).toEqual(['company', 'closed', 'invited']);
});

describe('where a file goes', () => {
  const draft: TargetDraft = {
    meeting: null,
    title: ' Họp kho ',
    day: '2026-11-20',
    from: '9h30',
    until: '10h',
    isClosed: false,
  };
  const visibility = 'invited';
  test.each<[string, TargetDraft, object]>([
    [
      'a new meeting',
      draft,
      {
        ...{ title: 'Họp kho', visibility },
        ...{ startsAt: '2026-11-20T02:30:00.000Z', endsAt: '2026-11-20T03:00:00.000Z' },
      },
    ],
    [
      'past midnight',
      { ...draft, from: '23:00', until: '1:00' },
      {
        ...{ title: 'Họp kho', visibility },
        ...{ startsAt: '2026-11-20T16:00:00.000Z', endsAt: '2026-11-20T18:00:00.000Z' },
      },
    ],
    ['a meeting that is there', { ...draft, meeting }, { meetingId: '1' }],
  ])('into %s', (_, given, target) => {
    expect(targetOf(given, zone)).toEqual(target);
  });
  test.each<[Partial<TargetDraft>, boolean]>([
    [{}, true],
    [{ title: '' }, false],
    [{ day: '31/2' }, false],
    [{ from: 'sớm' }, false],
    [{ until: '' }, false],
    [{ title: '', meeting }, true],
  ])('%o is complete: %s', (change, complete) => {
    expect(isComplete({ ...draft, ...change })).toBe(complete);
  });
});

test('an import admits each file once, those of its kinds, within its bounds', () => {
  const placed = (path: string) => ({ path, file: new File(['1234'], path) });
  const problemOf = ({ name }: File) => (name.endsWith('.txt') ? null : 'Loại khác');
  const added = ['a.txt', 'b.txt', 'c.pdf', 'd.txt', 'e.txt'].map(placed);
  const { admitted, notes } = admitFiles([placed('a.txt')], added, problemOf, {
    files: 3,
    bytes: 1024 * 1024,
  });
  expect(admitted.map(({ path }) => path)).toEqual(['b.txt', 'd.txt']);
  expect(notes).toEqual([
    'Bỏ qua “c.pdf”. Loại khác',
    'Mỗi lần nhập nhận tối đa 3 tệp và 1 MB; 1 tệp để lại lần sau.',
  ]);
});

test('of many files that are left out four are named', () => {
  const files = Array.from({ length: 7 }, (_, place) => ({
    path: `${place}.pdf`,
    file: new File(['1'], 'a.pdf'),
  }));
  const { notes } = admitFiles([], files, () => 'Loại khác', { files: 3, bytes: 1024 });
  expect(notes).toHaveLength(5);
  expect(notes.at(-1)).toBe('Bỏ qua 3 tệp nữa trống, quá lớn hoặc không phải bản gỡ băng.');
});
