import type { CardChange } from '@hopgon/contract/chat/changes';
import { readAddition } from '@hopgon/engine/intent/acts/read-addition';
import { readPieces } from '@hopgon/engine/intent/acts/read-pieces';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { expect, test } from 'vitest';
import { parseTurn } from '../../parse/turn/parse-turn.rules.ts';
import { noContext } from '../../parse/turn/spoken-context.rules.ts';
import { messageState } from '../../shared/message-state.rules.ts';
import { applyAddition } from './apply-addition.rules.ts';

const ofMeeting = { meetingId: 'm', title: 'Giao ban', when: '', warnings: [] };
const agenda: CardChange = {
  kind: 'agenda',
  ...ofMeeting,
  version: 1,
  items: [{ title: 'Ca đêm', minutes: 10 }],
};
const answer: CardChange = {
  ...{ kind: 'answer', ...ofMeeting, startsAt: '', endsAt: '' },
  ...{ answer: 'declined', was: 'waiting', reason: '' },
};
const mail: CardChange = {
  kind: 'mail',
  to: { userId: 'u', displayName: 'Lan' },
  subject: 'Giá mới',
  body: 'Kính gửi Lan,\n\nTôi xin báo giá.\n\nTrân trọng,\nAn',
  warnings: [],
};

const note: CardChange = {
  ...{ kind: 'note', text: 'Gọi khách', at: null },
  ...{ timeZone: 'Asia/Ho_Chi_Minh', when: '', warnings: [] },
};

const add = (message: string, change: CardChange) =>
  applyAddition(
    change,
    parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, '2026-11-26T08:30:00', {
      ...noContext,
      before: messageState(null, change, null),
    }),
  );

test.each([
  [
    'thêm nữa: an toàn lò hơi 5 phút',
    agenda,
    { items: [{ title: 'Ca đêm' }, { title: 'an toàn lò hơi', minutes: 5 }] },
  ],
  ['bổ sung hỏi luôn công nợ', note, { text: 'Gọi khách; hỏi luôn công nợ' }],
])('%s', (message, card, wanted) => {
  expect(add(message, card)).toMatchObject(wanted);
});

test.each([
  ['thêm chị Lan vào', agenda],
  ['chị Lan có bận không', answer],
  ['9h mai', mail],
  ['thêm chị Lan vào', mail],
  ['mà nói chị Lan tôi vào trễ 10 phút', answer],
  ['báo cáo doanh thu tháng này', answer],
  ['thêm việc gửi mẫu cho chị Lan trước thứ Sáu', mail],
])('%s adds nothing', (message, card) => {
  expect(add(message, card)).toBeNull();
});

test('what is asked adds nothing', () => {
  const message = 'thêm mục được không?';
  expect(readAddition(message, readPieces(readMessage(message))).text).toBe('');
});
