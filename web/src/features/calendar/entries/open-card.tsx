import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { AnchoredCard } from '../../../ui/overlays/anchored-card.tsx';
import type { Calendar } from '../use-calendar.ts';
import { clashingWith, type Entry } from './entry.rules.ts';
import { EntryCard } from './entry-card.tsx';

interface OpenCardProps {
  readonly calendar: Calendar;
  readonly opened: { readonly entry: Entry; readonly anchor: HTMLElement } | null;
  readonly isSheet: boolean;
  readonly onClose: () => void;
  readonly onEdit: (meeting: Meeting) => void;
}

/** The card of the meeting that was pressed, as it is known now: it may have been moved since. */
export function OpenCard({ calendar, opened, isSheet, onClose, onEdit }: OpenCardProps) {
  const { entries, timeZone, companyZone } = calendar;
  const shown = opened && (entries.find(({ id }) => id === opened.entry.id) ?? opened.entry);
  return (
    <AnchoredCard
      anchor={opened?.anchor ?? null}
      onClose={onClose}
      isSheet={isSheet}
      title={shown?.title ?? ''}
    >
      {shown && (
        <EntryCard
          entry={shown}
          timeZone={timeZone}
          companyZone={companyZone}
          clashes={clashingWith(shown, entries)}
          onClose={onClose}
          onEdit={(meeting) => {
            onClose();
            onEdit(meeting);
          }}
        />
      )}
    </AnchoredCard>
  );
}
