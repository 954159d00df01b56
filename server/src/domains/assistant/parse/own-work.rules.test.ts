import { expect, test } from 'vitest';
import { withOwnWork } from './own-work.rules.ts';

const slots = { title: 'soạn hợp đồng' };

test.each([
  'giao tôi việc soạn hợp đồng',
  'giao cho mình soạn hợp đồng',
  'giao viec cho toi soan hop dong',
  'tạo giúp em việc soạn hợp đồng',
  'soạn hợp đồng, để chị tự làm',
])('who asks keeps the task: %s', (message) => {
  expect(withOwnWork(message, slots)).toEqual({ ...slots, assignee: 'tôi' });
});

test.each(['giao việc soạn hợp đồng', 'giao anh Minh soạn hợp đồng', 'giao Minh soạn hợp đồng của tôi'])(
  'nobody is said to keep it: %s',
  (message) => expect(withOwnWork(message, slots)).toEqual(slots),
);

test('who is named does it', () => {
  const named = { ...slots, assignee: 'Minh' };
  expect(withOwnWork('giao tôi với Minh soạn hợp đồng', named)).toEqual(named);
});
