import { z } from 'zod';
import { serveWork } from '../threads/serve-work.ts';
import { CalendarSource } from './calendar-file.ts';
import { readCalendar } from './read-calendar.ts';
import { readReply } from './read-reply.ts';

const Work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), source: CalendarSource }),
  z.object({ kind: z.literal('reply'), text: z.string() }),
]);

serveWork((input) => {
  const work = Work.parse(input);
  return work.kind === 'file' ? readCalendar(work.source) : readReply(work.text);
});
