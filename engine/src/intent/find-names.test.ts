import { expect, test } from 'vitest';
import { findNames } from './find-names.ts';
import { readMessage } from './read-message.ts';

test.each([
  ['anh Tùng với chị Lan Anh họp chưa', ['anh Tùng', 'chị Lan Anh']],
  ['việc của cty mình giao cho em Huy', ['em Huy']],
  ['Trần Văn Bình gửi giúp anh', ['Trần Văn Bình']],
  ['hop voi binh chua', ['binh']],
  ['viec cua minh voi anh', []],
  ['Đặt lịch họp ngày mai', []],
])('%s', (message, names) => expect(findNames(readMessage(message))).toEqual(names));
