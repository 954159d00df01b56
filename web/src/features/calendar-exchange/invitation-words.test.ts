import { expect, test } from 'vitest';
import { readInvitationLink } from './invitation-words.ts';

test.each([
  ['#token=abc&answer=declined', { token: 'abc', answer: 'declined' }],
  ['#token=abc', { token: 'abc', answer: null }],
  ['#token=abc&answer=waiting', { token: 'abc', answer: null }],
  ['', { token: '', answer: null }],
])('the link %s', (hash, link) => {
  expect(readInvitationLink(hash)).toEqual(link);
});
