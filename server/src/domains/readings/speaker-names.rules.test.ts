import { expect, test } from 'vitest';
import { findNamedSpeakers, renameSpeakers } from './speaker-names.rules.ts';

const rename = (text: string, as: string, name: string) =>
  renameSpeakers(text, [{ as, label: as }], new Map([[as, name]]));

test.each([
  ['Người nói 4 báo cáo doanh thu.', 'Người nói 4', 'Mai', 'Mai báo cáo doanh thu.'],
  ['Người nói 42 báo cáo.', 'Người nói 4', 'Mai', 'Người nói 42 báo cáo.'],
  ['Hà gửi Người nói 4 bảng giá.', 'Người nói 4', 'Mai', 'Hà gửi Mai bảng giá.'],
  ['Yến (Người nói 4) báo cáo.', 'Người nói 4', 'Nguyễn Hải Yến', 'Nguyễn Hải Yến báo cáo.'],
  ['Tuấn gửi anh Tuấn bảng giá.', 'Tuấn', 'Nguyễn Thị Mai', 'Nguyễn Thị Mai gửi anh Tuấn bảng giá.'],
  ['Tuấn thay chụp.', 'Tuấn', 'Phạm Anh Tuấn', 'Tuấn thay chụp.'],
])('%s (%s is %s)', (text, as, name, renamed) => {
  expect(rename(text, as, name)).toBe(renamed);
});

test('two speakers who take each other’s name', () => {
  const named = ['Người nói 1', 'Người nói 2'].map((label) => ({ as: label, label }));
  const names = new Map([
    ['Người nói 1', 'Người nói 2'],
    ['Người nói 2', 'Mai'],
  ]);
  expect(renameSpeakers('Người nói 1 hỏi Người nói 2.', named, names)).toBe('Người nói 2 hỏi Mai.');
});

test('a speaker is found by the name the analysis knew, and named otherwise later', () => {
  const named = findNamedSpeakers('Nguyễn Thị Mai kiểm kê kho.', [
    { label: 'Người nói 2', name: 'Nguyễn Thị Mai' },
    { label: 'Hiếu', name: null },
  ]);
  expect(named).toEqual([{ as: 'Nguyễn Thị Mai', label: 'Người nói 2' }]);
  const names = new Map([['Người nói 2', 'Anh Lễ']]);
  expect(renameSpeakers('Nguyễn Thị Mai kiểm kê kho.', named, names)).toBe('Anh Lễ kiểm kê kho.');
  expect(renameSpeakers('Nguyễn Thị Mai kiểm kê kho.', named, new Map())).toBe('Người nói 2 kiểm kê kho.');
});
