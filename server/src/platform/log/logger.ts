import { pino } from 'pino';

export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** One JSON line an event, times in UTC; what could hold a secret is never written. */
export const createLogger = (level: LogLevel) =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'req.headers',
        'headers',
        'password',
        'token',
        'refreshToken',
        '*.password',
        '*.token',
        '*.refreshToken',
        'err.config',
        'err.values',
      ],
      remove: true,
    },
  });
