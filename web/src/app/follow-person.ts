import type { QueryClient } from '@tanstack/react-query';
import { forgetUnsentLines } from '../data/meetings/unsent-lines.ts';
import { forgetUnsentNotes } from '../data/notes/unsent-notes.ts';
import { keptForms } from '../lib/forms/kept-forms.ts';
import { lastRead } from '../lib/offline/last-read.ts';
import { currentCompany } from '../lib/session/current-company.ts';
import { currentPerson } from '../lib/session/current-person.ts';
import { session } from '../lib/session/session.ts';

/**
 * When another person's session takes the place of the one before, or none does, nothing read before may stay; the guards
 * are then asked again. A session may also have ended while the app was closed.
 */
export function followPerson(queryClient: QueryClient, recheck: () => Promise<void>): void {
  let last = session.get()?.sessionId;
  if (last === undefined) lastRead.forgetAll();
  session.subscribe(() => {
    const next = session.get()?.sessionId;
    if (next === last) return;
    last = next;
    currentCompany.choose(null);
    currentPerson.know(null);
    lastRead.forgetAll();
    if (next === undefined) {
      if (session.wasLeft()) {
        forgetUnsentNotes();
        forgetUnsentLines();
        keptForms.forgetAll();
      }
      // The page that is being left would read again what is taken from under it, and be refused.
      void recheck().finally(() => {
        if (!session.get()) queryClient.clear();
      });
      return;
    }
    queryClient.clear();
    void recheck();
  });
}
