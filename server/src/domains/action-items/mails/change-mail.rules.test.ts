import { expect, test } from 'vitest';
import { composeChangeMail } from './change-mail.rules.ts';

const reader = { readerName: 'Mai', companyName: 'Gỗ Việt', link: 'https://hop.vn/meetings/my-tasks' };
const change = { actorName: 'An', title: 'Gửi giá', change: { kind: 'deleted' } } as const;
const mention = {
  ...{ actorName: 'Tuấn', title: 'Đặt xe', text: '@Mai gọi lại\ntrước 15h' },
  link: 'https://hop.vn/meetings/1?tab=viec&traodoi=2',
};

test.each([
  [[change], [], 'An đã xóa việc “Gửi giá” của bạn'],
  [[change, change], [], '2 việc của bạn vừa thay đổi'],
  [[], [mention], 'Tuấn nhắc tên bạn trong việc “Đặt xe”'],
  [[], [mention, mention], '2 bình luận nhắc tên bạn'],
  [[change], [mention], '1 việc của bạn vừa thay đổi, 1 bình luận nhắc tên bạn'],
])('the subject says what the mail is about (%#)', (changes, mentions, subject) => {
  expect(composeChangeMail({ changes, mentions }, reader).subject).toBe(subject);
});

test('a mention says what was written and leads there; of a closed meeting it says neither that nor by whom', () => {
  const { parts } = composeChangeMail({ changes: [], mentions: [mention] }, reader);
  expect(parts).toContainEqual({
    is: 'words',
    text: 'Tuấn nhắc tên bạn trong việc “Đặt xe”: “@Mai gọi lại\ntrước 15h”',
  });
  expect(parts).toContainEqual({ is: 'link', words: 'Mở trao đổi về việc này', address: mention.link });
  const closed = composeChangeMail({ changes: [], mentions: [{ ...mention, title: null }] }, reader);
  const said = JSON.stringify(closed);
  expect(said).toContain('Một người nhắc tên bạn trong một việc của buổi họp kín.');
  expect(said).not.toMatch(/Tuấn|Đặt xe|gọi lại/u);
});

test('beyond twenty comments are counted', () => {
  const { parts } = composeChangeMail({ changes: [], mentions: Array(22).fill(mention) }, reader);
  expect(parts.filter(({ is }) => is === 'link')).toHaveLength(20);
  expect(parts).toContainEqual({ is: 'words', text: 'và 2 bình luận khác' });
});
