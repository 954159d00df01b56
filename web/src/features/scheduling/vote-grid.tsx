import type { Poll, Vote } from '@hopgon/contract/scheduling/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ownDay, rangeIn } from '../../lib/format/own-clock.ts';
import { cx } from '../../ui/cx.ts';
import { voteWords } from './scheduling-words.ts';
import { readerZone } from './slot-times.tsx';

type Slot = Poll['slots'][number];

export interface GridRow {
  readonly id: string;
  readonly name: string;
  /** 'khách', 'bạn' */
  readonly note?: string | undefined;
  readonly votes: Poll['voters'][number]['votes'];
}

interface VoteGridProps {
  readonly slots: readonly Slot[];
  readonly rows: readonly GridRow[];
  readonly timeZone: string;
  /** The time that suits most, or the one that was chosen. */
  readonly marked: { readonly slotId: string; readonly words: string } | null;
}

/** What scrolls must be scrolled without a mouse, too. */
const reachedByKeys = { tabIndex: 0 } as const;

const corner = 'sticky left-0 z-[1] bg-surface text-left';
const cell = 'h-11 border-t px-2 text-center';

/** Who could come when: a person a row, a time a column, sums below. It scrolls sideways inside itself. */
export const VoteGrid = ({ slots, rows, timeZone, marked }: VoteGridProps) => (
  <section
    aria-label="Bảng ai dự được giờ nào"
    {...reachedByKeys}
    className="relative overflow-x-auto last:rounded-b-panel focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-jade"
  >
    <table className="w-full border-separate border-spacing-0 text-small">
      <thead>
        <tr>
          <th scope="col" className={cx(corner, 'min-w-32 px-5 py-3 font-medium text-muted max-md:px-3')}>
            Người
          </th>
          {slots.map((slot) => (
            <SlotHead key={slot.id} slot={slot} timeZone={timeZone} mark={markOf(slot, marked)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, note, votes }) => (
          <tr key={id}>
            <th
              scope="row"
              className={cx(
                corner,
                'h-11 max-w-48 border-t px-5 py-1.5 font-normal max-md:max-w-32 max-md:px-3',
              )}
            >
              <span className="wrap-anywhere">{name}</span>
              {note && <span className="text-muted"> ({note})</span>}
            </th>
            {slots.map((slot) => (
              <td key={slot.id} className={cx(cell, markOf(slot, marked) && 'bg-jade-wash')}>
                <VoteMark vote={votes.find(({ slotId }) => slotId === slot.id)?.vote} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="tabular-nums">
        {(['yes', 'maybe', 'no'] as const).map((vote) => (
          <tr key={vote}>
            <th scope="row" className={cx(corner, 'h-9 border-t px-5 font-medium max-md:px-3')}>
              {voteWords[vote]}
            </th>
            {slots.map((slot) => (
              <td
                key={slot.id}
                className={cx(
                  'h-9 border-t px-2 text-center',
                  vote === 'yes' && 'font-semibold',
                  slot.counts[vote] === 0 && 'text-muted',
                  markOf(slot, marked) && 'bg-jade-wash',
                )}
              >
                {slot.counts[vote]}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  </section>
);

const markOf = ({ id }: Slot, marked: VoteGridProps['marked']): string | null =>
  marked?.slotId === id ? marked.words : null;

interface SlotHeadProps {
  readonly slot: Slot;
  readonly timeZone: string;
  readonly mark: string | null;
}

function SlotHead({ slot, timeZone, mark }: SlotHeadProps) {
  const zone = readerZone(slot, timeZone);
  const span = { ...slot, timeZone };
  return (
    <th scope="col" className={cx('min-w-28 px-2 py-3 align-top font-medium', mark && 'bg-jade-wash')}>
      <span className="block font-normal text-muted">{dayInWords(ownDay(span, zone))}</span>
      <span className="block tabular-nums">{rangeIn(span, zone)}</span>
      {mark && <span className="block text-jade-ink">{mark}</span>}
    </th>
  );
}

const marks: Readonly<Record<Vote, ReactNode>> = {
  yes: <Check aria-hidden className="inline text-jade-ink" />,
  maybe: <CircleHelp aria-hidden className="inline text-turmeric-ink" />,
  no: <X aria-hidden className="inline text-muted" />,
};

const VoteMark = ({ vote }: { readonly vote: Vote | undefined }) => (
  <span title={vote ? voteWords[vote] : 'Chưa chọn'}>
    {vote ? (
      marks[vote]
    ) : (
      <span aria-hidden className="text-muted">
        –
      </span>
    )}
    <span className="sr-only">{vote ? voteWords[vote] : 'Chưa chọn'}</span>
  </span>
);
