import { expect, test } from 'vitest';
import { filterSessions } from './filter-sessions.rules.ts';

const session = (title: string) => ({
  id: title,
  title,
  userId: 'u',
  meeting_id: null,
  message_count: 0,
  createdAt: '',
  updatedAt: '',
  created_at: '',
  updated_at: '',
});
const sessions = ['Giá gỗ sồi quý I', 'Đặt phòng họp', 'Họp tuần'].map(session);

test.each([
  ['', ['Giá gỗ sồi quý I', 'Đặt phòng họp', 'Họp tuần']],
  ['go soi', ['Giá gỗ sồi quý I']],
  ['ĐẶT', ['Đặt phòng họp']],
  ['  hop ', ['Đặt phòng họp', 'Họp tuần']],
  ['bàn', []],
])('%j finds %j', (words, titles) => {
  expect(filterSessions(sessions, words).map(({ title }) => title)).toEqual(titles);
});
