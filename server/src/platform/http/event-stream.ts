import type { FastifyReply } from 'fastify';

export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** A line that only keeps the connection alive. */
  beat(): void;
  end(): void;
  readonly signal: AbortSignal;
}

/** Takes the reply over as text/event-stream; `signal` aborts when the caller goes away. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const gone = new AbortController();
  const { raw } = reply;
  const headers = reply.getHeaders();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  raw.on('close', () => gone.abort());
  return {
    send: (event, data, id) => {
      if (raw.writableEnded) return;
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat: () => {
      if (!raw.writableEnded) raw.write(': \n\n');
    },
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
    signal: gone.signal,
  };
}
