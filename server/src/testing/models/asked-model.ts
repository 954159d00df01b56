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

const NamedTool = z.looseObject({ name: z.string() });

/** The bodies of the three protocols; Google's names differ. */
const Body = z.looseObject({
  system: z.unknown().optional(),
  systemInstruction: z.unknown().optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })).default([]),
  contents: z.array(z.looseObject({ role: z.string(), parts: z.unknown() })).default([]),
  tools: z
    .array(
      z.looseObject({
        name: z.string().optional(),
        function: NamedTool.optional(),
        functionDeclarations: z.array(NamedTool).optional(),
      }),
    )
    .default([]),
});

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content ?? '');

export async function readAsked(request: IncomingMessage, response: ServerResponse): Promise<AskedModel> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { system, systemInstruction, messages, contents, tools } = Body.parse(JSON.parse(text));
  const said = [...messages, ...contents.map(({ role, parts }) => ({ role, content: parts }))];
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('close', () => {
    if (!response.writableEnded) resolve();
  });
  const { authorization, 'x-api-key': apiKey = request.headers['x-goog-api-key'] } = request.headers;
  return {
    path: request.url ?? '',
    key: authorization?.replace('Bearer ', '') ?? (typeof apiKey === 'string' ? apiKey : null),
    prompt: [textOf(system ?? systemInstruction), ...said.map(({ content }) => textOf(content))].join('\n'),
    tools: tools.flatMap(({ name, function: called, functionDeclarations }) =>
      functionDeclarations ? functionDeclarations.map((each) => each.name) : (called?.name ?? name ?? ''),
    ),
    last: textOf(said.at(-1)?.content),
    toolResults: said.filter(
      ({ role, content }) =>
        role === 'tool' || /"(tool_result|functionResponse)"/.test(textOf(content)),
    ).length,
    hungUp: promise,
  };
}
