import { describe, expect, test } from 'vitest';
import { commands } from './catalogue.ts';
import { parseCommand, readArguments } from './parse-command.ts';
import { writeCommand } from './write-command.ts';

const argsOf = (message: string) => {
  const parsed = parseCommand(message);
  return parsed.kind === 'command' ? [parsed.command.name, ...parsed.args] : parsed.kind;
};

describe('a message is read as a command', () => {
  // Proves S5.031, S5.033, S5.034
  test.each([
    ['/lenlich An mục mai', ['lenlich', 'An', 'mục', 'mai']],
    ['/LENLICH "An, Bình" “Chốt kế hoạch” «9h mai»', ['lenlich', 'An, Bình', 'Chốt kế hoạch', '9h mai']],
    ["/lenlich 'An' ‘Bàn việc’ 「9h」", ['lenlich', 'An', 'Bàn việc', '9h']],
    ['/lenlich ＂An Bình＂ „Họp”', ['lenlich', 'An Bình', 'Họp']],
    ['／lenlich An', ['lenlich', 'An']],
    ['/LênLịch An', ['lenlich', 'An']],
    ['  /help  lenlich ', ['help', 'lenlich']],
    ['/ help', ['help']],
    ['/tomtat "chưa đóng nháy', ['tomtat', 'chưa đóng nháy']],
    ['/tomtat ""', ['tomtat', '']],
    ["/tomtat D'Artagnan", ['tomtat', "D'Artagnan"]],
    ['/actionitem "Gửi\nbảng giá" An mai', ['actionitem', 'Gửi\nbảng giá', 'An', 'mai']],
  ])('%s', (message, expected) => {
    expect(argsOf(message)).toEqual(expected);
  });

  // Proves S5.031
  test.each(['/', '/len', '/lenlichh An', '/lenlich"An"', '//help'])('%j is invalid', (message) => {
    expect(argsOf(message)).toBe('invalid');
  });

  test.each(['', 'lenlich', 'họp lúc 9h/10h', 'x /help'])('%j is plain text', (message) => {
    expect(argsOf(message)).toBe('text');
  });

  test('text after the name is kept as written', () => {
    expect(parseCommand('/tomtat  An: "chào"\nBình: ừ')).toMatchObject({ rest: 'An: "chào"\nBình: ừ' });
  });
});

// Proves S5.033, S5.034
test('an argument records whether it was quoted', () => {
  expect(readArguments('An, "Bàn việc" 9h')).toEqual([
    { text: 'An,', quoted: false },
    { text: 'Bàn việc', quoted: true },
    { text: '9h', quoted: false },
  ]);
});

describe('a written command parses to the same arguments', () => {
  test.each([
    ['An, Bình', 'nói "được"', '9h'],
    ['a "b” c', '“x”', '»'],
    ['', 'hai\ndòng', "D'Artagnan"],
  ])('%j', (...args) => {
    expect(argsOf(writeCommand('lenlich', args))).toEqual(['lenlich', ...args]);
  });
});

test.each(commands)(
  'the example of /$name is a command with all it needs',
  ({ name, example, parameters }) => {
    const args = argsOf(example);
    expect(args[0]).toBe(name);
    expect(args.length - 1).toBeGreaterThanOrEqual(parameters.filter((one) => one.required).length);
  },
);
