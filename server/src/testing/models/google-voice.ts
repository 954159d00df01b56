import type { ServerResponse } from 'node:http';
import type { Voice } from './voice.ts';

const send = (response: ServerResponse, candidate: object, more: object = {}): void => {
  response.write(`data: ${JSON.stringify({ candidates: [{ index: 0, ...candidate }], ...more })}\r\n\r\n`);
};

const reasons = { stop: 'STOP', tools: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' };

/** Google's generateContent as a stream. */
export const googleVoice: Voice = {
  begin: () => undefined,
  say: (response, text) => send(response, { content: { role: 'model', parts: [{ text }] } }),
  call: (response, name, args) =>
    send(response, { content: { role: 'model', parts: [{ functionCall: { name, args } }] } }),
  end(response, reason) {
    const usageMetadata = { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 };
    const content = { role: 'model', parts: [{ text: '' }] };
    send(response, { content, finishReason: reasons[reason] }, { usageMetadata });
  },
};
