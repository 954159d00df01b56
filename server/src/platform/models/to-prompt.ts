import type { JSONValue, LanguageModelV4Message } from '@ai-sdk/provider';
import type { PromptMessage } from './model-call.rules.ts';

/** Instructions and messages as the providers' packages take them. */
export const toPrompt = (system: string, messages: readonly PromptMessage[]): LanguageModelV4Message[] => [
  { role: 'system', content: system },
  ...messages.flatMap(toMessages),
];

function toMessages(message: PromptMessage): LanguageModelV4Message[] {
  if (message.role !== 'tools')
    return [{ role: message.role, content: [{ type: 'text', text: message.text }] }];
  return [
    {
      role: 'assistant',
      content: message.calls.map(({ id, name, input }) => ({
        type: 'tool-call',
        toolCallId: id,
        toolName: name,
        input,
      })),
    },
    {
      role: 'tool',
      content: message.calls.map(({ id, name, result }) => ({
        type: 'tool-result',
        toolCallId: id,
        toolName: name,
        output: { type: 'json', value: toJson(result) },
      })),
    },
  ];
}

const toJson = (value: unknown): JSONValue => JSON.parse(JSON.stringify(value ?? null));
