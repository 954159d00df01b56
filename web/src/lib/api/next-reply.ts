let waiting: ((lastEventId: string) => void)[] = [];

/** The server's newest wake-up before it read what it next replies here: a listener that starts from that one misses nothing. */
export const nextReplysEvent = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));

export function noteReply(response: Response): void {
  const lastEventId = response.headers.get('x-last-event-id');
  if (!lastEventId) return;
  for (const resolve of waiting) resolve(lastEventId);
  waiting = [];
}
