import { expect, test } from 'vitest';
import { parseTurn } from './parse/turn/parse-turn.rules.ts';
import { noContext } from './parse/turn/spoken-context.rules.ts';
import { nameUnused, unusedParts } from './unused-words.rules.ts';

const person = (displayName: string) => ({ userId: '0194fdc2-fa2f-7cc0-81d3-ff1207450001', displayName });
const card = (title: string, names: readonly string[]) => ({
  kind: 'meeting' as const,
  ...{
    title,
    goal: title,
    startsAt: '',
    endsAt: '',
    timeZone: '',
    when: '',
    location: '',
    mails: 0,
    warnings: [],
  },
  people: names.map(person),
});

test.each([
  [
    'họp rà soát kế hoạch quý 4 với anh Sơn chiều thứ năm tuần sau, nhớ mang số liệu tồn kho',
    card('Rà soát kế hoạch quý 4', ['Trần Quang Sơn']),
    ['nhớ mang số liệu tồn kho'],
  ],
  ['đặt họp đội kinh doanh với chị Hà 15h mai', card('Đội kinh doanh', ['Ngô Thị Hà']), []],
  ['đặt họp với chị Hà 15h mai giúp em nhé', card('Họp với chị Hà', ['Ngô Thị Hà']), []],
])('%s: %j leaves %j', (message, change, wanted) => {
  const question = { message, parsed: { kind: 'text' }, meetingId: null, scope: null } as const;
  const turn = parseTurn(question, '2026-11-26T08:30:00', noContext);
  expect(unusedParts(turn, change)).toEqual(wanted);
});

test('a task has one assignee: who else is named is said on its card', () => {
  const message = 'giao việc soạn hợp đồng cho em Tùng và chị Mai';
  const question = { message, parsed: { kind: 'text' }, meetingId: null, scope: null } as const;
  const turn = parseTurn(question, '2026-11-26T08:30:00', noContext);
  const change = {
    kind: 'action-item' as const,
    ...{
      title: 'soạn hợp đồng',
      assignee: person('Đặng Hoàng Tùng'),
      deadline: null,
      when: '',
      warnings: [],
    },
    priority: 'trung bình' as const,
  };
  const reply = nameUnused(turn, { content: '', reading: null, card: { command: message, change } });
  expect(reply.card?.change).toMatchObject({ warnings: [expect.stringContaining('chưa giao cho chị Mai')] });
});
