import type { SingleChange } from '@hopgon/contract/chat/changes';
import { expect, test } from 'vitest';
import { type CardForm, formOf, problemsOf } from './card-form.rules.ts';
import { hasFields } from './card-parts.rules.ts';
import { fieldsOf } from './changed-fields.rules.ts';

const an = { userId: '0194fdc2-fa2f-7cc0-81d3-ff1207450001', displayName: 'An' };
const binh = { userId: '0194fdc2-fa2f-7cc0-81d3-ff1207450002', displayName: 'Bình' };
const timeZone = 'Asia/Ho_Chi_Minh';
const times = { startsAt: '2026-11-24T02:30:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' };
const ofMeeting = { meetingId: an.userId, title: 'Họp giá', when: '', warnings: [] };

const meeting: SingleChange = {
  kind: 'meeting',
  ...{ title: 'Họp giá', goal: 'Họp giá', ...times, timeZone, when: '', location: '' },
  ...{ people: [an, binh], mails: 1, warnings: [] },
};
const task: SingleChange = {
  kind: 'action-item',
  ...{ title: 'Gửi giá', assignee: binh, deadline: '2026-12-04', when: '', priority: 'cao', warnings: [] },
};
const was = { state: 'accepted', deadline: '2026-12-01', priority: 'thấp', assigneeId: binh.userId } as const;
const taskChange: SingleChange = {
  kind: 'task-change',
  ...{ itemId: an.userId, title: 'Gửi giá', version: 1, assigneeName: 'Bình', state: null, when: '' },
  ...{ deadline: '2026-12-04', priority: null, assignee: null, was, mayEdit: true, warnings: [] },
};
const move: SingleChange = {
  kind: 'meeting-change',
  ...{ ...ofMeeting, version: 1, timeZone, add: [binh], remove: [] },
  time: { ...times, when: '', isLength: false },
};
/** 22:30 to 00:30 of the next day. */
const pastMidnight: SingleChange = {
  ...meeting,
  ...{ startsAt: '2026-11-24T15:30:00.000Z', endsAt: '2026-11-24T17:30:00.000Z' },
};
const allDay: SingleChange = {
  ...meeting,
  ...{ startsAt: '2026-11-23T17:00:00.000Z', endsAt: '2026-11-24T17:00:00.000Z' },
};
const unassigned: SingleChange = {
  ...taskChange,
  ...{ assigneeName: null, was: { ...was, assigneeId: null } },
};
const cancellation: SingleChange = {
  kind: 'meeting-cancel',
  ...ofMeeting,
  version: 1,
  reason: 'bận',
  people: 2,
};
const answer: SingleChange = {
  kind: 'answer',
  ...{ ...ofMeeting, ...times, answer: 'declined', was: 'waiting', reason: '' },
};
const agenda: SingleChange = {
  kind: 'agenda',
  ...{ ...ofMeeting, version: 0, items: [{ title: 'Giá in', minutes: 15 }] },
};
const note: SingleChange = { kind: 'note', text: 'Gọi', at: null, timeZone, when: '', warnings: [] };
const poll: SingleChange = {
  kind: 'poll',
  ...{ title: 'Chọn giờ', minutes: 30, timeZone, people: [binh], warnings: [] },
  times: [
    { ...times, when: '' },
    { startsAt: '2026-11-25T02:30:00.000Z', endsAt: '2026-11-25T03:00:00.000Z', when: '' },
  ],
};
const mail: SingleChange = { kind: 'mail', to: binh, subject: 'Tờ khai', body: 'Nhờ chị nộp.', warnings: [] };
const minutes: SingleChange = { kind: 'minutes', ...ofMeeting };

const editable = [
  meeting,
  pastMidnight,
  allDay,
  task,
  taskChange,
  unassigned,
  move,
  cancellation,
  answer,
  agenda,
  note,
  poll,
  mail,
];

test.each([
  ...editable.map((change): [SingleChange, boolean] => [change, true]),
  [minutes, false],
  [{ ...taskChange, mayEdit: false }, false],
] satisfies [SingleChange, boolean][])('%j has fields: %s', (change, wanted) => {
  expect(hasFields(change)).toBe(wanted);
  expect(hasFields({ kind: 'several', changes: [minutes, change] })).toBe(wanted);
});

test.each(editable)('nothing is sent, and nothing is wrong, where nothing of %j was changed', (change) => {
  expect(fieldsOf(change, formOf(change))).toBeNull();
  expect(problemsOf(change, formOf(change))).toEqual({});
});

