import { expect, test } from 'vitest';
import { divertTextEvents } from './divert-text-events.ts';
import { textEventReaders } from './text-events.rules.ts';

const openAi = (delta: object, more: object = {}) =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }], ...more });
const anthropic = (delta: object) => JSON.stringify({ type: 'content_block_delta', index: 0, delta });

test.each([
  ['compatible', openAi({ content: 'Chào' }), 'Chào'],
  ['openai', openAi({ role: 'assistant', content: 'Chào' }), 'Chào'],
  ['openai', openAi({ role: 'assistant', content: '' }), null],
  ['openai', openAi({ content: 'a', tool_calls: [] }), null],
  ['openai', openAi({ content: 'a' }, { usage: { total_tokens: 1 } }), null],
  ['openai', '{"error":{"message":"x"}}', null],
  ['openai', 'không phải JSON', null],
  ['anthropic', anthropic({ type: 'text_delta', text: 'Chào' }), 'Chào'],
  ['anthropic', anthropic({ type: 'input_json_delta', partial_json: '{' }), null],
] as const)('an event of %s: %s', (provider, data, text) => {
  expect(textEventReaders[provider]?.(data)).toBe(text);
});

test('pieces of text are read at once, wherever the bytes are cut, and the rest is passed on unchanged', async () => {
  const stream = [
    `data: ${openAi({ role: 'assistant', content: '' })}\n\n`,
    `data: ${openAi({ content: 'Chào ' })}\n\n`,
    `: nhịp\n\ndata: ${openAi({ content: 'bạn ạ.' })}\r\n\r\n`,
    'data: [DONE]',
  ];
  const bytes = new TextEncoder().encode(stream.join(''));
  for (const size of [1, 7, 10_000]) {
    const texts: string[] = [];
    const cuts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.slice(at * size, (at + 1) * size),
    );
    const body = divertTextEvents(ReadableStream.from(cuts), {
      read: (data) => textEventReaders.openai?.(data) ?? null,
      onText: (text) => texts.push(text),
    });
    expect(await new Response(body).text()).toBe(`${stream[0]}: nhịp\n\ndata: [DONE]`);
    expect(texts.join('')).toBe('Chào bạn ạ.');
  }
});
