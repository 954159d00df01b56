import { weekdays } from '../../lib/format/day-words.ts';
import { cx } from '../cx.ts';

const box = cx(
  'relative flex h-10 min-w-0 items-center justify-center rounded-control border border-line-control bg-surface font-medium',
  'text-muted transition-colors duration-120 pointer-coarse:h-11',
  'has-checked:border-jade has-checked:bg-jade-soft has-checked:text-jade-ink',
  'has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:outline-offset-2',
);

interface WeekdayBoxesProps {
  readonly legend: string;
  /** 1 is Monday. */
  readonly chosen: readonly number[];
  /** In the order of the week. */
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Days of the week, each a box of its own. */
export const WeekdayBoxes = ({ legend, chosen, onChange }: WeekdayBoxesProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 text-small font-medium">{legend}</legend>
    <div className="grid max-w-96 grid-cols-7 gap-1.5">
      {weekdays.map(({ day, short, name }) => (
        <label key={day} className={box} title={name}>
          <input
            type="checkbox"
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            aria-label={name}
            checked={chosen.includes(day)}
            onChange={(event) =>
              onChange(
                weekdays
                  .map((each) => each.day)
                  .filter((each) => (each === day ? event.target.checked : chosen.includes(each))),
              )
            }
          />
          <span aria-hidden="true">{short}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
