import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyTimes {
  /** How long a request may take to come in; an upload is free to be slow for as long. */
  readonly requestMs: number;
  /** What of an upload must have come in after that, on average: bytes a second. */
  readonly uploadRate: number;
  /** How often uploads are looked at. */
  readonly lookMs: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Refuses what has not come in; what is answered already only loses its connection. */
function end({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): void {
  if (!raw.headersSent && socket.writable) socket.write(timedOut);
  socket.destroySoon();
}

/**
 * Ends requests whose body trickles in: after a fixed time, and an upload when it comes in more slowly than a poor mobile
 * network would send it.
 */
export function limitBodyTime(server: FastifyInstance, { requestMs, uploadRate, lookMs }: BodyTimes): void {
  server.addHook('onRequest', (request, reply, done) => {
    done();
    if (!hasBody(request) || request.raw.complete) return;
    const { socket } = request.raw;
    // What a test injects has none.
    if (!(socket instanceof Socket)) return;
    const before = socket.bytesRead;
    const began = Date.now();
    const isLate = (): boolean => {
      if (!request.isMultipart()) return true;
      return socket.bytesRead - before < (uploadRate * (Date.now() - began)) / 1000;
    };
    const look = (): void => {
      if (request.raw.complete || socket.destroyed) return;
      if (isLate()) end(request, reply);
      else timer = setTimeout(look, lookMs).unref();
    };
    let timer = setTimeout(look, requestMs).unref();
    request.raw.once('close', () => clearTimeout(timer));
  });
}
