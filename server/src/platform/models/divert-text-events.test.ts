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

const divert = async (...chunks: readonly string[]) => {
  const texts: string[] = [];
  const encoder = new TextEncoder();
  const body = divertTextEvents(ReadableStream.from(chunks.map((chunk) => encoder.encode(chunk))), {
    read: (data) => textEventReaders.openai?.(data) ?? null,
    onText: (text) => texts.push(text),
  });
  return { passed: await new Response(body).text(), texts };
};

test('behind an event with text and more everything is passed on, so that pieces stay in their order', async () => {
  const plain = `data: ${openAi({ content: 'Chào ' })}\n\n`;
  const mixed = `data: ${openAi({ content: 'bạn ', tool_calls: [] })}\n\n`;
  const rest = [`data: ${openAi({ content: 'ạ' })}\n\n`, `data: ${openAi({ content: '.' })}`];
  for (const chunks of [[plain, mixed, ...rest], [[plain, mixed, ...rest].join('')]])
    expect(await divert(...chunks)).toEqual({ passed: [mixed, ...rest].join(''), texts: ['Chào '] });
});

test.each([
  ['lines that end with a lone CR', ['data: {}\r', `\rdata: ${openAi({ content: 'Chào' })}\r\r`]],
  [
    'an event without an end',
    ['x'.repeat(40_000), 'x'.repeat(40_000), `\n\ndata: ${openAi({ content: 'a' })}\n\n`],
  ],
])('%s are passed on as they are', async (_, chunks) => {
  expect(await divert(...chunks)).toEqual({ passed: chunks.join(''), texts: [] });
});
