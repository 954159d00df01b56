import type { ReplyOf, RouteShape } from '@hopgon/contract/route';
import { CallFailure } from './call-failure.ts';
import { fallbackMessage, unknownError } from './fallback-texts.ts';

/** A refusal; a proxy in between may send nothing of it. */
interface Envelope {
  code?: string;
  error?: string;
  message?: string;
  details?: unknown;
}

// What JSON brings has no type before the route names it; the server's tests hold each reply against the route's schema.
async function readJson(response: Response) {
  const body = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

function seconds(header: string | null): number | undefined {
  const value = Number(header);
  return header && Number.isFinite(value) ? value : undefined;
}

/** The failure of a response, with the documented message when the response has none. */
function failureOf(route: RouteShape, response: Response, envelope: Envelope): CallFailure {
  const serverText = envelope.error ?? envelope.message;
  const message = serverText ?? fallbackMessage(route) ?? (response.statusText || unknownError);
  const retryAfter = seconds(response.headers.get('retry-after'));
  const { code, details } = envelope;
  return new CallFailure(message, { status: response.status, code, serverText, retryAfter, details });
}

/** The failure a stream ended with, whose status was sent before. */
export function failureFrom(route: RouteShape, body: unknown): CallFailure {
  const envelope: Envelope = typeof body === 'object' && body !== null ? body : {};
  const message = envelope.error ?? fallbackMessage(route) ?? unknownError;
  return new CallFailure(message, { status: 500, code: envelope.code, serverText: envelope.error });
}

/** What a successful reply holds: `data`, or the fields beside `success`. Throws a `CallFailure` otherwise. */
export async function unwrap<R extends RouteShape>(route: R, response: Response): Promise<ReplyOf<R>> {
  const { success, ...fields } = await readJson(response);
  if (!response.ok || success !== true) throw failureOf(route, response, fields);
  return route.envelope === 'top' ? fields : fields.data;
}

/** The body of a response that is no failure; throws a `CallFailure` otherwise. */
export async function bodyOf(route: RouteShape, response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!response.ok) throw failureOf(route, response, body);
  return body;
}
