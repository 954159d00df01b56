import type { CallInput, RouteShape } from '@hopgon/contract/route';
import { readMessages } from '../events/read-messages.ts';
import { textOf } from '../events/text-of.ts';
import { authorised } from './authorised.ts';
import { CallFailure } from './call-failure.ts';
import { bodyOf, failureFrom } from './envelope.ts';
import { fallbackMessage, unknownError } from './fallback-texts.ts';
import type { Parts } from './request.ts';

interface EventOptions {
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Gets each event before the last one; `data` as it was sent. */
  readonly onEvent: (event: string, data: unknown) => void;
}

const partsOf = (input: unknown): Parts => (typeof input === 'object' && input !== null ? input : {});

/**
 * Calls a route whose reply may be a stream. Resolves to the body of its `done` event, or of a reply that is no stream;
 * rejects with a `CallFailure` where it fails or breaks off.
 */
export async function callForEvents<R extends RouteShape>(
  route: R,
  input: CallInput<R>,
  { signal, idempotencyKey, onEvent }: EventOptions,
): Promise<unknown> {
  const headers = {
    accept: 'text/event-stream',
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  const response = await authorised(route, partsOf(input), { signal, headers });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || !isStream) return bodyOf(route, response);
  const broken = () =>
    new CallFailure(fallbackMessage(route) ?? unknownError, { status: 0, isUnsentChange: false });
  try {
    for await (const { event, data } of readMessages(textOf(response))) {
      const value: unknown = JSON.parse(data);
      if (event === 'done') return value;
      if (event === 'failed') throw failureFrom(route, value);
      onEvent(event, value);
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    throw broken();
  }
  throw broken();
}
