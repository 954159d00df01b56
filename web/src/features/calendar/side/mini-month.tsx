import { MonthChoice } from '../../../ui/inputs/month-choice.tsx';

interface MiniMonthProps {
  readonly day: string;
  readonly today: string;
  /** The days the calendar shows beside this. */
  readonly shown: readonly string[];
  readonly onGoTo: (day: string) => void;
}

/** A month to leap by. */
export const MiniMonth = ({ day, today, shown, onGoTo }: MiniMonthProps) => (
  <section aria-label="Chọn ngày">
    <MonthChoice
      day={day}
      today={today}
      marked={new Set(shown.length > 7 ? [day] : shown)}
      onChoose={onGoTo}
      name=" ở lịch nhỏ"
    />
  </section>
);
