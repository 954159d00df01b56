import { z } from 'zod';

/** PostgreSQL takes less than 8,000 bytes in a notification. */
const mostBytes = 7_900;

const Payload = z.object({
  from: z.string(),
  /** Of the secret of its installation. */
  mark: z.string(),
  moment: z.number(),
  events: z.array(z.tuple([z.string(), z.unknown()])),
});
type Payload = z.infer<typeof Payload>;

/** Fits events, each a JSON text of ASCII alone, into as few payloads as possible; in one that is too long nothing is sent. */
export function packEvents(sender: Omit<Payload, 'events'>, events: readonly string[]): string[] {
  const head = `${JSON.stringify(sender).slice(0, -1)},"events":[`;
  const payloads: string[] = [];
  let body = '';
  for (const event of events) {
    if (body !== '' && head.length + body.length + event.length + 3 > mostBytes) {
      payloads.push(`${head}${body}]}`);
      body = '';
    }
    body += body === '' ? event : `,${event}`;
  }
  if (body !== '') payloads.push(`${head}${body}]}`);
  return payloads;
}

/** Null for what another version of the program wrote, which this one does not know. */
export function readPayload(text: string): Payload | null {
  try {
    return Payload.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
