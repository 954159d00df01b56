import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../data/account/me.ts';
import { companyQuery } from '../data/company/companies.ts';
import { meetingsWithUnsentLines } from '../data/meetings/unsent-lines.ts';
import { meetingsWithUnsentNotes } from '../data/notes/unsent-notes.ts';
import { logProblem } from '../lib/log-problem.ts';
import { session } from '../lib/session/session.ts';

const checkEvery = 15_000;

/** What was written without a network is sent when it is back, also where its page was left or the app closed meanwhile. */
export function sendUnsentWork(queryClient: QueryClient): void {
  const writerNow = () => {
    const personId = queryClient.getQueryData(meQuery.queryKey)?.id;
    const companyId = queryClient.getQueryData(companyQuery.queryKey)?.id;
    return session.get() && personId && companyId ? { personId, companyId } : null;
  };
  const send = async () => {
    const writer = writerNow();
    if (!writer || meetingsWithUnsentNotes(writer).length + meetingsWithUnsentLines(writer).length === 0)
      return;
    const { sendUnsentNotes } = await import('../data/notes/notes.ts');
    const { sendKeptLines } = await import('../features/meetings/minutes/editor/send-kept-lines.ts');
    const isCurrent = () => JSON.stringify(writerNow()) === JSON.stringify(writer);
    if (!isCurrent()) return;
    sendUnsentNotes(queryClient, writer);
    sendKeptLines(queryClient, writer, isCurrent);
  };
  const check = () =>
    void send().catch((error: unknown) => logProblem('What was not sent still waits here.', error));
  addEventListener('online', check);
  setInterval(check, checkEvery);
}
