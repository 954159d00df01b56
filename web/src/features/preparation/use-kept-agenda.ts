import type { Agenda } from '@hopgon/contract/preparation/schemas';
import { useEffect, useState } from 'react';
import { useWriter } from '../../data/use-writer.ts';
import { keptForms } from '../../lib/forms/kept-forms.ts';
import { newId } from '../../lib/new-id.ts';
import { type EditedItem, editedFrom, newItem, toSave } from './agenda.rules.ts';

/** Where an agenda is kept while it is written. */
export function useKeptAgendaKey(meetingId: string): string {
  const { personId, companyId } = useWriter().writer;
  return `agenda ${personId} ${companyId} ${meetingId}`;
}

/** The items being written: they outlive a session that ends and a reload until they are saved or given up. */
export function useKeptAgenda(meetingId: string, agenda: Agenda) {
  const key = useKeptAgendaKey(meetingId);
  const [begun] = useState<readonly EditedItem[]>(() =>
    agenda.items.length > 0 ? editedFrom(agenda) : [newItem(newId())],
  );
  const [kept] = useState(() => keptForms.read(key, { items: begun, version: agenda.version }));
  const [items, setItems] = useState(kept?.items ?? begun);
  // The one these items began with; what others save meanwhile is read again behind the editor.
  const [version, setVersion] = useState(kept?.version ?? agenda.version);
  const isDirty = JSON.stringify(toSave(items)) !== JSON.stringify(toSave(begun));
  useEffect(() => {
    if (isDirty) keptForms.write(key, { items, version });
    else keptForms.forget(key);
  }, [key, isDirty, items, version]);
  return {
    items,
    setItems,
    version,
    setVersion,
    isDirty,
    isRestored: kept !== null,
    forget: () => keptForms.forget(key),
  };
}
