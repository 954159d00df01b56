import type { NotificationKind } from '@hopgon/contract/notifications/schemas';
import { expect, test } from 'vitest';
import { bundleOf, composeBundle } from './notification-bundles.rules.ts';
import { notificationTexts as texts } from './notification-texts.rules.ts';

test.each<[NotificationKind, string, string | null]>([
  ['member-joined', '/company-management', 'member-joined'],
  ['analysis-ready', '/meetings/1?tab=phan-tich', 'analysis-ready'],
  ['invitation-answered', '/meetings/1', 'invitation-answered /meetings/1'],
  ['meeting-invited', '/meetings/1', null],
  ['meeting-cancelled', '/meetings', null],
  ['session-revoked', '/profile', null],
  ['own-reminder', '/chat', null],
])('%s of %s stands with what has %s in common', (kind, path, bundle) => {
  expect(bundleOf({ kind, path })).toBe(bundle);
});

const said = (
  kind: NotificationKind,
  written: readonly string[],
  counted: { size?: number; pages?: number; asking?: number; outcome?: string } = {},
) => {
  const { size = written.length, pages = 1, asking = 0, outcome = null } = counted;
  const lines = written.map((text, place) => ({ kind, text, path: `/p/${pages > 1 ? place : 0}`, outcome }));
  const { text, others } = composeBundle({ lines, size, pages, asking });
  return others === null ? text : `${text} | ${others}`;
};

const answered = (actorName: string, answer: 'accepted' | 'declined' | 'tentative', reason = '') =>
  texts.answered({ actorName, title: 'Chốt giá' }, answer, reason);

test('people and meetings are named, the rest is counted', () => {
  const joined = ['Trần Lan', 'Lê Minh', 'Vũ An', 'Đỗ Chi'].map(texts.memberJoined);
  expect(said('member-joined', joined.slice(0, 2))).toBe('Trần Lan và Lê Minh đã tham gia công ty.');
  expect(said('member-joined', joined)).toBe('Trần Lan, Lê Minh và 2 người khác đã tham gia công ty.');
  expect(said('member-joined', joined, { size: 40 })).toBe(
    'Trần Lan, Lê Minh và 38 người khác đã tham gia công ty.',
  );
  const waiting = ['Trần Lan', 'Lê Minh'].map(texts.memberWaiting);
  expect(said('member-waiting', waiting, { asking: 2 })).toBe(
    'Trần Lan và Lê Minh xin tham gia công ty. | 2 người chờ bạn duyệt',
  );
  expect(said('member-waiting', waiting, { asking: 1 })).toBe('Trần Lan và Lê Minh xin tham gia công ty.');
  const analysed = ['Giao ban', 'Chốt giá', 'Tuyển dụng'].map(texts.analysed);
  expect(said('analysis-ready', analysed, { pages: 3 })).toBe(
    'Đã phân tích xong bản gỡ băng của “Giao ban”, “Chốt giá” và 1 cuộc họp khác.',
  );
});

test('several analyses of one meeting are no several meetings', () => {
  const twice = ['Giao ban', 'Giao ban'].map(texts.analysed);
  expect(said('analysis-ready', twice)).toBe(`${twice[0]} | và 1 thông báo khác`);
});

test('answers are listed by what was answered, and of who answered twice the later one counts', () => {
  const lines = [
    answered('Lan', 'declined', 'Bận khách.'),
    answered('Minh', 'accepted'),
    answered('Lan', 'accepted'),
    answered('Chi', 'accepted'),
  ];
  expect(said('invitation-answered', lines)).toBe('“Chốt giá”: Minh và Chi nhận lời dự; Lan không dự được.');
  expect(said('invitation-answered', lines, { size: 30 }), 'who is not known is not left out').toBe(
    `${lines[0]} | và 29 câu trả lời khác`,
  );
});

test.each<[NotificationKind, readonly string[], { asking?: number; outcome?: string }, string]>([
  [
    'item-proposed',
    [texts.itemProposed('A', 'An'), texts.itemProposed('B', 'An'), texts.itemProposed('C', 'An')],
    { asking: 3 },
    'An giao bạn việc “A”. | và 2 việc khác · 3 việc chờ bạn nhận',
  ],
  [
    'item-proposed',
    [texts.itemProposed('A', 'An'), texts.itemProposed('B', 'An')],
    { outcome: 'Bạn đã nhận việc này.' },
    'An giao bạn việc “A”. Bạn đã nhận việc này. | và 1 việc khác',
  ],
  ['chat-answered', ['x', 'y'], {}, 'x | và 1 câu trả lời khác'],
  ['vote-opened', ['x', 'y'], {}, 'x | và 1 thông báo khác'],
  ['member-joined', ['of another wording', 'y'], {}, 'of another wording | và 1 thông báo khác'],
])('the newest %s stands for the others', (kind, written, counted, expected) => {
  expect(said(kind, written, counted)).toBe(expected);
});
