import { expect, test } from 'vitest';
import { findAskedFacts } from './asked-facts.rules.ts';

test.each([
  ['việc nào em chưa nhận', true, false],
  ['viec nao moi giao cho em', true, false],
  ['việc giao cho nhân viên kho tới đâu rồi', false, false],
  ['mấy việc tôi giao cho người khác', false, true],
  ['việc tôi giao cho Minh xong chưa', false, true],
  ['việc sếp giao cho mình còn gì', false, false],
  ['tuần này tôi giao ban mấy buổi', false, false],
])('%s asks for new tasks: %s, for given ones: %s', (message, isNew, isGiven) => {
  expect(findAskedFacts(message)).toMatchObject({ asksForNew: isNew, asksOfGiven: isGiven });
});
