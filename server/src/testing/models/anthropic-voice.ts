import type { ServerResponse } from 'node:http';
import type { Voice } from './voice.ts';

const send = (response: ServerResponse, type: string, data: object): void => {
  response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
};

const reasons = { stop: 'end_turn', tools: 'tool_use', length: 'max_tokens', content_filter: 'refusal' };
let blocks = 0;

function block(response: ServerResponse, begun: object, delta: object): void {
  blocks += 1;
  send(response, 'content_block_start', { index: blocks, content_block: begun });
  send(response, 'content_block_delta', { index: blocks, delta });
  send(response, 'content_block_stop', { index: blocks });
}

/** Anthropic's messages as a stream. */
export const anthropicVoice: Voice = {
  begin: (response) =>
    send(response, 'message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'gia',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    }),
  say: (response, text) => block(response, { type: 'text', text: '' }, { type: 'text_delta', text }),
  call: (response, name, input) =>
    block(
      response,
      { type: 'tool_use', id: `toolu_${blocks}`, name, input: {} },
      {
        type: 'input_json_delta',
        partial_json: typeof input === 'string' ? input : JSON.stringify(input),
      },
    ),
  end(response, reason) {
    send(response, 'message_delta', {
      delta: { stop_reason: reasons[reason], stop_sequence: null },
      usage: { output_tokens: 20 },
    });
    send(response, 'message_stop', {});
  },
};
