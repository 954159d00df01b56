import { createContext, useContext } from 'react';

/** What one looks at: a statement and its lines, with the line pressed first; or one line by itself. */
export interface Choice {
  /** Null for a line by itself. */
  readonly statement: string | null;
  readonly turns: readonly number[];
  /** The line to bring into sight. */
  readonly turn: number;
}

/** A row being edited takes further lines. */
export interface EvidenceOffer {
  readonly turns: readonly number[];
  readonly onAdd: (turn: number) => void;
}

export interface Evidence {
  /** Null outside of an analysis. */
  readonly transcriptId: string | null;
  /** All lines something rests on, in the order they were said. */
  readonly cited: readonly number[];
  readonly choice: Choice | null;
  readonly choose: (choice: Choice) => void;
  readonly offered: EvidenceOffer | null;
  readonly offer: (to: EvidenceOffer | null) => void;
  /** The version of the transcript the lines belong to; nothing for the newest. */
  readonly version: number | undefined;
}

const nothing = () => undefined;

export const EvidenceContext = createContext<Evidence>({
  transcriptId: null,
  cited: [],
  choice: null,
  choose: nothing,
  offered: null,
  offer: nothing,
  version: undefined,
});

export const useEvidence = (): Evidence => useContext(EvidenceContext);
