import { expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { extractMeeting } from './extract-meeting.ts';

const read = (content: string, agenda: readonly string[] = []) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
    agenda,
  });

test('an agenda gives the topics their names and their turns', () => {
  const { topics } = read(
    'Hà: Nợ quá hạn thế nào?\nThu: Tăng mười hai tỷ.\nHà: Sang chuyện cây ATM số hai nhé.\nThu: Hỏng màn hình ạ.',
    ['Cây ATM', 'Nhân sự', 'Nợ quá hạn'],
  );
  expect(topics).toEqual([
    { title: 'Cây ATM', agendaItem: 0, evidence: [2, 3] },
    { title: 'Nợ quá hạn', agendaItem: 2, evidence: [0, 1] },
  ]);
});

test('a topic the meeting opens itself runs until the next one', () => {
  const { topics } = read(
    'Hà: Rồi, tới vụ xe đưa đón công nhân.\nThu: Dạ xe cũ lắm rồi.\nHà: Sang chuyện bếp ăn tập thể nhé.\nThu: Dạ.',
  );
  expect(topics.map(({ title, evidence }) => [title, evidence])).toEqual([
    ['Xe đưa đón công nhân', [0, 1]],
    ['Bếp ăn tập thể', [2, 3]],
  ]);
});

test('figures, days and names are listed once, with all their turns', () => {
  const { mentioned } = read(
    'Hà: Anh Dũng báo giá 12 tỷ, thứ sáu này ký.\nThu: Mười hai tỷ thì Hà phải hỏi công ty Minh Phát.',
  );
  expect(mentioned.figures).toMatchObject([{ text: '12 tỷ', value: 12_000_000_000, evidence: [0, 1] }]);
  expect(mentioned.dates).toMatchObject([{ date: '2026-03-13', evidence: [0] }]);
  expect(mentioned.names).toEqual(
    expect.arrayContaining([
      { name: 'anh Dũng', speaks: false, evidence: [0] },
      { name: 'Hà', speaks: true, evidence: [1] },
      { name: 'công ty Minh Phát', speaks: false, evidence: [1] },
    ]),
  );
});

test('a person named like a day is no day', () => {
  const { mentioned } = read('Hà: Mai gửi trước thứ sáu nhé.\nMai: Em OK ạ, mai em gửi.');
  expect(mentioned.dates.map(({ text }) => text)).toEqual(['thứ sáu', 'mai']);
});

test('a room or a device is nobody a task could belong to', () => {
  const { actionItems } = read(
    'Quốc: Làm lại báo giá giảm ba phần trăm, sáng mai gửi khách nhé.\nPhòng họp: Dạ để em làm lại, sáng mai em gửi.\nQuốc: Ừ.',
  );
  expect(actionItems.map(({ assignee }) => assignee)).not.toContain('Phòng họp');
});
