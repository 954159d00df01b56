import { expect, test } from 'vitest';
import { type HeadDraft, headChange, headProblems } from './head.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const opened: HeadDraft = {
  title: 'Giao ban',
  place: 'Xưởng 2',
  startDay: '2026-11-20',
  start: '08:30',
  endDay: '',
  end: '',
  chairId: 'a',
  secretaryId: '',
  template: 'briefing',
  parentName: '',
  recipients: 'Ban Giám đốc\nLưu: VT',
  ownTemplateId: '',
};

test('only what is another than before is saved; hours as people type them', () => {
  expect(headChange(opened, opened, zone)).toEqual({});
  const draft = { ...opened, start: '8h30', endDay: '2026-11-20', end: '9h15', secretaryId: 'b' };
  expect(headChange(opened, draft, zone)).toEqual({
    endsAt: '2026-11-20T02:15:00.000Z',
    secretaryId: 'b',
  });
  expect(headChange(opened, { ...opened, startDay: '', start: '', chairId: '' }, zone)).toEqual({
    startsAt: null,
    chairId: null,
  });
  expect(headChange(opened, { ...opened, recipients: ' Ban Giám đốc \n\n' }, zone)).toEqual({
    recipients: ['Ban Giám đốc'],
  });
});

const cases: readonly [Partial<HeadDraft>, object][] = [
  [{ title: ' ' }, { title: 'Hãy ghi trích yếu' }],
  [{ startDay: 'mai' }, { startDay: 'Hãy ghi một ngày, ví dụ 25/11/2026' }],
  [{ start: '' }, { start: 'Hãy ghi giờ, ví dụ 09:30' }],
  [{ endDay: '2026-11-20', end: '08:30' }, { end: 'Giờ kết thúc phải sau giờ bắt đầu' }],
  [{ endDay: '2026-11-20', end: '08:31' }, {}],
];

test.each(cases)('%o is judged', (part, problems) => {
  expect(headProblems({ ...opened, ...part }, zone)).toEqual(problems);
});