test.each([
  [
    meeting,
    { from: '10:00', to: '10:30' },
    { startsAt: '2026-11-24T03:00:00.000Z', endsAt: '2026-11-24T03:30:00.000Z' },
  ],
  [
    meeting,
    { day: '2026-11-25' },
    { startsAt: '2026-11-25T02:30:00.000Z', endsAt: '2026-11-25T03:00:00.000Z' },
  ],
  [
    pastMidnight,
    { from: '23:00' },
    { startsAt: '2026-11-24T16:00:00.000Z', endsAt: '2026-11-24T17:30:00.000Z' },
  ],
  [
    pastMidnight,
    { to: '23:30' },
    { startsAt: '2026-11-24T15:30:00.000Z', endsAt: '2026-11-24T16:30:00.000Z' },
  ],
  [
    allDay,
    { day: '2026-11-25' },
    { startsAt: '2026-11-24T17:00:00.000Z', endsAt: '2026-11-25T17:00:00.000Z' },
  ],
  [unassigned, { day: '2026-12-09' }, { deadline: '2026-12-09' }],
  [meeting, { people: [{ id: an.userId, name: 'An' }] }, { userIds: [an.userId] }],
  [meeting, { isOnline: true, location: ' Tầng 3 ' }, { location: 'Tầng 3', isOnline: true }],
  [task, { day: '' }, { deadline: null }],
  [task, { priority: 'thấp' }, { priority: 'thấp' }],
  [taskChange, { priority: 'cao' }, { priority: 'cao' }],
  [taskChange, { people: [{ id: an.userId, name: 'An' }] }, { userIds: [an.userId] }],
  [move, { people: [] }, { userIds: [] }],
  [cancellation, { reason: ' khách hoãn ' }, { reason: 'khách hoãn' }],
  [answer, { answer: 'tentative', reason: 'đi công tác' }, { answer: 'tentative', reason: 'đi công tác' }],
  [
    agenda,
    {
      items: [
        { title: 'Giá in', minutes: '20' },
        { title: ' Cỡ chữ', minutes: '5' },
      ],
    },
    {
      items: [
        { title: 'Giá in', minutes: 20 },
        { title: 'Cỡ chữ', minutes: 5 },
      ],
    },
  ],
  [
    note,
    { text: 'Gọi lại', day: '2026-11-27', from: '09:00' },
    { text: 'Gọi lại', at: '2026-11-27T02:00:00.000Z' },
  ],
  [
    poll,
    {
      starts: [
        { day: '2026-11-24', from: '10:00' },
        { day: '2026-11-25', from: '09:30' },
      ],
    },
    { starts: ['2026-11-24T03:00:00.000Z', '2026-11-25T02:30:00.000Z'] },
  ],
  [mail, { title: 'Nhắc', text: 'Nhờ chị nộp sớm.' }, { title: 'Nhắc', text: 'Nhờ chị nộp sớm.' }],
] satisfies [SingleChange, Partial<CardForm>, object][])('%j with %j sends %j', (change, typed, wanted) => {
  expect(fieldsOf(change, { ...formOf(change), ...typed })).toEqual(wanted);
});

test.each([
  [meeting, { title: ' ' }, ['title']],
  [meeting, { from: 'sáng', to: '' }, ['from', 'to']],
  [meeting, { to: '09:00' }, ['to']],
  [task, { day: 'hôm nào' }, ['day']],
  [task, { people: [] }, ['people']],
  [taskChange, { people: [] }, ['people']],
  [unassigned, { day: '2026-12-09' }, []],
  [pastMidnight, { title: 'Khác' }, []],
  [task, { day: '' }, []],
  [taskChange, { day: '' }, ['day']],
  [agenda, { items: [{ title: 'Giá in', minutes: 'nửa giờ' }] }, ['items']],
  [agenda, { items: [] }, ['items']],
  [note, { text: ' ' }, ['text']],
  [note, { day: '2026-11-27', from: '' }, ['from']],
  [
    poll,
    {
      starts: [
        { day: '2026-11-24', from: '' },
        { day: '2026-11-25', from: '09:30' },
      ],
    },
    ['starts'],
  ],
] satisfies [SingleChange, Partial<CardForm>, string[]][])(
  '%j with %j is wrong at %j',
  (change, typed, wanted) => {
    expect(Object.keys(problemsOf(change, { ...formOf(change), ...typed }))).toEqual(wanted);
  },
);
