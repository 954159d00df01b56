import type { FastifyReply } from 'fastify';

export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** A line that only keeps the connection alive. */
  beat(): void;
  end(): void;
  readonly signal: AbortSignal;
}

/** Whoever reads so little that more than this waits for them is as good as gone. */
const mostUnread = 1024 * 1024;

/**
 * Takes the reply over as text/event-stream; `signal` aborts when the caller goes away, at once for one who has gone
 * already.
 */
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
  if (raw.destroyed) gone.abort();
  const write = (text: string): void => {
    if (raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > mostUnread) raw.destroy();
  };
  return {
    send: (event, data, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': \n\n'),
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
    signal: gone.signal,
  };
}
