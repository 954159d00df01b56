import type { CardChange } from '@hopgon/contract/chat/changes';
import { expect, test } from 'vitest';
import { stanceOf } from './dialogue-stance.rules.ts';
import { parseTurn } from './parse/turn/parse-turn.rules.ts';
import { noContext } from './parse/turn/spoken-context.rules.ts';
import { messageState } from './shared/message-state.rules.ts';

const ofMeeting = { meetingId: 'm', title: 'Giao ban', when: '', warnings: [] };
const meeting: CardChange = {
  ...{ kind: 'meeting', title: 'Giá mới', goal: '', startsAt: '2026-11-27T08:00:00Z' },
  ...{ endsAt: '2026-11-27T08:30:00Z', timeZone: 'Asia/Ho_Chi_Minh', when: '', location: '', mails: 1 },
  people: [
    { userId: 'a', displayName: 'Bùi Hải An' },
    { userId: 'm', displayName: 'Vũ Đức Minh' },
  ],
  warnings: [],
};
const accepted: CardChange = {
  ...{ kind: 'answer', ...ofMeeting, startsAt: '', endsAt: '' },
  ...{ answer: 'accepted', was: 'waiting', reason: '' },
};
const declined: CardChange = { ...accepted, answer: 'declined' };
const cancellation: CardChange = { kind: 'meeting-cancel', ...ofMeeting, version: 1, reason: '', people: 3 };

const stanceBeside = (openChange: CardChange, message: string) => {
  const turn = parseTurn(
    { message, parsed: { kind: 'text' }, meetingId: null, scope: null },
    '2026-11-26T08:30:00',
    {
      ...noContext,
      before: messageState(null, openChange, null),
      given: ['An', 'Minh', 'Lan'],
      rooms: ['Phòng Trúc'],
    },
  );
  return stanceOf({ turn, openChange });
};

test.each([
  ['mời anh Minh luôn đi em', meeting, 'confirm'],
  ['được đó, mời mọi người đi', meeting, 'confirm'],
  ['dạ đúng rồi, gửi cho anh Minh giúp em', meeting, 'confirm'],
  ['mời chị Lan luôn đi em', meeting, null],
  ['họp kín nhé', meeting, null],
  ['rưỡi đi', meeting, null],
  ['thôi, phòng Trúc đi', meeting, null],
  ['anh Minh thôi khỏi', meeting, null],
  ['thôi để mai tính', meeting, 'dismiss'],
  ['thôi khỏi, để anh gọi điện', meeting, 'dismiss'],
  ['thôi không đi được rồi, kẹt xe', accepted, null],
  ['từ chối giúp tôi', declined, 'confirm'],
  ['à đi được rồi', declined, null],
  ['ừ hủy luôn đi', cancellation, 'confirm'],
  ['thôi đừng hủy', cancellation, 'dismiss'],
  ['ừ, gửi chị Lan đi em', cancellation, 'confirm'],
  ['ừ, mời chị Lan đi em', cancellation, null],
  ['chị Lan có rảnh không', cancellation, null],
])('%s', (message, card, stance) => {
  expect(stanceBeside(card, message)).toBe(stance);
});
