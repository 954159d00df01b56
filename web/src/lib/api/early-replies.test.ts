import { expect, test } from 'vitest';
import { claimEarlyReply, dropEarlyReplies } from './early-replies.ts';

const asked = { authorization: 'Bearer an', 'x-company': 'a' };

test.each([
  ['the same question', '/api/v1/me', asked, true],
  ['another question', '/api/v1/company', asked, false],
  ['with another token', '/api/v1/me', { ...asked, authorization: 'Bearer binh' }, false],
  ['in another company', '/api/v1/me', { ...asked, 'x-company': 'b' }, false],
  ['in no company', '/api/v1/me', { authorization: 'Bearer an' }, false],
] as const)('%s', async (_, path, headers, isAnswered) => {
  const reply = Promise.resolve(new Response('me'));
  const replies = [{ path: '/api/v1/me', headers: asked, reply }];
  expect(await claimEarlyReply(replies, path, headers)).toBe(isAnswered ? await reply : undefined);
  expect(claimEarlyReply(replies, '/api/v1/me', asked) === undefined).toBe(isAnswered);
});

test('what was not claimed before something changed is asked again', () => {
  globalThis.earlyReplies = [
    { path: '/api/v1/polls', headers: asked, reply: Promise.resolve(new Response()) },
  ];
  dropEarlyReplies();
  expect(claimEarlyReply(globalThis.earlyReplies, '/api/v1/polls', asked)).toBeUndefined();
  globalThis.earlyReplies = undefined;
});
