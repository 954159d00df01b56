import { type KeyboardEvent, useState } from 'react';
import { formatDay, formatRange } from '../../lib/format/date.ts';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type AskedSlot, busyAt, mostSlots, readSlot, type SlotProblem } from './new-poll.rules.ts';
import { lengthWords } from './scheduling-words.ts';

export interface KnownPerson {
  readonly userId: string;
  readonly displayName: string;
  readonly busy: readonly AskedSlot[];
}

interface PollTimesFieldProps {
  /** In order. */
  readonly slots: readonly AskedSlot[];
  /** Those that are not asked about, by their starts. */
  readonly left: ReadonlySet<string>;
  readonly onToggle: (startsAt: string, asked: boolean) => void;
  readonly onAdd: (slot: AskedSlot) => void;
  readonly people: readonly KnownPerson[];
  readonly timeZone: string;
  readonly minutes: number;
}

/** The times people choose from: what was suggested, and what one adds by hand. */
export const PollTimesField = ({ slots, left, onToggle, people, ...own }: PollTimesFieldProps) => (
  <fieldset className="flex min-w-0 flex-col gap-1.5">
    <legend className="mb-1.5 text-small font-medium">Những giờ để chọn</legend>
    {slots.map((slot) => (
      <Checkbox
        key={slot.startsAt}
        className="pointer-coarse:min-h-9"
        checked={!left.has(slot.startsAt)}
        onChange={({ target }) => onToggle(slot.startsAt, target.checked)}
      >
        {formatDay(slot.startsAt, own.timeZone)}, {formatRange(slot.startsAt, slot.endsAt, own.timeZone)}
        <BusyWords people={busyAt(people, slot)} />
      </Checkbox>
    ))}
    {slots.length < mostSlots && <OwnTime taken={slots} {...own} />}
  </fieldset>
);

const BusyWords = ({ people }: { readonly people: readonly KnownPerson[] }) =>
  people.length > 0 && (
    <span className="block text-small text-turmeric-ink">
      {people.map(({ displayName }) => displayName).join(', ')} bận
    </span>
  );

interface OwnTimeProps extends Pick<PollTimesFieldProps, 'onAdd' | 'timeZone' | 'minutes'> {
  readonly taken: readonly AskedSlot[];
}

function OwnTime({ taken, onAdd, timeZone, minutes }: OwnTimeProps) {
  const [day, setDay] = useState('');
  const [clock, setClock] = useState('');
  const [problem, setProblem] = useState<SlotProblem | null>(null);
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const errorOf = (field: SlotProblem['field']) => (problem?.field === field ? problem.text : undefined);

  const add = () => {
    const read = readSlot({ day, clock }, { minutes, timeZone, now: Date.now(), taken });
    if ('field' in read) return setProblem(read);
    onAdd(read);
    // The day stays: often several times of one day are asked about.
    setClock('');
  };
  // Enter adds the time; the question itself is not ready to be sent.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isWriting(event)) return;
    event.preventDefault();
    add();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the fields in it
    <div
      className="mt-2 grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]"
      onKeyDown={onKeyDown}
      onCompositionEnd={onCompositionEnd}
    >
      <Field label="Thêm giờ khác" hint={`Dài ${lengthWords(minutes)}.`} error={errorOf('day')}>
        <DateInput
          value={day}
          onChange={(next) => {
            setDay(next);
            setProblem(null);
          }}
        />
      </Field>
      <Field label="Lúc" error={errorOf('clock')}>
        <Input
          autoComplete="off"
          placeholder="14h30"
          className="tabular-nums"
          value={clock}
          onChange={({ target }) => {
            setClock(target.value);
            setProblem(null);
          }}
        />
      </Field>
      <Button className="max-sm:col-span-2 sm:mt-[27px] pointer-coarse:h-11" onClick={add}>
        Thêm
      </Button>
    </div>
  );
}
