import { expect, test } from 'vitest';
import { commandBeingWritten, commandsFor } from './pick-command.rules.ts';

// Proves S2.149
test.each([
  ['/', ['lenlich', 'tomtat', 'actionitem', 'phantichhop', 'help']],
  ['／', ['lenlich', 'tomtat', 'actionitem', 'phantichhop', 'help']],
  ['/TOM', ['tomtat']],
  ['/lịch', ['lenlich']],
  ['/len lich', ['lenlich']],
  ['/giao việc', ['actionitem']],
  ['/họp', ['lenlich', 'tomtat', 'phantichhop']],
  ['  /help', ['help']],
  ['/khongco', []],
  ['/lenlich An', []],
  ['/lenlich ', []],
  ['/tom\n', []],
  ['lenlich', []],
  ['một/hai', []],
])('%j offers %j', (text, names) => {
  expect(commandsFor(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['/lenlich ', 'lenlich'],
  ['/LênLịch An', 'lenlich'],
  ['/lenlich', undefined],
  ['/khongco An', undefined],
  ['xin chào', undefined],
])('%j writes parameters of %s', (text, name) => {
  expect(commandBeingWritten(text)?.name).toBe(name);
});
