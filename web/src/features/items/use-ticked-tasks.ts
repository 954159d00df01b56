import { useKept } from '../../lib/forms/use-kept.ts';

const noIds: readonly string[] = [];

/** The ticked rows of the board. Kept with whether they are being edited: a dialog without its rows would open at the next tick. */
export function useTickedTasks() {
  const [{ ids, isEditing }, setTicked] = useKept('ticked tasks', { ids: noIds, isEditing: false });
  const tick = (next: Iterable<string>) => setTicked({ ids: [...next], isEditing: false });
  return {
    chosenIds: new Set(ids),
    tick,
    /** Props of a `BulkBar`. */
    bar: {
      isEditing,
      onEdit: (next: boolean) => setTicked({ ids, isEditing: next }),
      onUntick: (itemIds: readonly string[]) => tick(ids.filter((id) => !itemIds.includes(id))),
    },
  };
}
