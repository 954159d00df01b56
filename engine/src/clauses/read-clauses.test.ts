import { describe, expect, test } from 'vitest';
import { trainedModels } from '../classify/trained-models.ts';
import { readClauses } from './read-clauses.ts';

function clausesIn(text: string, ...speakers: string[]): string[] {
  const turns = ['Anh Nam', ...speakers].map((speaker, index) => ({
    speaker,
    startMs: null,
    endMs: null,
    text: index === 0 ? text : 'Dạ.',
  }));
  const [first = []] = readClauses(turns, trainedModels().models.boundary).turns;
  return first.map(({ tokens }) => tokens.map((token) => token.text).join(' '));
}

describe('readClauses', () => {
  test('ends a clause behind a sentence, not inside a figure', () => {
    expect(clausesIn('Hết 1.200 đồng. Còn gì không?')).toEqual(['Hết 1 200 đồng', 'Còn gì không']);
  });

  test('begins a clause where behind a comma somebody does something', () => {
    expect(clausesIn('Bác gửi ảnh cho cháu nhá, cháu làm đơn khiếu nại luôn.')).toEqual([
      'Bác gửi ảnh cho cháu nhá',
      'cháu làm đơn khiếu nại luôn',
    ]);
    expect(clausesIn('Lan gửi bản dịch thứ hai, Yên sửa đơn trước thứ ba.', 'Lan', 'Yên')).toHaveLength(2);
    expect(clausesIn('Dạ mai em gửi bảng giá, thứ năm em đi thu công nợ.')).toEqual([
      'Dạ mai em gửi bảng giá',
      'thứ năm em đi thu công nợ',
    ]);
  });

  test('begins a clause where behind a comma something else is set against it with its own time', () => {
    expect(clausesIn('Lan nộp báo cáo thứ tư, còn bảng lương thì thứ sáu nhé.', 'Lan')).toEqual([
      'Lan nộp báo cáo thứ tư',
      'còn bảng lương thì thứ sáu nhé',
    ]);
    expect(clausesIn('Lan nộp báo cáo thứ tư, còn bảng lương thì thôi.', 'Lan')).toHaveLength(1);
  });

  test('cuts speech without punctuation', () => {
    const clauses = clausesIn('rồi còn cái vụ xe sao rồi dạ xe sửa xong rồi anh chiều nay em đi lấy');
    expect(clauses.length).toBeGreaterThan(1);
  });

  test('knows who is named, with the title and whether they are called', () => {
    const turns = [
      { speaker: 'Anh Nam', startMs: null, endMs: null, text: 'Chị Lan ơi, nhờ Yên gửi báo giá.' },
      { speaker: 'Chị Lan', startMs: null, endMs: null, text: 'Dạ.' },
      { speaker: 'Yên', startMs: null, endMs: null, text: 'Dạ.' },
    ];
    const [first = []] = readClauses(turns, trainedModels().models.boundary).turns;
    const mentions = first.flatMap((clause) => clause.mentions);
    expect(mentions.map(({ person, isCalled }) => [person.label, isCalled])).toEqual([
      ['Chị Lan', true],
      ['Yên', false],
    ]);
  });
});
