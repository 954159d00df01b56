import type { FastifyReply } from 'fastify';
import { encodeEvent } from './encode-event.ts';

export interface EventStream {
  send(event: string, data: unknown, id?: string): void;
  /** Sends an event that `encodeEvent` made, the same bytes for all streams. */
  sendEncoded(event: Buffer): void;
  /** A keep-alive comment line. */
  beat(): void;
  end(): void;
  readonly signal: AbortSignal;
}

/** A client with more unread bytes than this is disconnected. */
const mostUnread = 1024 * 1024;

/** Sends the reply as text/event-stream; `signal` aborts when the client disconnects, at once when it already has. */
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
  const write = (bytes: string | Buffer): void => {
    if (raw.writableEnded) return;
    raw.write(bytes);
    if (raw.writableLength > mostUnread) raw.destroy();
  };
  return {
    send: (event, data, id) => write(encodeEvent(event, data, id)),
    sendEncoded: write,
    beat: () => write(': \n\n'),
    end: () => {
      if (!raw.writableEnded) raw.end();
    },
    signal: gone.signal,
  };
}
