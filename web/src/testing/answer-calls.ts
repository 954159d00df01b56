import { failureMessage } from '@hopgon/contract/failure';
import { type FailureCode, failureStatus } from '@hopgon/contract/failure-codes';
import type { ReplyOf, RouteShape } from '@hopgon/contract/route';

export interface ReceivedCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** In place of the body: a text/event-stream. */
  readonly stream?: ReadableStream<string>;
}

/** A reply that is sent event by event. */
export interface StreamedReply {
  send(event: string, data: unknown): void;
  /** The last event, with the body of a reply. */
  end(data: unknown): void;
}

type Handler = (call: ReceivedCall) => Answer;

interface Answered {
  readonly route: RouteShape;
  readonly pattern: RegExp;
  readonly handler: Handler;
}

const patternOf = ({ path }: RouteShape): RegExp =>
  new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** Takes the place of the server at `fetch`: tests say what each route replies. */
export interface Api {
  reply<R extends RouteShape>(route: R, reply: (call: ReceivedCall) => ReplyOf<R>): void;
  refuse(route: RouteShape, code: FailureCode): void;
  /** Answers the next call of a route as a stream. */
  stream(route: RouteShape): StreamedReply;
  /** Leaves calls of a route waiting until the result is called. */
  hold(route: RouteShape): () => void;
  /** The calls of a route so far. */
  callsOf(route: RouteShape): readonly ReceivedCall[];
}

/**
 * Answers all calls of this page until `stop`, which returns what went wrong: calls without an answer, and calls and
 * replies that the contract refuses.
 */
export function answerCalls(): { readonly api: Api; readonly stop: () => readonly string[] } {
  const answered: Answered[] = [];
  const held = new Map<RouteShape, Promise<void>>();
  const received: { readonly route: RouteShape; readonly call: ReceivedCall }[] = [];
  const problems: string[] = [];
  const real = window.fetch;

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return real(input, init);
    const method = init?.method ?? 'GET';
    // The latest word of a test counts.
    const found = answered.findLast(
      ({ route, pattern }) => route.method === method && pattern.test(url.pathname),
    );
    try {
      if (!found) throw new Error('no answer');
      const call = readCall(found, url, init?.body);
      received.push({ route: found.route, call });
      await held.get(found.route);
      const { status, body, stream } = found.handler(call);
      if (stream)
        return new Response(stream.pipeThrough(new TextEncoderStream()), {
          headers: { 'content-type': 'text/event-stream; charset=utf-8' },
        });
      return Response.json(body, { status });
    } catch (problem) {
      problems.push(`${method} ${url.pathname}: ${problem}`);
      return Response.json({ success: false }, { status: 400 });
    }
  };

  const answer = (route: RouteShape, handler: Handler) => {
    answered.push({ route, pattern: patternOf(route), handler });
  };
  const api: Api = {
    reply: (route, reply) => answer(route, (call) => ({ status: 200, body: envelopeOf(route, reply(call)) })),
    refuse: (route, code) =>
      answer(route, () => ({
        status: failureStatus[code],
        body: { success: false, code, error: failureMessage(code) },
      })),
    stream: (route) => {
      const { readable, writable } = new TransformStream<string, string>(undefined, undefined, {
        highWaterMark: 1_000,
      });
      const writer = writable.getWriter();
      const send = (event: string, data: unknown) =>
        void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      answer(route, () => ({ status: 200, body: null, stream: readable }));
      return {
        send,
        end: (data) => {
          send('done', { success: true, data });
          void writer.close();
        },
      };
    },
    hold: (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(route, promise);
      return resolve;
    },
    callsOf: (route) => received.filter((each) => each.route === route).map(({ call }) => call),
  };
  return {
    api,
    stop: () => {
      window.fetch = real;
      return problems;
    },
  };
}

/** Throws where the contract refuses the call. */
function readCall({ route, pattern }: Answered, url: URL, sent: unknown): ReceivedCall {
  const params = pattern.exec(url.pathname)?.groups ?? {};
  const query = Object.fromEntries(url.searchParams);
  const form = sent instanceof FormData ? sent : undefined;
  const body: unknown = typeof sent === 'string' ? JSON.parse(sent) : form;
  route.params?.parse(params);
  route.query?.parse(query);
  route.body?.parse(body);
  return { params, query, body };
}

/** Throws where the contract refuses the reply. */
function envelopeOf(route: RouteShape, reply: unknown): unknown {
  const data: unknown = route.reply.parse(reply);
  return route.envelope === 'top' ? { success: true, ...Object(data) } : { success: true, data };
}
