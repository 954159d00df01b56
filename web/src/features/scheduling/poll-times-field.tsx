import { lengthInWords } from '@hopgon/contract/time/format-duration';
import { useEffect, useRef } from 'react';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { ownSpan } from '../../lib/format/own-clock.ts';
import { useCompositionGuard } from '../../lib/keyboard/use-composition-guard.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../ui/inputs/date-input.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { UnbrokenHours } from '../../ui/marks/unbroken-hours.tsx';
import { type AskedSlot, busyAt, mostSlots, type SlotProblem } from './new-poll.rules.ts';
import type { PollTimes } from './use-poll-times.ts';

export interface KnownPerson {
  readonly userId: string;
  readonly displayName: string;
  readonly busy: readonly AskedSlot[];
}

interface PollTimesFieldProps {
  readonly times: PollTimes;
  readonly people: readonly KnownPerson[];
}

/** The times people choose from: what was suggested, and what one adds by hand. */
export const PollTimesField = ({ times, people }: PollTimesFieldProps) => (
  <fieldset className="flex min-w-0 flex-col gap-1.5">
    <legend className="mb-1.5 text-small font-medium">Những giờ để chọn</legend>
    {times.slots.map((slot) => (
      <Checkbox
        key={slot.startsAt}
        className="pointer-coarse:min-h-9"
        checked={!times.left.includes(slot.startsAt)}
        onChange={({ target }) => times.toggle(slot.startsAt, target.checked)}
      >
        <UnbrokenHours
          text={ownSpan(
            { ...slot, timeZone: times.timeZone },
            { own: browserZone(), company: times.timeZone },
          )}
        />
        <BusyWords people={busyAt(people, slot)} />
      </Checkbox>
    ))}
    {times.slots.length < mostSlots && <OwnTime times={times} />}
  </fieldset>
);

const BusyWords = ({ people }: Pick<PollTimesFieldProps, 'people'>) =>
  people.length > 0 && (
    <span className="block text-small text-turmeric-ink">
      {people.map(({ displayName }) => displayName).join(', ')} bận
    </span>
  );

function OwnTime({ times }: Pick<PollTimesFieldProps, 'times'>) {
  const { typed, problem, type, add, minutes } = times;
  const { isWriting, onCompositionEnd } = useCompositionGuard();
  const day = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLInputElement>(null);
  // The button that was pressed may be far below the fields.
  useEffect(() => {
    if (problem) (problem.field === 'day' ? day : clock).current?.focus();
  }, [problem]);
  const errorOf = (field: SlotProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6.5rem_auto]">
      <Field label="Thêm giờ khác" hint={`Dài ${lengthInWords(minutes)}.`} error={errorOf('day')}>
        <DateInput ref={day} value={typed.day} onChange={(day) => type({ day })} />
      </Field>
      <Field label="Lúc" error={errorOf('clock')}>
        <Input
          ref={clock}
          autoComplete="off"
          placeholder="14h30"
          className="tabular-nums"
          value={typed.clock}
          onChange={({ target }) => type({ clock: target.value })}
          onCompositionEnd={onCompositionEnd}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isWriting(event)) return;
            // Adds the time: the question itself may not be ready to be sent.
            event.preventDefault();
            add();
          }}
        />
      </Field>
      <Button className="max-sm:col-span-2 sm:mt-[27px]" onClick={() => add()}>
        Thêm
      </Button>
    </div>
  );
}
