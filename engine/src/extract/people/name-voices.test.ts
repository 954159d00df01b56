import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { clauseReader } from '../clauses/read-clauses.ts';
import { nameVoices } from './name-voices.ts';

/** What each numbered voice is called, "1 Lực" a line. */
function namesIn(...lines: readonly string[]): string[] {
  const content = lines.map((line) => `Speaker ${line}`).join('\n');
  const { turns } = parseTranscript({ name: 'họp.txt', content });
  const read = clauseReader(turns);
  const names = nameVoices(turns, (at) => (turns[at] ? read(turns[at], at) : []));
  return [...names].map(([label, [name]]) => `${label.replace('Speaker ', '')} ${name}`).sort();
}

describe('names of numbered voices', () => {
  test.each<[string, string[], string[]]>([
    [
      'by a call at the end',
      ['1: sàn tầng ba tính sao đây chú bốn', '2: thợ tui ngồi từ sáng tới giờ'],
      ['2 bốn'],
    ],
    [
      'by an answer to whoever spoke before',
      ['1: đồ đạc dời tới đâu rồi', '2: dạ anh sỹ em mới dời xong', '3: kho còn một tấn đá'],
      ['1 sỹ'],
    ],
    [
      'by an order that is taken up',
      ['1: ừ diễm kêu thợ đi nhớ lấy giấy bảo hành', '2: dạ mai em kêu', '1: ừ'],
      ['2 diễm'],
    ],
    [
      'by an order inside a sentence that is taken up',
      ['1: thôi khỏi à hiền làm cho anh cái báo cáo tiến độ', '2: dạ đầu tuần em gửi'],
      ['2 hiền'],
    ],
    ['by their own word', ['1: rồi ai nói trước', '2: dạ em tên là thoa bên kho', '1: ừ'], ['2 thoa']],
    ['not by a day', ['1: còn bê tông thì sao', '2: dạ chiều ni em gọi', '1: gọi sớm nghe'], []],
    ['not by who is told of', ['1: chị thủy nộp hôm qua', '2: dạ tốt quá', '1: ừ'], []],
    ['not by whom something was done to', ['1: xe chạy quẹt trúng bà tám', '2: trời đất', '1: ừ'], []],
    ['not by a verb', ['1: còn tăng ca ý anh là tăng tối thứ năm', '2: dạ', '1: ừ'], []],
    ['not by two voices at once', ['1: nghe rõ không', '2: dạ nghe chị loan ơi', '3: em cũng nghe'], []],
  ])('%s', (_, lines, expected) => {
    expect(namesIn(...lines)).toEqual(expected);
  });
});
