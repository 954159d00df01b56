import { Popover } from '@base-ui/react/popover';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { isDay } from '../../lib/format/days.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { cx } from '../cx.ts';
import { floating } from '../overlays/floating-class.ts';
import { useFieldControl } from './field.tsx';
import { inputBox } from './input.tsx';
import { MonthChoice } from './month-choice.tsx';
import { readDay } from './read-day.ts';

type ReadWords = (typed: string, today: string) => string | null;

interface DateInputProps {
  /** `YYYY-MM-DD`, empty, or what was typed that is no day. */
  readonly value: string;
  /** The day that was meant, or what was typed where that is no day. */
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly readOnly?: boolean;
}

const written = (value: string): string => (isDay(value) ? dayInDigits(value) : value);

/**
 * A day, typed as Vietnamese write and say it ('25/11', 'thứ sáu tuần sau'), or chosen from a month. The browser's own field
 * speaks the language of the browser, which is often another than the page's.
 */
export function DateInput({ value, onChange, onBlur, ref, min, max, readOnly = false }: DateInputProps) {
  const today = localDay(Date.now(), browserZone());
  const [typed, type] = useState('');
  const [isWriting, write] = useState(false);
  const [isOpen, open] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const readWords = useReadWords();

  const onEnter = () => {
    type(written(value));
    write(true);
    readWords.load();
  };
  const onType = (text: string) => {
    type(text);
    onChange(readDay(text, today) ?? readWords.read(text, today) ?? text.trim());
  };
  // What was typed before its reader came.
  useEffect(() => {
    const day = value !== '' && !isDay(value) && readWords.read(value, today);
    if (day) onChange(day);
  }, [value, today, readWords.read, onChange]);
  const choose = (day: string) => {
    onChange(day);
    open(false);
  };
  return (
    <div ref={box} className="relative">
      <input
        {...useFieldControl()}
        ref={ref}
        type="text"
        autoComplete="off"
        placeholder="ngày/tháng/năm"
        value={isWriting ? typed : written(value)}
        readOnly={readOnly}
        onFocus={onEnter}
        onChange={(event) => onType(event.target.value)}
        onBlur={() => {
          write(false);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') open(true);
        }}
        className={cx(inputBox, 'h-10 pr-10 pl-3 tabular-nums read-only:bg-sunken pointer-coarse:h-11')}
      />
      {!readOnly && (
        <DayPopover open={isOpen} onOpenChange={open} anchor={box}>
          <MonthChoice
            day={isDay(value) ? value : today}
            today={today}
            marked={new Set([value])}
            onChoose={choose}
            min={min || undefined}
            max={max || undefined}
          />
        </DayPopover>
      )}
    </div>
  );
}

interface DayPopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function DayPopover({ open, onOpenChange, anchor, children }: DayPopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  const chosenDay = () => popup.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? true;
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        render={
          <IconButton
            label="Chọn trên lịch"
            icon={<CalendarDays />}
            size="small"
            className="absolute top-1/2 right-1 -translate-y-1/2 text-muted"
          />
        }
      />
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          positionMethod="fixed"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-30"
        >
          <Popover.Popup ref={popup} initialFocus={chosenDay} className={cx(floating, 'w-[280px] p-3')}>
            <Popover.Title className="sr-only">Chọn ngày</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The reader of days in words comes when the field is entered; numbers are read without it. */
function useReadWords() {
  const [read, setRead] = useState<ReadWords>(() => () => null);
  const load = () => {
    import('./read-day-words.ts').then(
      ({ readDayWords }) => setRead(() => readDayWords),
      () => undefined,
    );
  };
  return { read, load };
}
