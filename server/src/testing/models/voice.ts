import type { ServerResponse } from 'node:http';

/** How a protocol puts what the model does. */
export interface Voice {
  begin(response: ServerResponse): void;
  say(response: ServerResponse, text: string): void;
  call(response: ServerResponse, name: string, input: unknown): void;
  end(response: ServerResponse, reason: 'stop' | 'tools' | 'length' | 'content_filter'): void;
}
