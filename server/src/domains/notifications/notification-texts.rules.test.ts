import { expect, test } from 'vitest';
import { notificationTexts as texts } from './notification-texts.rules.ts';

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
    texts.changed(meeting, ['time', 'place']),
    'Nguyễn Văn An đã đổi lịch “Chốt kế hoạch quý” sang Thứ Ba, 24/11/2026, 09:30–10:00.',
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
  [texts.itemProposed('Gửi bảng giá', 'An'), 'An giao bạn việc “Gửi bảng giá”. Nhận việc này chứ?'],
  [texts.itemDecided('Gửi bảng giá', 'Bình', false), 'Bình không nhận việc “Gửi bảng giá”.'],
])('%s', (written, wanted) => {
  expect(written).toBe(wanted);
});
