import type { TestApp } from '../start-app-on.ts';

export interface StreamedEvent {
  readonly event: string;
  readonly data: { readonly text?: string; readonly data?: unknown; readonly code?: string };
}

export interface StreamCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly token: string;
  readonly idempotencyKey?: string;
}

/** Calls a route over a real connection and gives its events as they come. */
export async function* followStream(
  app: Pick<TestApp, 'server'>,
  { method, path, body, token, idempotencyKey }: StreamCall,
): AsyncGenerator<StreamedEvent> {
  const address = app.server.listeningOrigin;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.headers.get('content-type')?.includes('event-stream')) {
    yield { event: 'refused', data: Object(await response.json()) };
    return;
  }
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      if (event !== '') yield { event, data: Object(JSON.parse(data)) };
    }
  }
}
