import type { CardChange } from '@hopgon/contract/chat/changes';
import { expect, test } from 'vitest';
import {
  type CardForm,
  type EditableChange,
  fieldsOf,
  formOf,
  hasFields,
  problemsOf,
} from './card-fields.rules.ts';

const an = { userId: '0194fdc2-fa2f-7cc0-81d3-ff1207450001', displayName: 'An' };
const binh = { userId: '0194fdc2-fa2f-7cc0-81d3-ff1207450002', displayName: 'Bình' };

const meeting: EditableChange = {
  kind: 'meeting',
  title: 'Họp giá',
  goal: 'Họp giá',
  startsAt: '2026-11-24T02:30:00.000Z',
  endsAt: '2026-11-24T03:00:00.000Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  when: '',
  location: '',
  people: [an, binh],
  mails: 1,
  warnings: [],
};
const task: EditableChange = {
  kind: 'action-item',
  title: 'Gửi giá',
  assignee: binh,
  deadline: '2026-12-04',
  when: '',
  priority: 'cao',
  warnings: [],
};
const note: CardChange = {
  kind: 'note',
  text: 'x',
  at: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  when: '',
  warnings: [],
};

test.each([
  [meeting, true],
  [task, true],
  [note, false],
] satisfies [CardChange, boolean][])('%j has fields: %s', (change, wanted) => {
  expect(hasFields(change)).toBe(wanted);
});

test('nothing is sent where nothing was changed', () => {
  expect(fieldsOf(meeting, formOf(meeting))).toBeNull();
  expect(fieldsOf(task, formOf(task))).toBeNull();
});

test.each([
  [meeting, { from: '10:00' }, { startsAt: '2026-11-24T03:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' }],
  [
    meeting,
    { day: '2026-11-25' },
    { startsAt: '2026-11-25T02:30:00.000Z', endsAt: '2026-11-25T03:00:00.000Z' },
  ],
  [meeting, { people: [{ id: an.userId, name: 'An' }] }, { userIds: [an.userId] }],
  [meeting, { isOnline: true, location: ' Tầng 3 ' }, { location: 'Tầng 3', isOnline: true }],
  [task, { day: '' }, { deadline: null }],
  [task, { priority: 'thấp' }, { priority: 'thấp' }],
] satisfies [EditableChange, Partial<CardForm>, object][])('%j with %j sends %j', (change, typed, wanted) => {
  expect(fieldsOf(change, { ...formOf(change), ...typed })).toEqual(wanted);
});

test.each([
  [meeting, { title: ' ' }, ['title']],
  [meeting, { from: 'sáng', to: '' }, ['from', 'to']],
  [meeting, { to: '09:00' }, ['to']],
  [task, { day: 'hôm nào' }, ['day']],
  [task, { people: [] }, ['people']],
  [task, { day: '' }, []],
] satisfies [EditableChange, Partial<CardForm>, string[]][])(
  '%j with %j is wrong at %j',
  (change, typed, wanted) => {
    expect(Object.keys(problemsOf(change, { ...formOf(change), ...typed }))).toEqual(wanted);
  },
);
