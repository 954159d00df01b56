import { Failure, type FailureDetails, failureMessage } from '@hopgon/contract/failure';
import { type FailureCode, failureStatus } from '@hopgon/contract/failure-codes';
import type { RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';
import { outageOf } from '../database/outage.ts';

export const succeed = (route: RouteShape, reply: unknown): object =>
  route.envelope === 'top' ? { success: true, ...Object(reply) } : { success: true, data: reply };

export interface RefusalBody {
  readonly success: false;
  readonly code: FailureCode;
  readonly error: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
  readonly details?: FailureDetails;
}

/** A refusal ready to be sent: status, envelope, and seconds to wait when there were too many requests. */
export interface Refused {
  readonly status: number;
  readonly body: RefusalBody;
  readonly retryAfter?: number;
}

const refusal = (code: FailureCode, text: string, more: Partial<RefusalBody> = {}): Refused => ({
  status: failureStatus[code],
  body: { success: false, code, error: text, message: text, ...more },
});

/** Invalid input: the first problem gives the message, each field has its own. */
function refuseInput(error: z.ZodError): Refused {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return refusal('field_invalid', error.issues[0]?.message ?? failureMessage('field_invalid'), { fields });
}

// Errors of Fastify itself before a route is reached.
const serverCodes: Readonly<Record<string, FailureCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_unreadable',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'media_type_unsupported',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/** Any error as the refusal shown to the caller: never a stack, never SQL. */
export function refuse(error: unknown, requestId: string): Refused {
  if (error instanceof Failure) {
    const { seconds } = error.values;
    const refused = refusal(error.code, error.message, error.details ? { details: error.details } : {});
    return typeof seconds === 'number' ? { ...refused, retryAfter: seconds } : refused;
  }
  if (error instanceof z.ZodError) return refuseInput(error);
  const outage = outageOf(error);
  if (outage) return { ...refusal(outage, failureMessage(outage), { requestId }), retryAfter: 5 };
  const known = serverCodes[codeOf(error)];
  if (known) return refusal(known, failureMessage(known));
  if (error instanceof SyntaxError && statusOf(error) === 400) {
    return refusal('body_unreadable', failureMessage('body_unreadable'));
  }
  const code = statusOf(error) >= 400 && statusOf(error) < 500 ? 'bad_request' : 'unexpected';
  return refusal(code, failureMessage(code), { requestId });
}
