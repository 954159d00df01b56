import { expect, test } from 'vitest';
import { fileProblem } from '../transcript/spoken.rules.ts';
import { classifyFiles } from './dropped.rules.ts';

test.each([
  [['lịch.ICS'], 'calendar', null],
  [['họp.vtt'], 'transcript', null],
  [['họp.vtt', 'ghi.pdf'], 'several', null],
  [['ghi.pdf'], 'nothing', 'Chỉ nhận tệp .txt, .vtt, .srt, .docx hoặc .json.'],
  [['a.ics', 'b.ics'], 'nothing', 'Hãy thả từng tệp lịch .ics một.'],
  [['a.pdf', 'b.png'], 'nothing', 'Không tệp nào là bản gỡ băng .txt, .vtt, .srt, .docx hoặc .json.'],
  [[], 'nothing', 'Không đọc được gì từ chỗ vừa thả. Hãy chọn tệp bằng nút.'],
])('dropped %j is %s', (names, is, problem) => {
  const dropped = classifyFiles(
    names.map((name) => ({ file: new File(['x'], name), path: name })),
    fileProblem,
  );
  expect(dropped.is).toBe(is);
  expect('problem' in dropped ? dropped.problem : null).toBe(problem);
});
