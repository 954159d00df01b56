import { describe, expect, test } from 'vitest';
import { replyText, shownReply } from './chat-reply.ts';

describe('what the assistant says', () => {
  test('is read from data when success is true, otherwise from the whole body', () => {
    expect(replyText({ success: true, response: 'ngoài', data: { response: 'trong' } })).toBe('trong');
    expect(replyText({ success: false, response: 'ngoài', data: { response: 'trong' } })).toBe('ngoài');
    expect(replyText({ response: 'ngoài' })).toBe('ngoài');
  });

  test('is the response, or else the content of the message', () => {
    expect(replyText({ response: 'một', message: { content: 'hai' } })).toBe('một');
    expect(replyText({ message: { content: 'hai' } })).toBe('hai');
  });

  test.each([null, undefined, '', {}, { message: 'chữ' }, { success: true }, { response: 1 }])(
    'of %j is No response, shown in Vietnamese',
    (body) => {
      expect(replyText(body)).toBe('No response');
      expect(shownReply(replyText(body))).toBe('Không có phản hồi');
    },
  );
});
