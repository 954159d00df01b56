import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../lib/api/call-failure.ts';
import { session } from '../lib/session/session.ts';
import { askAssistant } from './chat.ts';

const sending = {
  sessionId: '0190a000-0000-7000-8000-000000000001',
  message: 'chào',
  scope: null,
  idempotencyKey: 'k',
};
const fetch = vi.fn<typeof globalThis.fetch>();
const answer = (body: unknown, status = 200) =>
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie: '' });
  session.start(
    { authToken: 't', refreshToken: 'r', sessionId: 's', tokenExpiry: Date.now() + 900_000 },
    true,
  );
});
afterEach(() => vi.unstubAllGlobals());

const message = { id: 'm', role: 'assistant', content: 'từ message', timestamp: '2026-11-20T02:00:00.000Z' };

test('the call takes the message and its session', async () => {
  answer({ success: true, data: { response: 'một' } });
  await askAssistant(sending);
  const [url, init] = fetch.mock.calls.at(-1) ?? [];
  expect(url).toBe('/api/chat/message');
  expect(init?.body).toBe(JSON.stringify({ message: 'chào', session_id: sending.sessionId }));
});

// Proves S7.041, S7.042, S7.043
test.each([
  ['data, when success is true', { success: true, response: 'ngoài', data: { response: 'trong' } }, 'trong'],
  ['the whole body, when success is false', { success: false, response: 'ngoài' }, 'ngoài'],
  ['the whole body, without success', { response: 'ngoài', data: { response: 'trong' } }, 'ngoài'],
  ['message.content, without response', { success: true, data: { message: { content: 'hai' } } }, 'hai'],
  ['message.content, where response is empty', { response: '', message: { content: 'hai' } }, 'hai'],
  ['an empty response', { success: true, data: { response: '' } }, 'Không có phản hồi'],
  ['nothing', { success: true, data: {} }, 'Không có phản hồi'],
  ['nothing either', {}, 'Không có phản hồi'],
  ['a body that is none', null, 'Không có phản hồi'],
  ['a message without words', { success: true, data: { message: {} } }, 'Không có phản hồi'],
])('the text is read from %s', async (_, body, text) => {
  answer(body);
  await expect(askAssistant(sending)).resolves.toEqual({ text });
});

// Proves S7.042
test.each([
  ['response', { response: 'từ response', message }, 'từ response'],
  ['message.content', { message }, 'từ message'],
])('a reply that names its message is that message, its text from %s', async (_, data, content) => {
  answer({ success: true, data });
  await expect(askAssistant(sending)).resolves.toEqual({
    stored: {
      ...message,
      ...{ content, sessionId: sending.sessionId, card: null, reading: null, source: null, scope: null },
    },
  });
});

test('a refusal is none of these', async () => {
  answer({ success: false, error: 'Không được', message: 'Không được' }, 403);
  await expect(askAssistant(sending)).rejects.toThrow(CallFailure);
});
