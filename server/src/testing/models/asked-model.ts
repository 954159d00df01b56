import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

/** A request to the model server. */
export interface AskedModel {
  readonly path: string;
  readonly key: string | null;
  /** All texts of the request, instructions and results of tools among them. */
  readonly prompt: string;
  readonly tools: readonly string[];
  /** What the last message says. */
  readonly last: string;
  /** How many times tools answered before. */
  readonly toolResults: number;
  /** Settles when the caller hung up before the answer ended. */
  readonly hungUp: Promise<void>;
}

const Body = z.looseObject({
  system: z.unknown().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z
    .array(
      z.looseObject({
        name: z.string().optional(),
        function: z.looseObject({ name: z.string() }).optional(),
      }),
    )
    .optional(),
});

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

export async function readAsked(request: IncomingMessage, response: ServerResponse): Promise<AskedModel> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { system, messages, tools = [] } = Body.parse(JSON.parse(text));
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('close', () => {
    if (!response.writableEnded) resolve();
  });
  const { authorization, 'x-api-key': apiKey } = request.headers;
  return {
    path: request.url ?? '',
    key: authorization?.replace('Bearer ', '') ?? (typeof apiKey === 'string' ? apiKey : null),
    prompt: [textOf(system), ...messages.map(({ content }) => textOf(content))].join('\n'),
    tools: tools.map((tool) => tool.function?.name ?? tool.name ?? ''),
    last: textOf(messages.at(-1)?.content),
    toolResults: messages.filter(
      ({ role, content }) => role === 'tool' || textOf(content).includes('"tool_result"'),
    ).length,
    hungUp: promise,
  };
}
