import { expect, test } from 'vitest';
import { extractMeeting } from '../extract/extract-meeting.ts';
import { withFormattedAmounts } from '../numbers/format-amounts.ts';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { summariseMeeting } from './summarise-meeting.ts';

const { turns } = parseTranscript({
  name: 'họp.txt',
  content: `Tuấn: Chào cả nhà, mình bắt đầu nhé.
Hà: Dạ em báo cáo, doanh thu tháng ba đạt chín mươi hai phần trăm kế hoạch ạ.
Tuấn: Vậy chốt tháng tư khuyến mại mười hai tặng một cho đại lý.
Hà: Vâng ạ.
Tuấn: Mai soạn thông báo gửi đại lý trước thứ sáu nhé.
Mai: Dạ vâng anh.
Hà: Chỉ tiêu quý hai có tăng không anh?
Tuấn: Anh cũng chưa rõ, phải đợi ban giám đốc.`,
});
const extraction = extractMeeting({ meetingDate: '2026-03-09', turns });

test('decisions, tasks and open questions are told in the order of the talk', () => {
  const lines = summariseMeeting({ turns, extraction }).vừa;
  expect(lines.map((line) => line.text)).toEqual([
    'Hà báo cáo doanh thu tháng ba đạt 92% kế hoạch.',
    'Thống nhất: tháng tư khuyến mại mười hai tặng một cho đại lý.',
    'Mai soạn thông báo gửi đại lý (hạn Thứ Sáu, 13/03).',
    'Chưa rõ: chỉ tiêu quý hai có tăng không?',
  ]);
});

test('every line names turns that exist, and its words come from them', () => {
  for (const detail of ['ngắn', 'vừa', 'chi tiết'] as const) {
    for (const { text, evidence } of summariseMeeting({ turns, extraction })[detail]) {
      expect(evidence.length).toBeGreaterThan(0);
      const said = withFormattedAmounts(
        evidence.map((index) => `${turns[index]?.speaker} ${turns[index]?.text}`).join(' '),
      ).toLowerCase();
      const told =
        text
          .replace(/^(?:Thống nhất|Chưa rõ): | \(hạn .+\)/gu, '')
          .toLowerCase()
          .match(/[\p{L}\d]+/gu) ?? [];
      expect(told.filter((word) => !said.includes(word))).toEqual([]);
    }
  }
});

test('a short summary keeps to its length', () => {
  const lines = summariseMeeting({ turns, extraction }).ngắn;
  expect(
    lines
      .map((line) => line.text)
      .join(' ')
      .split(' ').length,
  ).toBeLessThanOrEqual(45);
});
