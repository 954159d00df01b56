import { useEffect, useState } from 'react';
import { withTurn } from './evidence.rules.ts';
import { useEvidence } from './evidence-context.ts';

/** The lines of a row while they are chosen; the rail beside offers more of them. Null where the row is new. */
export function useEvidenceDraft(statement: string | null, evidence: readonly number[]) {
  const { choose, offer } = useEvidence();
  const [opened] = useState(evidence);
  const [turns, setTurns] = useState<readonly number[]>(opened);
  useEffect(() => {
    const [turn] = opened;
    if (turn !== undefined) choose({ statement, turns: opened, turn });
  }, [choose, statement, opened]);
  useEffect(() => {
    offer({ turns, onAdd: (turn) => setTurns((before) => withTurn(before, turn)) });
    return () => offer(null);
  }, [offer, turns]);
  return [turns, setTurns, opened] as const;
}
