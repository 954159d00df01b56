import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../../transcript/parse-transcript.ts';
import { readMeeting } from '../extract-meeting.ts';
import { nameThing } from './name-thing.ts';

function named(words: string, opened = true): string | null {
  const { turns } = parseTranscript({ name: 'họp.txt', content: `Hà: ${words}\nTú: Dạ.` });
  const [clause] = readMeeting('2026-10-12', turns).context.clauses[0] ?? [];
  return clause ? nameThing(clause, () => false, opened) : null;
}

describe('a thing is named by', () => {
  test.each([
    ['Còn cái máy pha cà phê cũ thì sao?', 'máy pha cà phê cũ'],
    ['Nội dung tiền thưởng Tết thì bàn sau.', 'tiền thưởng Tết'],
    ['Vấn đề lãi suất cho vay thì bàn sau.', 'lãi suất cho vay'],
    ['Tiền cơm ca đêm hai chục ngàn một suất.', 'tiền cơm ca đêm'],
    ['Băng chuyền số hai kêu quá.', 'băng chuyền số hai'],
    ['Quà cuối năm cho các cháu.', 'quà cuối năm'],
    ['Hợp đồng Sóng Thần tháng này trễ.', 'hợp đồng Sóng Thần'],
    ['Vé gửi xe tháng thì bao nhiêu?', 'vé gửi xe tháng'],
    ['Phụ huynh hỏi tiền bán trú.', 'tiền bán trú'],
    ['Đang nói tới lễ khai giảng.', 'lễ khai giảng'],
    ['Giá khám ngoài giờ thì bao nhiêu?', 'giá khám ngoài giờ'],
    ['Bữa tổng kết cuối năm định làm ngày nào?', 'bữa tổng kết cuối năm'],
  ])('%s', (words, name) => {
    expect(named(words)).toBe(name);
  });
});

describe('no thing is named by', () => {
  test.each([
    'Phụ huynh đỗ.',
    'Công ty.',
    'Đỡ tốn tiền in.',
    'Cả nhà ưng.',
    'Kế hoạch.',
    'Ba chục người.',
    'Bữa trước đông khách.',
    'Kế toán.',
  ])('%s', (words) => {
    expect(named(words)).toBeNull();
  });
});
