import type { MeetingChange } from '@hopgon/contract/meetings/schemas';
import { useState } from 'react';
import { type ConflictKey, type Filled, mergeForms } from './merge-form.rules.ts';

export type Side = 'mine' | 'theirs';

/** What both changed, as each left it. */
export interface Conflict {
  readonly keys: readonly ConflictKey[];
  readonly mine: Filled;
  readonly theirs: Filled;
  readonly changes: readonly MeetingChange[];
}

interface Newer {
  readonly started: Filled;
  readonly mine: Filled;
  readonly theirs: Filled;
  readonly changes: readonly MeetingChange[];
}

/** The conflict of a form with what somebody else saved, until a side was chosen for each of its fields. */
export function useConflict() {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [chosen, setChosen] = useState<Partial<Record<ConflictKey, Side>>>({});
  return {
    conflict,
    chosen,
    isOpen: (conflict?.keys ?? []).some((key) => chosen[key] === undefined),
    /** What the form holds from now on. */
    meet({ changes, ...sides }: Newer): Filled {
      const { filled, conflicts } = mergeForms(sides);
      setChosen({});
      setConflict({ keys: conflicts, mine: sides.mine, theirs: sides.theirs, changes });
      return filled;
    },
    choose: (key: ConflictKey, side: Side) => setChosen((before) => ({ ...before, [key]: side })),
  };
}
