import { unsavedInput } from '../../lib/forms/unsaved-input.ts';
import { countUnsentLines } from '../meetings/unsent-lines.ts';
import { countUnsentNotes } from '../notes/unsent-notes.ts';
import { signOut } from './auth.ts';

/** What signing out would delete. */
export interface UnsentWork {
  /** Notes and lines of minutes that the server does not have. */
  readonly rows: number;
  /** Something on the page is written and not saved. */
  readonly isWriting: boolean;
}

let asked: UnsentWork | null = null;
const questionListeners = new Set<() => void>();

function ask(next: UnsentWork | null): void {
  asked = next;
  for (const listener of questionListeners) listener();
}

/** For the one dialog that asks. */
export const signOutQuestion = {
  get: (): UnsentWork | null => asked,
  close: (): void => ask(null),
  subscribe(listener: () => void): () => void {
    questionListeners.add(listener);
    return () => questionListeners.delete(listener);
  },
};

/** Signs out; asks before where that deletes something the server does not have. */
export function requestSignOut(): void {
  const work = { rows: countUnsentNotes() + countUnsentLines(), isWriting: unsavedInput.has() };
  if (work.rows > 0 || work.isWriting) ask(work);
  else void signOut();
}
