import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { isFact } from './certainty.ts';
import { extractMeeting } from './extract-meeting.ts';

const extract = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  });
const decided = (talk: string) =>
  extract(OPENS + talk)
    .decisions.filter(isFact)
    .map(({ text }) => text);

/** Hà leads: she opens the talk and gives the floor. */
const OPENS = 'Hà: Chào mọi người, ta bắt đầu nhé. Thu báo cáo trước đi.\nThu: Dạ, xưởng chạy ổn ạ.\n';

describe('decisions without a settling word', () => {
  test.each([
    ['Thu: Mình có định mở thêm ca đêm không chị?\nHà: Không, quý này không mở ca đêm.', 'không mở ca đêm'],
    [
      'Thu: Ngân sách hết rồi.\nHà: Không được. Lùi hội thao sang tháng sáu.\nThu: Dạ.',
      'ùi hội thao sang tháng sáu',
    ],
    [
      'Hà: Từ tuần sau cổng phụ đóng lúc chín giờ tối.\nThu: Dạ.',
      'Từ tuần sau cổng phụ đóng lúc chín giờ tối',
    ],
    [
      'Thu: Kho chật quá.\nHà: Thôi thuê thêm kho ở Long Biên cho tiện.\nThu: Dạ.',
      'Thuê thêm kho ở Long Biên',
    ],
  ])('%s', (talk, words) => {
    expect(decided(talk)).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    [
      'to prepare is not to agree',
      'Hà: Mai có đoàn bốn mươi khách tới thăm xưởng.\nThu: Vâng em chuẩn bị phòng rồi.',
    ],
    ['what would follow is no order', 'Thu: Hay lùi ngày giao?\nHà: Lùi nữa là khách bỏ mình đó.\nThu: Dạ.'],
  ])('%s', (_, talk) => {
    expect(decided(talk)).toEqual([]);
  });

  test('what holds for everybody', () => {
    expect(decided('Hà: Ai đi trễ ba lần thì trừ nửa ngày công.\nThu: Dạ.')).toHaveLength(1);
  });

  test('what others refuse', () => {
    expect(decided('Hà: Chị xin rồi, giám đốc không duyệt, mình tự gánh.\nThu: Dạ.')).toEqual([]);
  });
});

describe('open questions', () => {
  test.each([
    ['Thu: Bao giờ sửa xong mái, có ai biết không?\nHà: Bên thầu chưa trả lời.', 1],
    ['Thu: Hai đơn còn lại vướng gì?\nHà: Dạ vướng chứng từ, đang chờ hải quan.', 0],
  ])('%s', (talk, count) => {
    expect(extract(OPENS + talk).openQuestions.filter(isFact)).toHaveLength(count);
  });
});

const titlesOf = (said: string) =>
  extract(`${OPENS}Hà: ${said}.\nThu: Dạ vâng.`)
    .actionItems.filter(isFact)
    .map(({ title }) => title);

test('a title is what is to be done', () => {
  expect(titlesOf('Thu đặt thêm hai mươi ghế nhựa nhé')).toEqual([
    expect.stringMatching(/^Đặt thêm (20|hai mươi) ghế nhựa$/u),
  ]);
});

test.each([
  ['Thu rà lại danh sách vật tư đi, thiếu gì thì báo', 'Rà lại danh sách vật tư'],
  ['Thu rà lại danh sách khách mời đi, thiếu ai thì báo', 'Rà lại danh sách khách mời'],
])('a title is what is to be done, whole: %s', (said, title) => {
  expect(titlesOf(said)).toEqual([title]);
});
