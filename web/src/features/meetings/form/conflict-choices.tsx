import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { roomsQuery } from '../../../data/company/rooms.ts';
import { useClocks } from '../../../data/use-clocks.ts';
import { cx } from '../../../ui/cx.ts';
import { Banner } from '../../../ui/states/banner.tsx';
import { changedBy, conflictWords, sideInWords } from './conflict.rules.ts';
import type { ConflictKey } from './merge-form.rules.ts';
import type { Conflict, Side } from './use-conflict.ts';

interface ConflictChoicesProps {
  readonly conflict: Conflict;
  readonly chosen: Readonly<Partial<Record<ConflictKey, Side>>>;
  readonly onChoose: (key: ConflictKey, side: Side) => void;
}

/** What two people changed at once, mine beside theirs, for the one who saves later to choose. */
export function ConflictChoices({ conflict, chosen, onChoose }: ConflictChoicesProps) {
  const { data } = useQuery(roomsQuery);
  const clocks = useClocks();
  const { keys, changes } = conflict;
  const roomName = (side: Side) =>
    data?.rooms.find(({ id }) => id === conflict[side].draft.roomId)?.name ?? 'phòng khác';
  return (
    <Banner tone="error">
      <p className="font-medium">Người khác vừa sửa cùng một mục. Bạn giữ bản nào?</p>
      {keys.map((key) => (
        <Choice
          key={key}
          label={conflictWords[key]}
          chosen={chosen[key]}
          onChoose={(side) => onChoose(key, side)}
          sides={{
            mine: {
              who: 'Của bạn',
              text: sideInWords(conflict.mine, key, { roomName: roomName('mine'), clocks }),
            },
            theirs: {
              who: `Của ${changedBy(changes, key)}`,
              text: sideInWords(conflict.theirs, key, { roomName: roomName('theirs'), clocks }),
            },
          }}
        />
      ))}
    </Banner>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly sides: Readonly<Record<Side, { readonly who: string; readonly text: string }>>;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Choice({ label, sides, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="text-small font-medium">{label}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className={cx(
              'flex min-w-0 cursor-pointer gap-2 rounded-control border border-line-strong bg-surface p-2 text-ink',
              'has-checked:border-jade has-checked:bg-jade-soft has-focus-visible:outline-2 has-focus-visible:outline-jade',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-1 accent-jade"
            />
            <span className="min-w-0">
              <span className="block text-small text-muted">{sides[side].who}</span>
              <span className="block wrap-anywhere">{sides[side].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
