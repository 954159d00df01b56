import { createContext, useContext } from 'react';

/** What one looks at: a statement and its lines, with the line pressed first; or one line by itself. */
export interface Choice {
  /** Null for a line by itself. */
  readonly statement: string | null;
  readonly turns: readonly number[];
  /** The line to bring into sight. */
  readonly turn: number;
}

export interface Evidence {
  /** The number each cited line carries. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly choice: Choice | null;
  readonly choose: (choice: Choice) => void;
  /** The version of the transcript the lines belong to; nothing for the newest. */
  readonly version: number | undefined;
}

export const EvidenceContext = createContext<Evidence>({
  numbers: new Map(),
  choice: null,
  choose: () => undefined,
  version: undefined,
});

export const useEvidence = (): Evidence => useContext(EvidenceContext);
