import {
  APICallError,
  InvalidResponseDataError,
  JSONParseError,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
  TypeValidationError,
} from '@ai-sdk/provider';
import { openLanguageModel } from './language-model.ts';
import type { ModelPart, ModelRequest } from './model-call.rules.ts';
import { type ModelClient, ModelFailed } from './model-client.ts';
import { createInbox } from './part-inbox.ts';
import { toPrompt } from './to-prompt.ts';

export interface ModelTimes {
  /** The longest wait for the first and for each later piece of an answer, in milliseconds. */
  readonly piece: number;
  /** The longest whole answer, in milliseconds. */
  readonly answer: number;
}

/** Calls models over the providers' own protocols. Nothing is tried a second time: the caller has another answer. */
export const createModelClient = (times: ModelTimes): ModelClient => ({
  async *stream(access, request) {
    const inbox = createInbox<ModelPart>();
    const model = await openLanguageModel(access, (text) => {
      patience.renew();
      inbox.put({ kind: 'text', text });
    });
    // The first call of a process loads a package: that is no waiting for the model.
    const patience = limitWaiting(times);
    const signal = AbortSignal.any([request.signal, patience.signal]);
    let hasBegun = false;
    try {
      const open = () => model.doStream({ ...callOptions(request), abortSignal: signal });
      inbox.fill(readParts(open, patience.renew));
      for await (const part of inbox.parts()) {
        hasBegun = true;
        yield part;
      }
    } catch (error) {
      request.signal.throwIfAborted();
      if (patience.signal.aborted) throw new ModelFailed('slow');
      throw toFailure(error, hasBegun);
    } finally {
      // Ends the call of a caller that reads no further, too.
      patience.end();
    }
  },
});

/** Aborts where a piece or the whole answer takes too long, and when it is ended. */
function limitWaiting(times: ModelTimes) {
  const limit = new AbortController();
  const abort = () => limit.abort();
  const whole = setTimeout(abort, times.answer);
  const piece = setTimeout(abort, times.piece);
  return {
    signal: limit.signal,
    renew: () => void piece.refresh(),
    end(): void {
      clearTimeout(whole);
      clearTimeout(piece);
      abort();
    },
  };
}

/** A package may open its stream with the first event it gets: text that is read before it does not wait for that. */
async function* readParts(
  open: () => PromiseLike<{ readonly stream: AsyncIterable<LanguageModelV4StreamPart> }>,
  onPart: () => void,
): AsyncGenerator<ModelPart> {
  const { stream } = await open();
  for await (const part of stream) {
    onPart();
    const read = readPart(part);
    if (read) yield read;
    if (read?.kind === 'end') return;
  }
  throw new ModelFailed('cut_off');
}

const callOptions = ({
  system,
  messages,
  tools = [],
  json,
  maxOutputTokens,
}: ModelRequest): LanguageModelV4CallOptions => ({
  prompt: toPrompt(system, messages),
  maxOutputTokens,
  ...(json && { responseFormat: { type: 'json', schema: json, name: 'answer' } }),
  ...(tools.length > 0 && {
    tools: tools.map(({ name, description, input }) => ({
      type: 'function',
      name,
      description,
      inputSchema: input,
    })),
    toolChoice: { type: 'auto' },
  }),
});

function readPart(part: LanguageModelV4StreamPart): ModelPart | null {
  switch (part.type) {
    case 'text-delta':
      return part.delta === '' ? null : { kind: 'text', text: part.delta };
    case 'tool-call':
      return { kind: 'tool', id: part.toolCallId, name: part.toolName, input: parseToolInput(part.input) };
    case 'error':
      throw part.error;
    case 'finish':
      return readFinish(part);
    default:
      return null;
  }
}

function readFinish({
  finishReason: { unified },
  usage: { inputTokens, outputTokens },
}: Extract<LanguageModelV4StreamPart, { type: 'finish' }>): ModelPart {
  if (unified === 'content-filter') throw new ModelFailed('refused');
  if (unified !== 'stop' && unified !== 'tool-calls') throw new ModelFailed('cut_off');
  const [input, output] = [inputTokens.total, outputTokens.total].map(readCount);
  return { kind: 'end', usage: input === undefined || output === undefined ? null : { input, output } };
}

/** More than any model reads or writes in one call. */
const mostTokens = 10_000_000;

/** A count that a server may report; anything else is estimated, so that no reply can lower what a day has spent. */
const readCount = (count: number | undefined): number | undefined =>
  count !== undefined && Number.isSafeInteger(count) && count >= 0 && count <= mostTokens ? count : undefined;

/** As long as the arguments of a call may be, in characters: a request of a person is at most 500. */
const longestInput = 8_000;

function parseToolInput(text: string): unknown {
  if (text.length > longestInput) throw new ModelFailed('unreadable');
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch (error) {
    throw new ModelFailed('unreadable', error);
  }
}

function toFailure(error: unknown, hasBegun: boolean): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const problem = problemOf(error);
  // A server that was there and is gone has left its answer unfinished.
  return new ModelFailed(hasBegun && problem === 'unreachable' ? 'cut_off' : problem, error);
}

function problemOf(error: unknown): 'unreachable' | 'refused' | 'unreadable' | 'cut_off' {
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return 'unreadable';
  if (InvalidResponseDataError.isInstance(error)) return 'unreadable';
  if (!APICallError.isInstance(error)) return 'cut_off';
  const { statusCode } = error;
  if (statusCode === undefined || statusCode >= 500) return 'unreachable';
  return statusCode >= 400 ? 'refused' : 'cut_off';
}
