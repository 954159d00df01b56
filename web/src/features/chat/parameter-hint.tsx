import { cx } from '../../ui/cx.ts';
import { commandBeingWritten } from './pick-command.rules.ts';
import { argumentAt } from './placeholders.rules.ts';

interface ParameterHintProps {
  readonly text: string;
  readonly caret: number;
}

/** Under the input: the parameter being written; otherwise which keys do what. */
export function ParameterHint({ text, caret }: ParameterHintProps) {
  const command = commandBeingWritten(text);
  const current = command?.parameters[argumentAt(text, caret)];
  return (
    <p className="one-line px-1 pt-1 text-key text-muted max-md:hidden">
      {command && current ? (
        <>
          {command.parameters.map(({ name }) => (
            <span key={name} className={cx('mr-1.5', name === current.name && 'font-semibold text-jade-ink')}>
              {name}
            </span>
          ))}
          <span>· {current.description}</span>
        </>
      ) : (
        'Enter để gửi · Shift + Enter xuống dòng · gõ / để ra lệnh'
      )}
    </p>
  );
}
