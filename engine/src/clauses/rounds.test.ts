import { expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { readClauses } from './read-clauses.ts';

const PEOPLE = ['Anh Nam', 'Hoa', 'Sơn', 'Tuyết'];

function clausesOf(text: string) {
  const turns = [
    { speaker: 'Anh Nam', startMs: null, endMs: null, text },
    ...PEOPLE.map((speaker) => ({ speaker, startMs: null, endMs: null, text: 'Dạ.' })),
  ];
  const [first = []] = readClauses(turns, trainedModels().models.boundary).turns;
  return first.map(({ tokens, isInRound }) => ({
    text: tokens.map((token) => token.text).join(' '),
    isInRound,
  }));
}

test('a turn that goes through the work of several people is a round, with a clause for each work', () => {
  expect(clausesOf('Vậy Hoa gửi phiếu sáng mai, danh sách thứ sáu, Sơn gọi khách, Tuyết in lịch.')).toEqual([
    { text: 'Vậy Hoa gửi phiếu sáng mai', isInRound: true },
    { text: 'danh sách thứ sáu', isInRound: true },
    { text: 'Sơn gọi khách', isInRound: true },
    { text: 'Tuyết in lịch', isInRound: true },
  ]);
});

test('in a round without punctuation each name begins another work, unless something is given to it', () => {
  const clauses = clausesOf('rồi Hoa gửi phiếu cho Sơn sáng mai Tuyết in lịch chiều nay Sơn gọi khách');
  const texts = clauses.map(({ text }) => text);
  expect(texts.some((text) => text.startsWith('Tuyết in'))).toBe(true);
  expect(texts.some((text) => text.startsWith('Sơn gọi'))).toBe(true);
  expect(texts.some((text) => text.startsWith('Sơn sáng'))).toBe(false);
});

test('two names are no round unless the turn says that it sums up', () => {
  expect(clausesOf('Hoa gửi phiếu, Sơn gọi khách.').every(({ isInRound }) => !isInRound)).toBe(true);
  expect(clausesOf('Tóm lại Hoa gửi phiếu, Sơn gọi khách.').every(({ isInRound }) => isInRound)).toBe(true);
});
