import { Failure } from '@hopgon/contract/failure';
import type { FastifyRequest } from 'fastify';
import type { Refused } from './envelope.ts';

/** A file whose name is its secret, as of a calendar others subscribe to. */
const secretFile = /(?<![\w-])[\w-]{20,}(?=\.[a-z]+$)/;

/** A token in a path, as of the `List-Unsubscribe` header of a mail; the words of routes have no point. */
const tokenInPath = /(?<=\/unsubscribe\/)(?!(?:read|choose)$)[^/]+/;

/** `fetch` says what is wrong one level further down. */
const causeText = (cause: unknown): string =>
  cause instanceof Error && cause.cause !== undefined ? `${cause}: ${String(cause.cause)}` : String(cause);

/** Logs failures and denied access; other refusals are routine. */
export function logRefusal(request: FastifyRequest, { status, body }: Refused, error: unknown): void {
  // Without its query: what people search for, and the tokens of links, are nobody's business.
  const path = request.url.split('?', 1)[0]?.replace(secretFile, '…').replace(tokenInPath, '…');
  const call = `${request.method} ${path}`;
  const failed = { requestId: request.id, call };
  // Its code says all; stacks of what a full disk refuses would fill the log.
  if (error instanceof Failure && status >= 500)
    request.log.warn(
      { ...failed, code: body.code, ...(error.cause !== undefined && { cause: causeText(error.cause) }) },
      'request refused',
    );
  else if (status >= 500) request.log.error({ ...failed, err: error }, 'request failed');
  if (status !== 401 && status !== 403) return;
  const who = { userId: request.actor?.userId, address: request.ip };
  // A token that ran out is refreshed and the call repeated: nothing to be warned of.
  const level = status === 401 ? 'info' : 'warn';
  request.log[level]({ event: 'access-refused', code: body.code, call, ...who }, 'access refused');
}
