import { createContext, useContext } from 'react';

export interface Evidence {
  /** The number each cited line carries. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Lines of the statement one looks at. */
  readonly chosen: readonly number[];
  readonly choose: (turns: readonly number[]) => void;
  /** The version of the transcript the lines belong to; nothing for the newest. */
  readonly version: number | undefined;
}

export const EvidenceContext = createContext<Evidence>({
  numbers: new Map(),
  chosen: [],
  choose: () => undefined,
  version: undefined,
});

export const useEvidence = (): Evidence => useContext(EvidenceContext);
