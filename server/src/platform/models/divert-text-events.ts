import type { ReadTextEvent } from './text-events.rules.ts';

interface Diversion {
  readonly read: ReadTextEvent;
  readonly onText: (text: string) => void;
}

const endOfEvent = /\r?\n\r?\n/g;

/**
 * An event stream without the events that hold a piece of text alone: those are read at once. The packages of the
 * providers take a tenth of a millisecond for each event, and nearly all events of an answer are such pieces.
 */
export function divertTextEvents(
  body: ReadableStream<Uint8Array>,
  { read, onText }: Diversion,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  /** Reads what events hold text alone, and gives back the others. */
  const divert = (said: string): string => {
    const { events, rest: left } = cutEvents(rest + said);
    rest = left;
    return events
      .filter((event) => {
        const text = read(dataOf(event));
        if (text !== null) onText(text);
        return text === null;
      })
      .join('');
  };
  return new ReadableStream(
    {
      async pull(controller) {
        let others = '';
        while (others === '') {
          const { done, value } = await reader.read();
          if (done) {
            const last = rest + decoder.decode();
            if (last !== '') controller.enqueue(encoder.encode(last));
            return controller.close();
          }
          others = divert(decoder.decode(value, { stream: true }));
        }
        controller.enqueue(encoder.encode(others));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Whole events with the empty line behind each, and the beginning of the next one. */
function cutEvents(text: string): { readonly events: readonly string[]; readonly rest: string } {
  const events: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(endOfEvent)) {
    events.push(text.slice(from, index + mark.length));
    from = index + mark.length;
  }
  return { events, rest: text.slice(from) };
}

/** What stands behind "data:"; empty where an event has several such lines. */
function dataOf(event: string): string {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.length === 1 ? (lines[0]?.slice(5).trim() ?? '') : '';
}
