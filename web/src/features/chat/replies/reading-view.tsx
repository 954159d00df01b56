import type { Reading } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { useChatActions } from '../chat-actions.ts';
import { keyed } from '../keyed.ts';
import { AnswerView } from './answer-view.tsx';
import { FiguresView } from './figures-view.tsx';
import { ImportView } from './import-view.tsx';
import { partsOfLabel } from './label-parts.rules.ts';
import { LetterView } from './letter-view.tsx';
import { Bullets, Line } from './prose.tsx';
import { paragraphsOf } from './read-prose.rules.ts';
import { SummaryView } from './summary-view.tsx';

interface ReadingViewProps {
  /** The same in words; its list is shown in a form of its own. */
  readonly content: string;
  readonly reading: Reading;
}

export function ReadingView({ content, reading }: ReadingViewProps) {
  if (reading.kind === 'answer') return <AnswerView content={content} answer={reading} />;
  const [head = '', ...notes] = paragraphsOf(content);
  return (
    <div className="flex max-w-[68ch] flex-col gap-2 break-words">
      <p className={reading.kind === 'summary' || reading.kind === 'figures' ? 'font-semibold' : undefined}>
        <Line text={head} />
      </p>
      {reading.kind === 'summary' && <SummaryView summary={reading} />}
      {reading.kind === 'figures' && <FiguresView reading={reading} />}
      {reading.kind === 'choices' && <Choices choices={reading.choices} />}
      {reading.kind === 'links' && <Links links={reading.links} />}
      {reading.kind === 'letter' && <LetterView letter={reading} />}
      {reading.kind === 'import' && <ImportView />}
      {(reading.kind === 'letter' ? [] : notes).map((note) => (
        <p key={note} className="text-small text-muted">
          {note}
        </p>
      ))}
    </div>
  );
}

type Of<K extends Reading['kind']> = Extract<Reading, { kind: K }>;

/** Each choice is a message, sent as it stands. */
function Choices({ choices }: Pick<Of<'choices'>, 'choices'>) {
  const { send, isBusy } = useChatActions();
  return (
    <ul className="flex flex-wrap gap-2">
      {keyed(choices).map(({ key, value: { label, command } }) => (
        <li key={key} className="max-w-full">
          <Button size="small" wraps aria-disabled={isBusy || undefined} onClick={() => send(command)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const Links = ({ links }: Pick<Of<'links'>, 'links'>) => (
  <Bullets>
    {keyed(links).map(({ key, value: { label, path } }) => {
      const { name, more } = partsOfLabel(label);
      return (
        <li key={key}>
          <Link to={path} className="group/link rounded-mark">
            <span className="underline decoration-jade-line underline-offset-4 group-hover/link:decoration-jade">
              {name}
            </span>
            {more && (
              <span className="text-muted tabular-nums">
                <UnbrokenHours text={` — ${more}`} />
              </span>
            )}
          </Link>
        </li>
      );
    })}
  </Bullets>
);
