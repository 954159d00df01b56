import { expect, test } from 'vitest';
import { askForMore, type Missing } from './ask-for-missing.rules.ts';

const colleagues = ['Lê Thị Bình', 'Hồ Dũng', 'Phạm Anh Tuấn'].map((displayName) => ({ displayName }));

test.each([
  [['people'], /họp với ai\?\n.*“với Bình và Dũng”/],
  [['time'], /ngày nào, mấy giờ\?\n.*“lúc 9h thứ Ba tuần sau”/],
  [['people', 'goal', 'time'], /họp với ai; họp về việc gì; họp ngày nào/],
  [['title', 'assignee'], /“gửi báo cáo cho Bình”/],
] satisfies [Missing[], RegExp][])('%j is asked for with an answer as an example', (missing, words) => {
  expect(askForMore(missing, colleagues).content).toMatch(words);
});
