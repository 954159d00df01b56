import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

// The measure of all things: Fastify and pg, nobody asked who they are, no row hidden, nothing validated, nothing told.

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const Statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
const Settings = z.object({
  database: z.record(z.string(), z.unknown()),
  port: z.number(),
  list: Statement,
  write: Statement,
  /** Where in the write's values the conversation and the two message ids stand. */
  chatPlace: z.number(),
  freshIds: z.array(z.number()),
});

const { database, port, list, write, chatPlace, freshIds } = Settings.parse(
  JSON.parse(process.env.BARE ?? '{}'),
);
const pool = new pg.Pool({ ...database, max: 16 });
const server = fastify();

const named = (name: string, statement: Statement) => ({ name, text: statement.text });

server.get('/list', async () => {
  const { rows } = await pool.query({ ...named('list', list), values: [...list.values] });
  return { success: true, data: { meetings: rows, nextCursor: null } };
});

server.post<{ Body: { session_id: string } }>('/write', async ({ body }) => {
  const values = [...write.values];
  values[chatPlace] = body.session_id;
  for (const place of freshIds) values[place] = crypto.randomUUID();
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query({ ...named('write', write), values });
    await client.query('commit');
    return { success: true, data: { response: values[freshIds.length], ...rows[0] } };
  } finally {
    client.release();
  }
});

await server.listen({ host: '127.0.0.1', port });
process.stdout.write('bare listens\n');
process.on('SIGTERM', () => {
  void server.close().then(() => pool.end());
});
