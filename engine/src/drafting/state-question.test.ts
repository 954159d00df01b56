import { expect, test } from 'vitest';
import { stateQuestion } from './state-question.ts';

test.each([
  [
    'Tháng này nghỉ bão có bị trừ chuyên cần không?',
    'Chưa rõ tháng này nghỉ bão có bị trừ chuyên cần hay không',
  ],
  ['Phương án đã có chưa?', 'Chưa rõ phương án đã có hay chưa'],
  ['Khách ở Lạng Sơn có làm hay không?', 'Chưa rõ khách ở Lạng Sơn có làm hay không'],
  ['Mời thầy Vũ hay cô Đoan?', 'Chưa rõ mời thầy Vũ hay cô Đoan'],
  ['Bao giờ trường sửa điều hòa?', 'Chưa rõ bao giờ trường sửa điều hòa'],
  ['Mà chị cho em hỏi ai trả tiền?', 'Chưa rõ ai trả tiền'],
  ['EVN có duyệt không?', 'Chưa rõ EVN có duyệt hay không'],
  ['Đoan có nhận lời không?', 'Chưa rõ Đoan có nhận lời hay không'],
  ['Lạ nhỉ?', 'Lạ nhỉ?'],
])('%s', (question, statement) => {
  expect(stateQuestion(question, (word) => word === 'Đoan')).toBe(statement);
});
