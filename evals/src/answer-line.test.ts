import { expect, test } from 'vitest';
import { answerLine } from './answer-line.ts';
import { extract } from './commands/extract.ts';
import { parse } from './commands/parse.ts';
import { summarise } from './commands/summarise.ts';
import { time } from './commands/time.ts';

test('a reply carries the id of its request', () => {
  const reply = JSON.parse(answerLine('{"id":7,"name":"a.txt","content":"Lan: Chào."}', parse));
  expect(reply).toEqual({ id: 7, turns: [{ speaker: 'Lan', start_ms: null, end_ms: null, text: 'Chào.' }] });
});

test('a broken line answers with an error: its own id if it has one, else null', () => {
  expect(JSON.parse(answerLine('không phải JSON', parse))).toMatchObject({
    id: null,
    error: expect.any(String),
  });
  expect(JSON.parse(answerLine('{"id":"x"}', extract))).toMatchObject({ id: 'x', error: expect.any(String) });
  expect(JSON.parse(answerLine('[1]', time))).toMatchObject({ id: null, error: expect.any(String) });
});

test('turns may be given in place of a file', () => {
  const turns = [
    { speaker: 'Hà', text: 'Thu gửi hợp đồng trước thứ năm nhé.' },
    { speaker: 'Thu', text: 'Vâng ạ.', start_ms: 5, end_ms: 6 },
  ];
  const reply = JSON.parse(answerLine(JSON.stringify({ id: 1, meeting_date: '2026-03-09', turns }), extract));
  expect(reply.action_items).toMatchObject([
    { assignee: 'Thu', deadline: '2026-03-12', evidence: expect.arrayContaining([0]) },
  ]);
});

test('a text without a time has no start', () => {
  const request = { id: 1, text: 'không có gì', reference: '2026-03-09T08:00:00', zone: 'Asia/Ho_Chi_Minh' };
  expect(JSON.parse(answerLine(JSON.stringify(request), time))).toEqual({ id: 1, start: null });
  const tomorrow = JSON.parse(answerLine(JSON.stringify({ ...request, text: 'chín giờ sáng mai' }), time));
  expect(tomorrow.start).toMatch(/^2026-03-10T09:00/u);
});

test('sentences, documents, turns and text can all be summarised', () => {
  const sources = [
    { sentences: ['Một hai ba.'] },
    { docs: [['Một hai ba.']] },
    { turns: [{ text: 'Một hai ba.' }] },
    { text: 'Một hai ba.' },
  ];
  for (const source of sources) {
    expect(
      JSON.parse(answerLine(JSON.stringify({ id: 1, max_words: 5, ...source }), summarise)).summary,
    ).toBe('Một hai ba.');
  }
});
