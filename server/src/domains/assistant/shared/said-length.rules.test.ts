import { expect, test } from 'vitest';
import { saidLength, saidMinutes } from './said-length.rules.ts';

test.each([
  ['chiều mai, 45p', '45p', 45],
  ['sáng thứ Tư tuần sau, một tiếng', 'một tiếng', 60],
  ['chieu t6 nay, 1 tieng ruoi', '1 tieng ruoi', 90],
  ['9h mai, tiếng rưỡi', 'tiếng rưỡi', 90],
  ['nửa tiếng chiều mai', 'nửa tiếng', 30],
  ['16h chiều mai', '', null],
  ['8h30 phòng Trúc', '', null],
])('%s lasts %s', (time, said, minutes) => {
  expect([saidLength(time), saidMinutes(time)]).toEqual([said, minutes]);
});
