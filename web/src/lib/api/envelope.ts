import type { ReplyOf, RouteShape } from '@hopgon/contract/route';
import { CallFailure } from './call-failure.ts';
import { fallbackMessage, unknownError } from './fallback-texts.ts';

/** Both forms of a reply; a proxy in between may send neither. */
interface Envelope {
  success?: boolean;
  data?: unknown;
  code?: string;
  error?: string;
  message?: string;
  details?: unknown;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

function seconds(header: string | null): number | undefined {
  const value = Number(header);
  return header && Number.isFinite(value) ? value : undefined;
}

/** The failure a response tells of, with the documented message when it tells none. */
function failureOf(route: RouteShape, response: Response, envelope: Envelope): CallFailure {
  const told = envelope.error ?? envelope.message;
  const message = told ?? fallbackMessage(route) ?? (response.statusText || unknownError);
  const retryAfter = seconds(response.headers.get('retry-after'));
  const { code, details } = envelope;
  return new CallFailure(message, { status: response.status, code, told, retryAfter, details });
}

/** What a successful reply holds: `data`, or the fields beside `success`. Throws a `CallFailure` otherwise. */
export function unwrap<R extends RouteShape>(route: R, response: Response): Promise<ReplyOf<R>>;
export async function unwrap(route: RouteShape, response: Response): Promise<unknown> {
  const envelope = await readEnvelope(response);
  if (!response.ok || envelope.success !== true) throw failureOf(route, response, envelope);
  if (route.envelope !== 'top') return envelope.data;
  const { success: _, ...fields } = envelope;
  return fields;
}

/** The body of a response that is no failure; throws a `CallFailure` otherwise. */
export async function bodyOf(route: RouteShape, response: Response): Promise<unknown> {
  const envelope = await readEnvelope(response);
  if (!response.ok) throw failureOf(route, response, envelope);
  return envelope;
}
