import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { anthropicVoice } from './anthropic-voice.ts';
import { type AskedModel, readAsked } from './asked-model.ts';
import { googleVoice } from './google-voice.ts';
import { openAiVoice } from './open-ai-voice.ts';
import type { Voice } from './voice.ts';

/** One thing the model does. */
export type ModelAct =
  | { readonly say: string }
  | { readonly call: string; readonly input: unknown }
  /** Bytes that are no event. */
  | { readonly garbage: string }
  | { readonly wait: number }
  /** Says nothing more, and holds the connection. */
  | { readonly stall: true }
  /** Closes the connection in the middle. */
  | { readonly cut: true }
  /** In place of an answer. */
  | { readonly status: number }
  | { readonly finish: 'length' | 'content_filter' };

export type ModelScript = (asked: AskedModel) => readonly ModelAct[] | Promise<readonly ModelAct[]>;

export interface ModelServer {
  /** The base URL of OpenAI's chat completions, Anthropic's messages and, for a model called `gia`, Google's. */
  readonly url: string;
  /** What was asked so far, the oldest first. */
  readonly asked: readonly AskedModel[];
  /** Says what the model does from now on. */
  script(script: ModelScript): void;
  /** Forgets what was asked so far. */
  forget(): void;
  close(): Promise<void>;
}

/** A real HTTP server that speaks the protocols of OpenAI, Anthropic and Google, and does what the test says. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let current: ModelScript = () => [{ say: 'Chào bạn.' }];
  const server = createServer((request, response) => {
    answer(request, response, { asked, script: () => current }).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    script: (script) => {
      current = script;
    },
    forget: () => {
      asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const voices: Readonly<Record<string, Voice>> = {
  '/v1/models/gia:streamGenerateContent': googleVoice,
  '/v1/chat/completions': openAiVoice,
  '/v1/messages': anthropicVoice,
};

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { asked, script }: { readonly asked: AskedModel[]; readonly script: () => ModelScript },
): Promise<void> {
  const voice = voices[(request.url ?? '').split('?')[0] ?? ''];
  if (!voice) return void response.writeHead(404).end();
  const question = await readAsked(request, response);
  asked.push(question);
  const acts = await script()(question);
  const status = acts.find((act) => 'status' in act);
  if (status) {
    response.writeHead(status.status, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify({ error: { message: 'no', type: 'error' } }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  voice.begin(response);
  const reason = await perform(voice, response, acts);
  if (reason === null) return;
  voice.end(response, reason);
  response.end();
}

type Ending = Parameters<Voice['end']>[1];

/** Does one thing after the other; null where the answer does not come to its end. */
async function perform(
  voice: Voice,
  response: ServerResponse,
  acts: readonly ModelAct[],
): Promise<Ending | null> {
  let ending: Ending = 'stop';
  for (const act of acts) {
    if ('stall' in act) return null;
    if ('cut' in act) {
      // What was written is on its way before the connection ends.
      await sleep(100);
      response.destroy();
      return null;
    }
    if ('wait' in act) await sleep(act.wait);
    else ending = write(voice, response, act) ?? ending;
  }
  return ending;
}

/** Writes one piece; the ending it leads to, if it leads to one. */
function write(voice: Voice, response: ServerResponse, act: ModelAct): Ending | null {
  if ('say' in act) voice.say(response, act.say);
  if ('garbage' in act) response.write(act.garbage);
  if ('finish' in act) return act.finish;
  if (!('call' in act)) return null;
  voice.call(response, act.call, act.input);
  return 'tools';
}
