import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { createContext, useContext } from 'react';
import type { NewReading, ReadingChange } from '../../../data/meetings/readings.ts';
import type { Edited } from './readings.rules.ts';

interface NewRow {
  readonly reading: NewReading;
  readonly idempotencyKey: string;
}

interface ReadingEdits {
  readonly edited: Edited;
  readonly edit: (id: string, from: Edited[string] | null) => void;
  /** A new reading took its place while it was edited. */
  readonly isGone: (id: string) => boolean;
}

export interface ReadingActions {
  readonly meeting: Meeting;
  readonly canEdit: boolean;
  readonly myId: string | undefined;
  readonly isBusy: boolean;
  readonly approve: (rows: readonly Reading[]) => void;
  readonly reject: (rows: readonly Reading[]) => void;
  readonly undo: (rows: readonly Reading[]) => void;
  readonly merge: (into: Reading, rows: readonly Reading[], onDone: () => void) => void;
  /** `onDone` once it is saved; else it says why not. */
  readonly create: (row: NewRow, onDone: () => void) => void;
  readonly update: (row: Reading, change: ReadingChange, onDone: () => void) => void;
}

export const ReadingsContext = createContext<(ReadingActions & ReadingEdits) | null>(null);

export function useReadingActions(): ReadingActions & ReadingEdits {
  const actions = useContext(ReadingsContext);
  if (!actions) throw new Error('readings are shown inside their context');
  return actions;
}
