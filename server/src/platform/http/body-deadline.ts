import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyTimes {
  /** How long receiving a request may take; an upload may be slow for as long. */
  readonly requestMs: number;
  /** The least average rate of an upload after that, in bytes a second. */
  readonly uploadRate: number;
  /** How often the rate of uploads is checked. */
  readonly lookMs: number;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Refuses a request whose body is incomplete; one that has been answered only loses its connection. */
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
    // Requests injected by tests have no socket.
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
