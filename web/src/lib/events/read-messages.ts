export interface ServerMessage {
  /** `message` when the stream names none. */
  readonly event: string;
  readonly data: string;
  /** The last id the stream has given so far; empty before the first. */
  readonly id: string;
}

interface Pending {
  event: string;
  data: string[];
  id: string;
}

function readField(pending: Pending, line: string): void {
  const [, name, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
  if (name === 'event') pending.event = value;
  else if (name === 'data') pending.data.push(value);
  else if (name === 'id') pending.id = value;
}

/** Splits text that arrives in any pieces into whole lines; CR, LF and CRLF end one. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // A CR at the end may be half of a CRLF.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + text.slice(whole.length);
    yield* lines;
  }
}

/**
 * The messages of a text/event-stream. `onLife` is called for every line, comments (heartbeats) included.
 * Source: the HTML standard, "Parsing an event stream".
 */
export async function* readMessages(
  chunks: AsyncIterable<string>,
  onLife: () => void = () => undefined,
): AsyncGenerator<ServerMessage> {
  const pending: Pending = { event: '', data: [], id: '' };
  for await (const line of linesOf(chunks)) {
    onLife();
    if (line.startsWith(':')) continue;
    if (line !== '') {
      readField(pending, line);
      continue;
    }
    if (pending.data.length > 0) {
      yield { event: pending.event || 'message', data: pending.data.join('\n'), id: pending.id };
    }
    pending.event = '';
    pending.data = [];
  }
}
