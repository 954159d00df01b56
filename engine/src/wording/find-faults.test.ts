import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { viewMeeting } from '../extract/meeting-view.ts';
import { findFaults } from './find-faults.ts';
import { placeOfObject } from './line-signs.ts';
import { findPassages, type LineKind } from './passages.ts';
import { tokensOf } from './spans.ts';
import { weighPassages } from './weigh-passages.ts';

const { models } = trainedModels();

/** The words of a clause that may be written, and a stretch of them as the line. */
function lineOf(said: string, words: string, kind: LineKind = 'task') {
  const turns = [{ speaker: 'Anh Nam', text: said, startMs: null, endMs: null }];
  const view = viewMeeting('2026-11-18', turns, models);
  const [head] = view.clauses;
  if (!head) throw new Error('no clause');
  const [passage] = weighPassages(
    findPassages({ kind, head, group: [head] }, view, models.bound),
    models,
    kind,
  ).map((one) => ({ ...one, spoken: new Set<number>() }));
  if (!passage) throw new Error('no passage');
  const whole = { passage, from: 0, to: passage.writable.length, right: 0, words: 0, edges: 1 };
  const written = tokensOf(whole).map(({ text }) => text);
  const wanted = words.split(' ');
  const from = written.findIndex((_, at) => wanted.every((word, offset) => written[at + offset] === word));
  const main = { ...whole, from, to: from + wanted.length, words: wanted.length };
  const place = placeOfObject(main);
  return {
    written: written.join(' '),
    faults: findFaults(kind, { main, added: null }),
    edges: (passage.begins[from] ?? 0) * (passage.ends[main.to] ?? 0),
    /** The words that what is missing stands behind, and those it stands for. */
    missing: place && {
      behind: head.tokens[place.from - 1]?.text,
      instead: head.tokens.slice(place.from, place.to).map(({ text }) => text),
    },
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
  ['a bare verb', 'Em test lại.', 'test lại', 'bare verb'],
  ['a verb and one word', 'Chiều em đưa file.', 'đưa file', 'bare verb'],
  [
    'what is said behind its end',
    'Lan rà danh sách khách mời đi, thiếu ai thì báo.',
    'rà danh sách khách mời đi thiếu',
    'runs on',
  ],
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
  ['a word cut at its end', 'Em soạn lại hợp đồng thuê kho.', 'soạn lại hợp đồng thuê kho', 'soạn lại hợp'],
  ['a number cut from what it counts', 'Lan đặt vé cho hai người.', 'đặt vé cho hai người', 'đặt vé cho hai'],
  [
    'an end that wants more',
    'Lan gửi báo giá mới cho khách.',
    'gửi báo giá mới cho khách',
    'gửi báo giá mới cho',
  ],
  [
    'a beginning that leans',
    'Nhưng mà lập danh sách hộ nghèo.',
    'lập danh sách hộ nghèo',
    'mà lập danh sách hộ nghèo',
  ],
  [
    'by when it is due',
    'Thứ sáu em vào Vinh gặp đại lý.',
    'vào Vinh gặp đại lý',
    'Thứ sáu em vào Vinh gặp đại lý',
  ],
  ['whose task it is', 'Em gửi báo giá mới cho khách.', 'gửi báo giá mới', 'Em gửi báo giá mới'],
  [
    'a compound cut in two',
    'Lan rà danh sách khách mời nhé.',
    'rà danh sách khách mời',
    'rà danh sách khách',
  ],
])('%s makes a line less likely', (_, said, whole, cut) => {
  expect(lineOf(said, whole).edges).toBeGreaterThan(lineOf(said, cut).edges);
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
  expect(faults).toContain('denied');
});

test.each([
  ['Chị này, soạn hợp đồng thuê kho nhé.', 'soạn hợp đồng thuê kho'],
  ['Dạ soạn giúp chị hợp đồng thuê kho ạ.', 'soạn hợp đồng thuê kho'],
  ['Soạn là là hợp đồng hợp đồng thuê kho nhé em.', 'Soạn là hợp đồng thuê kho'],
  ['Trời ơi, đặt cái biển ngoài cổng đi anh.', 'đặt biển ngoài cổng đi'],
])('%s is written without calls, favours, stammer and fillers', (said, words) => {
  expect(lineOf(said, words).written.toLowerCase()).toBe(words.toLowerCase());
});

test.each([
  ['Lan gửi cho bác Định nhé.', 'gửi cho bác Định', { behind: 'gửi', instead: [] }],
  ['Em làm lại trước thứ sáu.', 'làm lại trước thứ sáu', { behind: 'lại', instead: [] }],
  ['Lan gửi cái đó cho khách.', 'gửi cái đó cho khách', { behind: 'gửi', instead: ['cái', 'đó'] }],
  ['Lan gửi báo giá mới cho khách.', 'gửi báo giá mới cho khách', null],
])('%s: an object is missing where its verb has none', (said, words, missing) => {
  expect(lineOf(said, words).missing).toEqual(missing);
});
