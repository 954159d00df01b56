import pg from 'pg';
import { endUnanswered } from './end-unanswered.ts';
import { openScope } from './open-scope.ts';
import type { Opening } from './opening.ts';
import { createProbe } from './probe.ts';
import type { OpenedScope, Scope } from './scope.ts';

/** Ids that no session proves: none before sign-in, and the company's in jobs. */
export interface TrustedBinding {
  readonly userId?: string;
  readonly companyId?: string;
}

export interface Database {
  /**
   * A scope whose first statement, given by the caller, opens it; the row it returns decides whether the scope may be
   * used.
   */
  open<Entry>(opening: Opening<Entry>): OpenedScope<Entry>;
  /** A scope bound to ids the server itself vouches for. */
  trusted(binding: TrustedBinding): Scope;
  /** Resolves when the server answers within a second. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolSettings extends pg.PoolConfig {
  /** Called with the error of a connection that broke while idle. */
  readonly onError: (error: Error) => void;
  /** Called with errors of work that ran after a commit; defaults to `onError`. */
  readonly onLateError?: (error: unknown) => void;
  /** Milliseconds after which a connection in use is ended while the server answers nobody; 10 seconds if absent. */
  readonly patienceMs?: number;
}

const bind = (binding: TrustedBinding): Opening<null> => ({
  statement: () => ({
    text: "select set_config('app.user_id', $1, true), set_config('app.company_id', $2, true)",
    values: [binding.userId ?? '', binding.companyId ?? ''],
  }),
  judge: () => null,
});

// Statements are prepared once and run often; planning each again costs more than running it, and a policy's
// condition prevents the server from seeing that one plan does for all.
async function preferGenericPlans(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

/** Each is a process of PostgreSQL with caches of its own: of more, each request finds less in the processor's (decision 0038). */
export const mostConnections = 8;

/** Opens the pool of the app role. Connections are made on demand; none is held while nothing is asked. */
export function openDatabase({
  onError,
  onLateError,
  patienceMs = 10_000,
  ...settings
}: PoolSettings): Database {
  const report =
    onLateError ?? ((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))));
  const pool = new pg.Pool({
    max: mostConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    onConnect: preferGenericPlans,
    ...settings,
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone. One that dies in use fails its query; without a listener its error
  // event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const ping = createProbe(settings);
  const endWatch = endUnanswered(pool, { ping, patienceMs });
  return {
    open: (opening) => openScope(pool, opening, report),
    trusted: (binding) => openScope(pool, bind(binding), report),
    ping,
    close: () => {
      endWatch();
      return pool.end();
    },
  };
}
