import type { ServerResponse } from 'node:http';
import type { Voice } from './voice.ts';

const send = (response: ServerResponse, choice: object, more: object = {}): void => {
  const chunk = {
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gia',
    choices: [choice],
    ...more,
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
};

const reasons = { stop: 'stop', tools: 'tool_calls', length: 'length', content_filter: 'content_filter' };
let calls = 0;

/** OpenAI's chat completions as a stream. */
export const openAiVoice: Voice = {
  begin: (response) =>
    send(response, { index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }),
  say: (response, text) => send(response, { index: 0, delta: { content: text }, finish_reason: null }),
  call(response, name, input) {
    calls += 1;
    const called = { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) };
    const tool_calls = [{ index: 0, id: `call_${calls}`, type: 'function', function: called }];
    send(response, { index: 0, delta: { tool_calls }, finish_reason: null });
  },
  end(response, reason) {
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
    send(response, { index: 0, delta: {}, finish_reason: reasons[reason] }, { usage });
    response.write('data: [DONE]\n\n');
  },
};
