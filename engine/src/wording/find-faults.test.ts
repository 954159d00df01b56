import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { viewMeeting } from '../extract/meeting-view.ts';
import { findFaults } from './find-faults.ts';
import { findPassages, type LineKind, weighPassages } from './passages.ts';
import { tokensOf } from './spans.ts';

const { models } = trainedModels();

/** The words of a clause that may be written, and a stretch of them as the line. */
function lineOf(said: string, words: string, kind: LineKind = 'task') {
  const turns = [{ speaker: 'Anh Nam', text: said, startMs: null, endMs: null }];
  const view = viewMeeting('2026-11-18', turns, models);
  const [head] = view.clauses;
  if (!head) throw new Error('no clause');
  const [passage] = weighPassages(
    findPassages({ kind, head, group: [head] }, view, models.bound),
    models[`${kind}Word`],
  );
  if (!passage) throw new Error('no passage');
  const whole = { passage, from: 0, to: passage.writable.length, right: 0 };
  const written = tokensOf(whole).map(({ text }) => text);
  const wanted = words.split(' ');
  const from = written.findIndex((_, at) => wanted.every((word, offset) => written[at + offset] === word));
  return {
    written: written.join(' '),
    faults: findFaults(kind, { main: { ...whole, from, to: from + wanted.length }, added: null }),
  };
}

test.each([
  ['Lan gửi báo giá mới cho khách Hà Nội.', 'gửi báo giá mới cho khách Hà Nội'],
  ['Em lập danh sách hộ tham gia làm đường.', 'lập danh sách hộ tham gia làm đường'],
  ['Em sẽ tính lại chi phí vận chuyển trước thứ tư.', 'tính lại chi phí vận chuyển'],
  ['Em hỏi giá giấy cho đợt hàng tới.', 'hỏi giá giấy cho đợt hàng tới'],
  ['Lan rà lại danh sách vật tư đi.', 'rà lại danh sách vật tư'],
  ['Mai em gửi hồ sơ cho bên tư vấn luôn.', 'gửi hồ sơ cho bên tư vấn'],
])('%s has a line without faults', (said, words) => {
  expect(lineOf(said, words).faults).toEqual([]);
});

test.each([
  ['a word cut at its end', 'Em soạn lại hợp đồng thuê kho.', 'soạn lại hợp', 'cut word'],
  ['a word cut in its middle', 'Tổ dân phố diễn tập phục vụ đoàn khách.', 'diễn tập phục', 'cut word'],
  ['a bare verb', 'Em test lại.', 'test lại', 'bare verb'],
  ['a verb and one word', 'Chiều em đưa file.', 'đưa file', 'bare verb'],
  ['an end that wants more', 'Lan gửi báo giá mới cho khách.', 'gửi báo giá mới cho', 'unfinished'],
  [
    'a beginning that leans',
    'Nhưng mà lập danh sách hộ nghèo.',
    'mà lập danh sách hộ nghèo',
    'leans on words before',
  ],
  ['by when it is due', 'Thứ sáu em vào Vinh gặp đại lý.', 'Thứ sáu em vào Vinh', 'leans on words before'],
  ['whose task it is', 'Em gửi báo giá mới cho khách.', 'Em gửi báo giá', 'leans on words before'],
  [
    'what is said behind its end',
    'Lan rà danh sách khách mời đi, thiếu ai thì báo.',
    'rà danh sách khách mời đi thiếu',
    'runs on',
  ],
  ['a compound cut in two', 'Lan rà danh sách khách mời nhé.', 'rà danh sách khách', 'cut word'],
  [
    'what is to be done only if there is something',
    'Lan kiểm kho vật tư, thiếu gì thì báo.',
    'thiếu gì thì báo',
    'only if',
  ],
  ['a word that points', 'Lan làm lại cái đó cho khách.', 'làm lại cái đó cho khách', 'points'],
] as const)('%s is refused', (_, said, words, fault) => {
  expect(lineOf(said, words).faults).toContain(fault);
});

test.each([
  ['Em sợ sau Tết không ai quay lại.', 'sau Tết không ai quay lại'],
  ['Bên đó chưa gửi hợp đồng.', 'Bên đó chưa gửi hợp đồng'],
])('%s asks nothing', (said, words) => {
  expect(lineOf(said, words, 'question').faults).toContain('asks nothing');
});

test.each([
  ['Kho Bình Dương có thuê nữa không.', 'Kho Bình Dương có thuê nữa không'],
  ['Hợp đồng gửi khách chưa anh.', 'Hợp đồng gửi khách chưa'],
  ['Chưa rõ ai đi gặp khách.', 'ai đi gặp khách'],
])('%s asks', (said, words) => {
  expect(lineOf(said, words, 'question').faults).not.toContain('asks nothing');
});

test('a decision without its "không" is refused', () => {
  const { faults } = lineOf('Không mướn tổ cắt của ông Tư nữa.', 'mướn tổ cắt của ông Tư', 'decision');
  expect(faults).toContain('leans on words before');
});

test.each([
  ['Chị này, soạn hợp đồng thuê kho nhé.', 'soạn hợp đồng thuê kho'],
  ['Dạ soạn giúp chị hợp đồng thuê kho ạ.', 'soạn hợp đồng thuê kho'],
  ['Soạn là là hợp đồng hợp đồng thuê kho nhé em.', 'Soạn là hợp đồng thuê kho'],
  ['Trời ơi, đặt cái biển ngoài cổng đi anh.', 'đặt biển ngoài cổng đi'],
])('%s is written without calls, favours, stammer and fillers', (said, words) => {
  expect(lineOf(said, words).written.toLowerCase()).toBe(words.toLowerCase());
});
