import type { Visibility } from '@hopgon/contract/meetings/schemas';
import { uploadExtensions, uploadLimit } from '@hopgon/contract/transcripts/schemas';
import { expect, test } from 'vitest';
import {
  acceptedFiles,
  fileProblem,
  largestFile,
  leftoverText,
  spokenLength,
  whereTextsGo,
} from './spoken.rules.ts';

test('files are judged by the limits of the contract', () => {
  expect(largestFile).toBe(uploadLimit);
  expect(acceptedFiles.split(',')).toEqual([...uploadExtensions]);
});

test.each([
  ['Giao ban.TXT', 12, null],
  ['hop.vtt', uploadLimit, null],
  ['hop.vtt', uploadLimit + 1, 'Tệp lớn hơn 20 MB. Hãy chia thành các phần nhỏ hơn.'],
  ['hop.srt', 0, 'Tệp này trống.'],
  ['hop.docx', 12, null],
  ['hop.pdf', 12, 'Chỉ nhận tệp .txt, .vtt, .srt, .docx hoặc .json.'],
  ['txt', 12, 'Chỉ nhận tệp .txt, .vtt, .srt, .docx hoặc .json.'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

test.each([
  [0, '0 giây'],
  [65_400, '1 phút 5 giây'],
  [120_000, '2 phút'],
  [3_725_000, '1 giờ 2 phút'],
])('%i ms take %s', (ms, length) => {
  expect(spokenLength(ms)).toBe(length);
});

test.each([
  [3, [14, 88], 'Đã bỏ 3 câu máy nhận nhầm hoặc không phải lời nói. 2 dòng không đọc được: dòng 14, 88'],
  [1, [], 'Đã bỏ 1 câu máy nhận nhầm hoặc không phải lời nói'],
  [0, [1, 2, 3, 4, 5, 6], '6 dòng không đọc được: dòng 1, 2, 3, 4, 5…'],
])('%i pieces left out and the lines %j are reported in one line', (removed, lines, text) => {
  expect(leftoverText(removed, lines)).toBe(text);
});

const elsewhere = { model: 'qwen', host: 'ai.congty.vn', isThisMachine: false };

test.each<[string, readonly Visibility[], RegExp]>([
  ['none chosen', [], /nội dung cũng được gửi tới .* Tệp của họp kín không được gửi\.$/],
  ['one', ['invited'], /nội dung cũng được gửi tới mô hình AI qwen tại ai\.congty\.vn để đọc\.$/],
  ['a closed one', ['closed'], /không gửi cho dịch vụ nào khác\.$/],
  ['several', ['invited', 'company'], /nội dung của 2 trong 2 tệp cũng được gửi tới .* để đọc\.$/],
  ['some closed', ['invited', 'closed'], /nội dung của 1 trong 2 tệp .* Tệp của họp kín không được gửi\.$/],
  ['all closed', ['closed', 'closed'], /^Các bản gỡ băng .* không gửi cho dịch vụ nào khác\.$/],
])('where a model elsewhere reads: %s', (_, visibilities, text) => {
  expect(whereTextsGo(elsewhere, visibilities)).toMatch(text);
});

test.each([null, { ...elsewhere, isThisMachine: true }])('where none does', (readings) => {
  expect(whereTextsGo(readings, ['invited', 'invited'])).toMatch(/không gửi cho dịch vụ nào khác\.$/);
});
