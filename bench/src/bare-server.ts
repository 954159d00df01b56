import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

// The baseline: Fastify and pg without authentication, row-level security, validation or events.

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const Statement = z.object({ text: z.string(), values: z.array(z.unknown()) });
const Settings = z.object({
  database: z.record(z.string(), z.unknown()),
  port: z.number(),
  reads: z.array(Statement),
  write: z
    .object({
      statement: Statement,
      /** Positions of the conversation and the two message ids in its values. */
      chatPlace: z.number(),
      freshIds: z.array(z.number()),
    })
    .optional(),
});

const { database, port, reads, write } = Settings.parse(JSON.parse(process.env.BARE ?? '{}'));
const pool = new pg.Pool(database);
const server = fastify();

const named = (name: string, statement: Statement) => ({ name, text: statement.text });

for (const [place, read] of reads.entries()) {
  server.get(`/read/${place}`, async () => {
    const { rows } = await pool.query({ ...named(`read ${place}`, read), values: [...read.values] });
    return { success: true, data: { meetings: rows, nextCursor: null } };
  });
}

if (write) {
  const { statement, chatPlace, freshIds } = write;
  server.post<{ Body: { session_id: string } }>('/write', async ({ body }) => {
    const values = [...statement.values];
    values[chatPlace] = body.session_id;
    for (const place of freshIds) values[place] = crypto.randomUUID();
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query({ ...named('write', statement), values });
      await client.query('commit');
      return { success: true, data: { response: values[freshIds.length], ...rows[0] } };
    } finally {
      client.release();
    }
  });
}

await server.listen({ host: '127.0.0.1', port });
process.stdout.write('bare listens\n');
process.on('SIGTERM', () => {
  void server.close().then(() => pool.end());
});
