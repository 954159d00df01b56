import type { AuditEntry } from '@hopgon/contract/audit/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { type Clocks, ownHour } from '../../lib/format/own-clock.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { entryText } from './audit-text.rules.ts';

interface AuditListProps {
  readonly entries: readonly AuditEntry[];
  /** Days are those of the own clock. */
  readonly clocks: Clocks;
  readonly onPerson: (userId: string) => void;
}

/** Day by day, the newest first. */
export function AuditList({ entries, clocks, onPerson }: AuditListProps) {
  const days = Map.groupBy(entries, ({ at }) => localDay(at, clocks.own));
  return (
    <>
      {[...days].map(([day, list]) => {
        const name = dayInWords(day);
        return (
          <Panel key={day}>
            <PanelHead title={name} />
            <ul className="divide-y">
              {list.map((entry) => (
                <Entry key={entry.id} entry={entry} clocks={clocks} onPerson={onPerson} />
              ))}
            </ul>
          </Panel>
        );
      })}
    </>
  );
}

interface EntryProps {
  readonly entry: AuditEntry;
  readonly clocks: Clocks;
  readonly onPerson: (userId: string) => void;
}

const Entry = ({ entry, entry: { at, actor, network }, clocks, onPerson }: EntryProps) => (
  <li className="flex items-start gap-3 px-5 py-3 max-sm:px-4">
    {actor ? <Avatar id={actor.userId} name={actor.displayName} size={24} /> : <span className="size-6" />}
    <div className="min-w-0 flex-1">
      <p className="break-words">
        {actor ? (
          <button
            type="button"
            title={`Chỉ xem việc của ${actor.displayName}`}
            className="rounded-mark font-medium hover:underline"
            onClick={() => onPerson(actor.userId)}
          >
            {actor.displayName}
          </button>
        ) : (
          <span className="font-medium">Hệ thống</span>
        )}{' '}
        {entryText(entry, clocks)}
      </p>
      <p className="text-small text-muted tabular-nums">
        <time dateTime={at}>{ownHour(at, clocks)}</time>
        {network && ` · mạng ${network}`}
      </p>
    </div>
  </li>
);
