import type { CardChange } from '@hopgon/contract/chat/changes';

/** A card that says one thing more; of several changes the last says it. */
export function withWarning(change: CardChange, warning: string): CardChange {
  if (change.kind !== 'several') return { ...change, warnings: [...change.warnings, warning] };
  const last = change.changes.length - 1;
  const changes = change.changes.map((one, at) =>
    at === last ? { ...one, warnings: [...one.warnings, warning] } : one,
  );
  return { ...change, changes };
}
