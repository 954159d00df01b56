import type { ModelAccess } from './model-call.rules.ts';

/** The text of an event that holds a piece of an answer and nothing else; null of any other. */
export type ReadTextEvent = (data: string) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

const textOnly = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** `{"choices":[{"delta":{"content":"…"}}]}`: https://platform.openai.com/docs/api-reference/chat-streaming */
function readOpenAi(data: string): string | null {
  const event = parse(data);
  if (!isObject(event) || (event.usage !== undefined && event.usage !== null) || event.error !== undefined)
    return null;
  const choices = Array.isArray(event.choices) ? event.choices : [];
  const choice: unknown = choices.length === 1 ? choices[0] : null;
  if (!isObject(choice) || (choice.finish_reason ?? null) !== null || !isObject(choice.delta)) return null;
  const { content, role, ...others } = choice.delta;
  const isPlain = Object.values(others).every((value) => value === null || value === undefined);
  return isPlain && (role === undefined || role === 'assistant' || role === null) ? textOnly(content) : null;
}

/** `{"type":"content_block_delta","delta":{"type":"text_delta","text":"…"}}`: https://docs.anthropic.com/en/docs/build-with-claude/streaming */
function readAnthropic(data: string): string | null {
  const event = parse(data);
  if (!isObject(event) || event.type !== 'content_block_delta' || !isObject(event.delta)) return null;
  return event.delta.type === 'text_delta' ? textOnly(event.delta.text) : null;
}

/** By provider; null where its events hold more than one thing each. */
export const textEventReaders: Readonly<Record<ModelAccess['provider'], ReadTextEvent | null>> = {
  openai: readOpenAi,
  compatible: readOpenAi,
  anthropic: readAnthropic,
  google: null,
};
