import { expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { isFact } from './certainty.ts';
import { extractMeeting } from './extract-meeting.ts';

const factsOf = (content: string) => {
  const { turns } = parseTranscript({ name: 'họp.txt', content });
  const found = extractMeeting({ meetingDate: '2026-11-24', turns });
  return { tasks: found.actionItems.filter(isFact), decisions: found.decisions.filter(isFact) };
};

test.each([
  'Tuấn: Máy cũ 185 triệu chị ạ.\nChị Hà: Không, máy cũ thì không. Lấy máy mới đi.\nTuấn: Dạ vâng.',
  'Tuấn: Dạ máy cũ 185 triệu, máy mới 240 triệu.\nChị Hà: Máy cũ thì thôi, không lấy.\nTuấn: Vâng, vậy máy mới.',
])('an option that was refused is not decided: %s', (talk) => {
  expect(factsOf(talk).decisions.filter(({ text }) => text.includes('185'))).toEqual([]);
});

test('a proposal that was not approved is not decided', () => {
  const talk =
    'Tuấn: Em đề xuất mua máy cũ, 185 triệu.\nChị Hà: Máy cũ thì chị không duyệt. Mua máy mới.\nTuấn: Vâng ạ.';
  expect(factsOf(talk).decisions.filter(({ text }) => text.includes('185'))).toEqual([]);
});

test.each([
  'Nam: Có hai cách, một là thuê thêm kho ở Bình Dương, hai là làm ca đêm.\nLan: Dạ để em tính chi phí hai cách.\nNam: Ừ.',
  'Hà: Phương án một là thưởng tháng mười ba trước Tết, phương án hai là chia làm hai đợt.\nLan: Phương án hai thì giữ được người.\nHà: Mai mình bàn tiếp nhé.',
  'Nam: Hoặc mình thuê kho ở Bình Dương, hoặc mình làm ca đêm.\nLan: Cách nào cũng tốn anh ạ.\nNam: Để xem đã.',
])('options beside each other are not decided: %s', (talk) => {
  expect(factsOf(talk).decisions).toEqual([]);
});

test('of two options the one that is chosen is decided', () => {
  const talk =
    'Nam: Phương án một là thuê kho Bình Dương, phương án hai là làm ca đêm.\nLan: Em thấy làm ca đêm hợp lý.\nNam: Được, chốt phương án hai.';
  const decided = factsOf(talk).decisions.map(({ text }) => text.toLowerCase());
  expect(decided).toEqual([expect.stringContaining('làm ca đêm')]);
});

test.each([
  'Chị Hà: Hết việc rồi. Chúc anh em một ngày an toàn.\nTuấn: Cảm ơn chị.',
  'Chị Hà: Mùa này lạnh, mọi người cố gắng giữ sức nhé.\nTuấn: Dạ vâng.\nLan: Nhất trí ạ.',
])('a wish is neither task nor decision: %s', (talk) => {
  expect(factsOf(talk)).toEqual({ tasks: [], decisions: [] });
});

test.each([
  'Lan: Em làm slide cho chị nhé?\nChị Hà: Không cần đâu, chị có rồi.',
  'Tuấn: Hay để tôi chở hàng qua kho luôn?\nChị Hà: Khỏi, bên vận tải lo rồi.',
  'Tuấn: Hay mình tổ chức hội thảo khách hàng tháng sau?\nChị Hà: Thôi, tốn kém lắm, để sang năm.\nTuấn: Dạ vậy thôi.',
])('what was declined is no task: %s', (talk) => {
  expect(factsOf(talk).tasks).toEqual([]);
});

test('a day of the month without its month is the next one', () => {
  const { tasks } = factsOf('Chị Hà: Tuấn nộp hồ sơ trước mười lăm tây nhé.\nTuấn: Dạ.');
  expect(tasks).toMatchObject([{ assignee: 'Tuấn', deadline: '2026-12-15' }]);
});

test('the sooner day in an answer counts', () => {
  const { tasks } = factsOf(
    'Chị Hà: Tuấn gọi lại cho khách trước ngày 28/11 nhé.\nTuấn: Dạ, tôi gọi chiều nay.',
  );
  expect(tasks).toMatchObject([{ assignee: 'Tuấn', deadline: '2026-11-24' }]);
});

test('two works asked for one after the other have a day each', () => {
  const { tasks } = factsOf(
    'Chị Hà: Lan gửi báo giá cho khách Minh Phát trước thứ năm nhé.\nLan: Dạ.\n' +
      'Chị Hà: Lan đặt luôn phòng họp cho buổi tổng kết nữa, trước thứ sáu tuần sau.\nLan: Vâng em làm.',
  );
  expect(tasks.map(({ deadline }) => deadline)).toEqual(['2026-11-26', '2026-12-04']);
});
