import { type DestinationStream, pino } from 'pino';

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/**
 * Logs class, message, stack and code of an error: database errors also carry their client, and statements their
 * values.
 */
function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, message, stack, code, cause } = Object(error);
  return {
    ...{ name, message: typeof message === 'string' ? message : String(error), stack },
    ...(code !== undefined && { code: String(code) }),
    ...(cause instanceof Error && { cause: cause.message }),
  };
}

/**
 * One JSON line an event, times in UTC, to standard output by default; fields that could hold a secret are never
 * written.
 */
export const createLogger = (level: LogLevel, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: {
        // Libraries that share this logger write whole requests at the level `trace`.
        paths: ['headers', 'password', 'token', 'refreshToken'].flatMap((name) => [name, `*.${name}`]),
        remove: true,
      },
    },
    destination,
  );
