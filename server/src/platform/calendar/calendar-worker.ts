import { z } from 'zod';
import { serveWork } from '../threads/serve-work.ts';
import { CalendarSource } from './calendar-file.ts';
import type { CalendarFeed } from './format-feed.ts';
import { readCalendar } from './read-calendar.ts';
import { readReply } from './read-reply.ts';

const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), source: CalendarSource }),
  z.object({ kind: z.literal('reply'), text: z.string() }),
  // Of this process: only what is read of others is checked.
  z.object({ kind: z.literal('feed'), feed: z.custom<CalendarFeed>() }),
]);

serveWork(async (input) => {
  const work = Work.parse(input);
  if (work.kind === 'feed') return (await import('./format-feed.ts')).formatFeed(work.feed);
  return work.kind === 'file' ? readCalendar(work.source) : readReply(work.text);
});
