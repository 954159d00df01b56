import { expect, test } from 'vitest';
import { correctSummary, type SummaryRow } from './corrected-summary.rules.ts';

const row = (id: string, more: Partial<SummaryRow>): SummaryRow => ({
  id,
  kind: 'decision',
  levels: [],
  text: id,
  engine_text: more.text ?? id,
  state: 'proposed',
  merged_into: null,
  assignee_id: null,
  assignee_name: null,
  assignee_display: null,
  deadline: null,
  act: null,
  result_id: null,
  phrase: null,
  speakers: null,
  ...more,
});

const found = { assignee: 'Tuấn', deadline: '2026-11-24' };
const task = (more: Partial<SummaryRow> = {}) =>
  row('task', {
    kind: 'task',
    text: 'Thay chụp máy số ba',
    engine_text: 'Thay chụp máy số ba',
    assignee_id: 'tuan',
    assignee_name: 'Tuấn',
    assignee_display: 'Phạm Anh Tuấn',
    deadline: '2026-11-24',
    ...more,
  });
const line = (text: string, result: string | null, more: Partial<SummaryRow> = {}) =>
  row(text, { kind: 'summary', levels: ['medium'], result_id: result, ...more });
const taskLine = (more: Partial<SummaryRow> = {}) =>
  line('Tuấn thay chụp máy số ba (hạn Thứ Ba, 24/11).', 'task', {
    phrase: { assignee: 'Tuấn', task: 'thay chụp máy số ba', deadline: 'hạn Thứ Ba, 24/11', found },
    ...more,
  });

const linesOf = (rows: readonly SummaryRow[], names: Readonly<Record<string, string>> = {}) =>
  correctSummary(rows, new Map(Object.entries(names)))
    .filter(({ kind }) => kind === 'summary')
    .map(({ text }) => text);
const mai = { assignee_id: 'mai', assignee_name: null, assignee_display: 'Nguyễn Thị Mai' };

test.each<[string, Partial<SummaryRow>, string[]]>([
  ['unchanged', { act: 'approved', state: 'approved' }, ['Tuấn thay chụp máy số ba (hạn Thứ Ba, 24/11).']],
  ['another person', mai, ['Nguyễn Thị Mai thay chụp máy số ba (hạn Thứ Ba, 24/11).']],
  ['another day', { deadline: '2026-11-26' }, ['Tuấn thay chụp máy số ba (hạn Thứ Năm, 26/11).']],
  ['no day', { deadline: null }, ['Tuấn thay chụp máy số ba.']],
  [
    'nobody',
    { assignee_id: null, assignee_name: null, assignee_display: null, deadline: null },
    ['Cần thay chụp máy số ba.'],
  ],
  ['other words', { text: 'Thay hai chụp.', ...mai }, ['Nguyễn Thị Mai: Thay hai chụp (hạn Thứ Ba, 24/11).']],
  ['rejected', { state: 'rejected' }, []],
])('a line follows its task: %s', (_, change, lines) => {
  expect(linesOf([task(change), taskLine()])).toEqual(lines);
});

test('the words of the engine go where they name the person that was replaced', () => {
  const phrase = { assignee: 'Tuấn', task: 'gửi bảng giá của Tuấn', deadline: 'hạn Thứ Ba, 24/11', found };
  expect(linesOf([task(mai), taskLine({ phrase })])).toEqual([
    'Nguyễn Thị Mai: Thay chụp máy số ba (hạn Thứ Ba, 24/11).',
  ]);
});

test('a line follows its decision and its question, without their closing marks', () => {
  const decision = row('decision', { text: 'Dừng hẳn máy 3.', engine_text: 'dừng máy số ba' });
  const question = row('question', { kind: 'question', text: 'Ai gọi thợ?', engine_text: 'ai gọi' });
  const lines = [line('Thống nhất: dừng máy số ba.', 'decision'), line('Chưa rõ: ai gọi?', 'question')];
  expect(linesOf([decision, question, ...lines])).toEqual([
    'Thống nhất: Dừng hẳn máy 3.',
    'Chưa rõ: Ai gọi thợ?',
  ]);
});

test('a line a person wrote or edited, and a statement, stay as they are', () => {
  const rejected = task({ state: 'rejected' });
  const edited = taskLine({ text: 'Tuấn lo chụp.', engine_text: 'Tuấn thay chụp.' });
  const typed = line('Người nói 4 báo cáo.', null, {
    engine_text: null,
    speakers: [{ as: 'Người nói 4', label: 'Người nói 4' }],
  });
  const statement = line('Hà báo cáo doanh thu.', null);
  expect(linesOf([rejected, edited, typed, statement], { 'Người nói 4': 'Mai' })).toEqual([
    'Tuấn lo chụp.',
    'Người nói 4 báo cáo.',
    'Hà báo cáo doanh thu.',
  ]);
});

test('of merged decisions each summary has one line, in the words that were kept', () => {
  const kept = row('kept', { text: 'Dừng máy ba', engine_text: 'Dừng máy ba' });
  const other = row('other', { state: 'merged', merged_into: 'kept' });
  const ofOther = line('Thống nhất: dừng máy.', 'other', { levels: ['short', 'medium'] });
  expect(linesOf([kept, other, ofOther])).toEqual(['Thống nhất: Dừng máy ba.']);
  const ofKept = line('Thống nhất: dừng máy ba.', 'kept', { levels: ['medium'] });
  const lines = correctSummary([kept, other, ofOther, ofKept], new Map()).filter(
    ({ kind }) => kind === 'summary',
  );
  expect(lines.map(({ text, levels }) => [text, levels])).toEqual([
    ['Thống nhất: Dừng máy ba.', ['short']],
    ['Thống nhất: dừng máy ba.', ['medium']],
  ]);
});

test('speakers have the names people gave them', () => {
  const speakers = [{ as: 'Người nói 4', label: 'Người nói 4' }];
  const said = line('Người nói 4 kiểm kê kho.', null, { speakers });
  expect(linesOf([said], { 'Người nói 4': 'Nguyễn Thị Mai' })).toEqual(['Nguyễn Thị Mai kiểm kê kho.']);
  expect(linesOf([said])).toEqual(['Người nói 4 kiểm kê kho.']);
});

test('only the lines that were rewritten say so', () => {
  const rows = correctSummary([task(mai), taskLine(), line('Hà báo cáo.', null)], new Map());
  expect(rows.map(({ isRewritten }) => isRewritten)).toEqual([false, true, false]);
});
