import { createContext, use } from 'react';
import type { NotesState } from './use-notes.ts';

export const NotesContext = createContext<NotesState | null>(null);

export function useNotesPage(): NotesState {
  const state = use(NotesContext);
  if (!state) throw new Error('outside of the notes of a meeting');
  return state;
}
