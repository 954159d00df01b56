import type { ReadTextEvent } from './text-events.rules.ts';

interface Diversion {
  readonly read: ReadTextEvent;
  readonly onText: (text: string) => void;
}

const endOfEvent = /\r?\n\r?\n/g;
const [longestEnd, longestEvent] = [4, 65_536];
/** Some servers end lines so. */
const loneReturn = /\r(?=[^\n])/;
const saysText = /"(?:content|text)"\s*:\s*"(?!")/;

/**
 * An event stream without the events that hold a piece of text alone: those are read at once. The packages of the
 * providers take a tenth of a millisecond for each event, and nearly all events of an answer are such pieces. From the first event
 * on that holds text and more, or cannot be cut, everything is passed on: pieces stay in their order.
 */
export function divertTextEvents(
  body: ReadableStream<Uint8Array>,
  { read, onText }: Diversion,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const unread = openUnread();
  let isDiverting = true;
  /** Reads what events hold text alone, and gives back the others. */
  const divert = (said: string): string => {
    if (!isDiverting) return said;
    const events = unread.add(said);
    if (events === null) {
      isDiverting = false;
      return unread.take();
    }
    let others = '';
    for (const event of events) {
      const text: string | null = isDiverting ? read(dataOf(event)) : null;
      if (text === null) others += event;
      else onText(text);
      isDiverting &&= text !== null || !saysText.test(event);
    }
    return isDiverting ? others : others + unread.take();
  };
  return new ReadableStream(
    {
      async pull(controller) {
        let others = '';
        while (others === '') {
          const { done, value } = await reader.read();
          if (done) {
            const last = unread.take() + decoder.decode();
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

/** The beginning of an event that has no end yet; what came is looked through once. */
function openUnread() {
  let parts: string[] = [];
  let length = 0;
  let tail = '';
  const keep = (text: string) => {
    parts.push(text);
    length += text.length;
    tail = (tail + text).slice(1 - longestEnd);
  };
  const take = (): string => {
    const text = parts.join('');
    [parts, length, tail] = [[], 0, ''];
    return text;
  };
  /** The events that end with this text; null where it cannot be cut into events. */
  const add = (said: string): readonly string[] | null => {
    const isWhole = (tail + said).search(endOfEvent) >= 0;
    const isReturn = loneReturn.test(tail + said);
    keep(said);
    if (isReturn || (!isWhole && length > longestEvent)) return null;
    if (!isWhole) return [];
    const { events, rest } = cutEvents(take());
    keep(rest);
    return events;
  };
  return { add, take };
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
