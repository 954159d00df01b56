import { failureMessage } from '@hopgon/contract/failure';
import { type FailureCode, failureStatus } from '@hopgon/contract/failure-codes';
import type { ReplyOf, RouteShape } from '@hopgon/contract/route';
import { z } from 'zod';

/** A reply over HTTP, read as a client would. */
export interface Reply<R extends RouteShape> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Record<string, unknown>;
  /** The code of a refusal, or null when the call succeeded. */
  readonly code: FailureCode | null;
  /** The reply, checked against the route's schema without extra fields; throws on a refusal. */
  value(): ReplyOf<R>;
}

const codes = Object.keys(failureStatus);
const isCode = (value: unknown): value is FailureCode => typeof value === 'string' && codes.includes(value);

/** A field the contract does not name must not leave the server. */
function refuseExtra(schema: z.ZodType, value: unknown, path: string): void {
  if (value === null || value === undefined) return;
  if (schema instanceof z.ZodObject) refuseExtraFields(schema, Object(value), path);
  else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    for (const item of value) refuseExtra(toType(schema.element), item, `${path}[]`);
  } else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    refuseExtra(innerOf(schema), value, path);
  else if (schema instanceof z.ZodUnion) {
    const fits = schema.options.map(toType).find((option) => option.safeParse(value).success);
    if (fits) refuseExtra(fits, value, path);
  }
}

function refuseExtraFields(schema: z.ZodObject, value: object, path: string): void {
  for (const [key, item] of Object.entries(value)) {
    const field: z.ZodType | undefined = schema.shape[key];
    if (!field) throw new Error(`the reply has ${path}.${key}, which the contract does not name`);
    refuseExtra(field, item, `${path}.${key}`);
  }
}

const innerOf = (schema: z.ZodNullable | z.ZodOptional): z.ZodType => toType(schema.unwrap());
const toType = (schema: unknown): z.ZodType => (schema instanceof z.ZodType ? schema : z.unknown());

// A file in place of the envelope is not checked here, but where its bytes matter.
const bodyOf = (headers: Readonly<Record<string, unknown>>, text: string): Record<string, unknown> =>
  String(headers['content-type']).startsWith('application/json')
    ? z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    : { success: true, data: {} };

export function readReply<R extends RouteShape>(
  route: R,
  status: number,
  headers: Readonly<Record<string, unknown>>,
  text: string,
): Reply<R> {
  const body = bodyOf(headers, text);
  const code = isCode(body.code) ? body.code : null;
  return {
    status,
    headers,
    body,
    code,
    value: () => {
      if (body.success !== true) throw new Error(`refused: ${status} ${text}`);
      const { success: _, ...rest } = body;
      const payload = route.envelope === 'top' ? rest : body.data;
      refuseExtra(route.reply, payload, route.path);
      return z.parse<R['reply']>(route.reply, payload);
    },
  };
}

/** The status and envelope a refusal by this code has; for `expect(reply).toMatchObject(refusal('…'))`. */
export const refusal = (code: FailureCode) => ({
  status: failureStatus[code],
  body: { success: false, code, error: failureMessage(code), message: failureMessage(code) },
});
