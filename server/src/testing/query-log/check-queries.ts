import pg from 'pg';
import { serialize } from 'pg-protocol';
import { afterAll, expect, inject } from 'vitest';
import { claimStatements } from './claim-statements.ts';
import { explainQueries } from './explain-queries.ts';

/** Each statement that an app of this worker sent as the role that serves, once, and which of them were judged. */
interface QueryLog {
  readonly sent: Set<string>;
  readonly judged: Set<string>;
}

const place = Symbol.for('hopgon.query-log');

function recordQueries(role: string): QueryLog {
  const log: QueryLog = { sent: new Set(), judged: new Set() };
  const { parse } = serialize;
  let isServing = false;
  serialize.parse = (statement) => {
    if (isServing) log.sent.add(statement.text);
    return parse(statement);
  };
  const { query } = pg.Client.prototype;
  const recorded = function (this: pg.Client, ...asked: unknown[]): unknown {
    const [batch] = asked;
    const submit: unknown = Reflect.get(Object(batch), 'submit');
    if (typeof submit === 'function' && this.user === role)
      Reflect.set(Object(batch), 'submit', (...given: unknown[]) => {
        isServing = true;
        try {
          return Reflect.apply(submit, batch, given);
        } finally {
          isServing = false;
        }
      });
    return Reflect.apply(query, this, asked);
  };
  Reflect.set(pg.Client.prototype, 'query', recorded);
  Reflect.set(globalThis, place, log);
  return log;
}

const log: QueryLog = Reflect.get(globalThis, place) ?? recordQueries(inject('postgres').appRole);

/** Their tests send statements of their own, to show that row-level security alone keeps companies apart. */
const ofTests = /platform\/(?:database|tenancy|events)\//;

afterAll(async () => {
  const fresh = [...log.sent].filter((text) => !log.judged.has(text));
  if (fresh.length === 0) return;
  for (const text of fresh) log.judged.add(text);
  if (ofTests.test(expect.getState().testPath ?? '')) return;
  const ours = await claimStatements(inject('explained'), fresh);
  if (ours.length > 0) expect(await explainQueries(inject('explained'), ours)).toEqual([]);
});
