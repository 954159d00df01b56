import { expect, test } from 'vitest';
import {
  notificationLine,
  notificationOutcomes as outcomes,
  notificationTexts as texts,
} from './notification-texts.rules.ts';

const meeting = {
  title: 'Chốt kế hoạch quý',
  startsAt: new Date('2026-11-24T09:30:00+07:00'),
  endsAt: new Date('2026-11-24T10:00:00+07:00'),
  timeZone: 'Asia/Ho_Chi_Minh',
  readerZone: 'Asia/Ho_Chi_Minh',
  actorName: 'Nguyễn Văn An',
};

test.each([
  [texts.invited(meeting), 'Nguyễn Văn An mời bạn dự “Chốt kế hoạch quý”, Thứ Ba, 24/11/2026, 09:30–10:00.'],
  [
    texts.invited({ ...meeting, isOfSeries: true }),
    'Nguyễn Văn An mời bạn dự chuỗi “Chốt kế hoạch quý” từ Thứ Ba, 24/11/2026, 09:30–10:00 trở đi.',
  ],
  [
    texts.cancelled({ ...meeting, isOfSeries: true }, ''),
    'Nguyễn Văn An đã hủy chuỗi “Chốt kế hoạch quý” từ Thứ Ba, 24/11/2026, 09:30–10:00 trở đi.',
  ],
  [
    texts.moved(meeting, { earlier: null, changes: ['time'], asksAgain: false }),
    'Nguyễn Văn An đã đổi lịch “Chốt kế hoạch quý” sang Thứ Ba, 24/11/2026, 09:30–10:00.',
  ],
  [
    texts.moved(meeting, { earlier: null, changes: ['time', 'place', 'content'], asksAgain: true }),
    'Nguyễn Văn An đã đổi lịch “Chốt kế hoạch quý” sang Thứ Ba, 24/11/2026, 09:30–10:00. Địa điểm và nội dung cũng đã đổi. Hãy trả lời cho giờ mới.',
  ],
  [
    texts.changed(meeting, ['place', 'content']),
    'Nguyễn Văn An đã đổi địa điểm và nội dung của “Chốt kế hoạch quý”.',
  ],
  [texts.changed(meeting, ['place']), 'Nguyễn Văn An đã đổi địa điểm của “Chốt kế hoạch quý”.'],
  [
    texts.cancelled(meeting, 'Khách bận'),
    'Nguyễn Văn An đã hủy “Chốt kế hoạch quý”, Thứ Ba, 24/11/2026, 09:30–10:00. Lý do: Khách bận',
  ],
  [texts.answered(meeting, 'accepted', ''), 'Nguyễn Văn An nhận lời dự “Chốt kế hoạch quý”.'],
  [
    texts.answered(meeting, 'declined', 'Đi công tác'),
    'Nguyễn Văn An không dự được “Chốt kế hoạch quý”. Lý do: Đi công tác',
  ],
  [texts.itemProposed(null, 'Một người'), 'Một người giao bạn một việc của buổi họp kín. Bạn có nhận không?'],
  [texts.itemDecided(null, 'Một người', false, 'Hết chỗ'), 'Một người không nhận một việc của buổi họp kín.'],
  [
    texts.itemMentioned(null, 'Một người', 'Xem giúp'),
    'Một người nhắc tên bạn trong một việc của buổi họp kín.',
  ],
  [
    texts.extensionRequested(null, 'Một người', { deadline: '2026-11-30', reason: 'Chờ giá' }),
    'Một người xin lùi hạn một việc của buổi họp kín đến 30/11/2026. Bạn đồng ý không?',
  ],
  [texts.itemDone(null, 'Một người'), 'Một người đã làm xong một việc của buổi họp kín.'],
  [texts.itemProposed('Gửi bảng giá', 'An'), 'An giao bạn việc “Gửi bảng giá”. Bạn có nhận không?'],
  [
    texts.itemDecided('Gửi bảng giá', 'Bình', false, 'Hết chỗ'),
    'Bình không nhận việc “Gửi bảng giá”. Lý do: Hết chỗ',
  ],
])('%s', (written, wanted) => {
  expect(written).toBe(wanted);
});

test.each([
  [
    'item-proposed',
    texts.itemProposed('Gửi bảng giá', 'An'),
    outcomes.itemDecided(true, null),
    'An giao bạn việc “Gửi bảng giá”. Bạn đã nhận việc này.',
  ],
  [
    'item-proposed',
    texts.itemProposed('Gửi bảng giá', 'An'),
    outcomes.itemDecided(false, 'Hà'),
    'An giao bạn việc “Gửi bảng giá”. Hà đã không nhận việc này.',
  ],
  [
    'meeting-invited',
    texts.invited(meeting),
    outcomes.answered.declined,
    `${texts.invited(meeting)} Bạn đã báo không dự được.`,
  ],
  ['member-waiting', texts.memberWaiting('Mai'), outcomes.memberApproved, 'Mai đã được duyệt vào công ty.'],
  [
    'poll-opened',
    texts.pollOpened('Giá', 'An', 'mai'),
    outcomes.voted,
    'An hỏi bạn có thể họp “Giá” vào lúc nào. Bạn đã chọn giờ.',
  ],
  [
    'poll-changed',
    texts.pollChanged('Giá', 'An', 'mai'),
    outcomes.voted,
    'An đã đổi những giờ để chọn cho “Giá”. Bạn đã chọn giờ.',
  ],
  [
    'poll-due',
    texts.pollDue('Giá', { voted: 1, asked: 2 }),
    outcomes.pollProlonged,
    'Đã hết hạn chọn giờ cho “Giá”: 1/2 người đã chọn. Giờ hoặc hạn chọn đã đổi.',
  ],
  [
    'poll-complete',
    texts.pollComplete('Giá', 2),
    outcomes.pollCancelled,
    'Cả 2 người đã chọn giờ cho “Giá”. Việc hỏi giờ này đã bị hủy.',
  ],
  [
    'vote-opened',
    texts.voteOpened('Mua máy', 'An', 'mai'),
    outcomes.answeredVote,
    'An lấy ý kiến của bạn bằng văn bản, trong “Mua máy”. Bạn đã cho ý kiến.',
  ],
  [
    'item-proposed',
    'An giao bạn việc “Hỏi kho”. Nhận việc này chứ?',
    'Bạn đã nhận việc.',
    'An giao bạn việc “Hỏi kho”. Bạn đã nhận việc.',
  ],
  [
    'ownership-offered',
    texts.ownershipOffered('An'),
    outcomes.ownershipAccepted,
    'An mời bạn nhận quyền sở hữu công ty. Bạn đã nhận.',
  ],
] as const)('a line of %s says what was done in place of its question', (kind, text, outcome, line) => {
  expect(notificationLine(kind, text, null)).toBe(text);
  expect(notificationLine(kind, text, outcome)).toBe(line);
});
