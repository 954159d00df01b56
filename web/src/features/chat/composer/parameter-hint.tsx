import { cx } from '../../../ui/cx.ts';
import { isTooLong, sayTooLong } from './message-length.rules.ts';
import { commandBeingWritten } from './pick-command.rules.ts';
import { argumentAt } from './placeholders.rules.ts';

const hint = 'one-line px-1 pt-1 text-key text-muted';

interface ParameterHintProps {
  readonly text: string;
  readonly caret: number;
}

/** Under the input: the parameter being written; otherwise which keys do what. */
export function ParameterHint({ text, caret }: ParameterHintProps) {
  if (isTooLong(text.trim())) {
    return (
      <p role="status" className="px-1 pt-1 text-small text-brick-ink">
        {sayTooLong(text.trim())}
      </p>
    );
  }
  const command = commandBeingWritten(text);
  const current = command?.parameters[argumentAt(text, caret)];
  if (!command || !current) {
    return (
      <p className={cx(hint, 'max-md:hidden')}>Enter để gửi · Shift + Enter xuống dòng · gõ / để ra lệnh</p>
    );
  }
  return (
    <p className={hint}>
      {command.parameters.map(({ name }) => (
        <span key={name} className={cx('mr-1.5', name === current.name && 'font-semibold text-jade-ink')}>
          {name}
        </span>
      ))}
      · {current.description}
    </p>
  );
}
