import { changeNotSaved, counterpart, somethingFailed } from './fallback-texts.ts';

interface Particulars {
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  readonly code?: string | undefined;
  /** What the server said, in Vietnamese. */
  readonly serverText?: string | undefined;
  /** Seconds, when the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** A change that was never sent, because there was no network. */
  readonly isUnsentChange?: boolean | undefined;
  /** What the refusal carries beside its words; to be parsed by who reads it. */
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` is the server's text, else the documented English one; screens use `failureText`. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly serverText: string | undefined;
  readonly retryAfter: number | undefined;
  readonly isUnsentChange: boolean;
  readonly details: unknown;

  constructor(
    message: string,
    { status, code, serverText, retryAfter, isUnsentChange = false, details, cause }: Particulars,
  ) {
    super(message, { cause });
    this.name = 'CallFailure';
    this.status = status;
    this.code = code;
    this.serverText = serverText;
    this.retryAfter = retryAfter;
    this.isUnsentChange = isUnsentChange;
    this.details = details;
  }
}

/** What a screen shows: the server's own words when it refused, else `otherwise`, else the Vietnamese for the message. */
export function failureText(error: unknown, otherwise?: string): string {
  if (!(error instanceof CallFailure)) return otherwise ?? somethingFailed;
  if (error.isUnsentChange) return changeNotSaved;
  if (error.serverText && error.status < 500) return error.serverText;
  if (error.status === 0) return otherwise ?? somethingFailed;
  return otherwise ?? error.serverText ?? counterpart(error.message);
}

/** The server cannot be reached or does not work now: the same call may succeed later. */
export const isOutage = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status < 400 || error.status >= 500);

export const isRefusal = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof CallFailure && error.code !== undefined && codes.includes(error.code);

/** Nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallFailure && error.status === 401;
