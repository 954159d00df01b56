import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { lastRead } from '../lib/offline/last-read.ts';
import { session } from '../lib/session/session.ts';
import { dropEndedSession, endWithBrowser } from '../lib/session/stored-session.ts';
import { test } from '../testing/test.ts';
import { followPerson } from './follow-person.ts';

const recheck = async () => undefined;

test('a browser that opens after a brief session ended keeps nothing that was read in it', async () => {
  const read = { name: 'my items', queryKey: ['action-items', 'mine'] };
  await lastRead.read(read, async () => ['Gửi bảng giá']);
  followPerson(new QueryClient(), recheck);
  expect(JSON.stringify(localStorage)).toContain('Gửi bảng giá');

  endWithBrowser(true);
  // As the browser does with a cookie of a session when it closes.
  await cookieStore.delete('browserSession');
  dropEndedSession();
  session.reread();
  followPerson(new QueryClient(), recheck);
  expect(JSON.stringify(localStorage)).not.toContain('last-read');
});
