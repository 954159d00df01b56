import { expect, test } from 'vitest';
import { askForMore, type Missing } from './ask-for-missing.rules.ts';

const colleagues = ['Lê Thị Bình', 'Hồ Dũng', 'Phạm Anh Tuấn'].map((displayName) => ({ displayName }));

test.each([
  ['mai họp giao ban nhé', ['people'], /họp với ai\.\n.*“mai họp giao ban với Bình và Dũng”/],
  ['Hẹn Bình bàn giá!', ['time'], /ngày nào, mấy giờ\.\n.*“Hẹn Bình bàn giá lúc 9h thứ Ba tuần sau”/],
  ['đặt lịch họp', ['people', 'goal', 'time'], /họp với ai; họp về việc gì; họp ngày nào/],
  ['nhắc gửi báo giá đi', ['assignee', 'deadline'], /“nhắc gửi báo giá cho Bình trước thứ Sáu”/],
] satisfies [string, Missing[], RegExp][])(
  '%s: %j is asked for in a whole sentence',
  (message, missing, words) => {
    expect(askForMore(message, missing, colleagues).content).toMatch(words);
  },
);
