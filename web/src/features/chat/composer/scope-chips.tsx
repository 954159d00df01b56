import { useQuery } from '@tanstack/react-query';
import { meetingQuery } from '../../../data/meetings/meetings.ts';
import { cx } from '../../../ui/cx.ts';
import { askedScopes, useAskedScope } from './asked-scopes.ts';
import { scopeWords } from './scope-words.ts';

interface ScopeChipsProps {
  readonly draftKey: string;
  /** The meeting the conversation is about. */
  readonly meetingId: string;
}

/** Which meetings the next question is asked of: this one, those of its series, or all. */
export function ScopeChips({ draftKey, meetingId }: ScopeChipsProps) {
  const { data: meeting } = useQuery(meetingQuery(meetingId));
  const scope = useAskedScope(draftKey);
  const offered = (['meeting', 'series', 'all'] as const).filter(
    (each) => each !== 'series' || Boolean(meeting?.series),
  );
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5 pb-2">
      <legend className="sr-only">Hỏi trong</legend>
      <span aria-hidden="true" className="text-small text-muted">
        Hỏi trong
      </span>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === scope}
          title={each === 'meeting' ? meeting?.title : undefined}
          onClick={() => askedScopes.write(draftKey, each)}
          className={cx(
            'inline-flex min-h-7 items-center rounded-full border px-3 text-small font-medium pointer-coarse:min-h-11',
            each === scope
              ? 'border-jade-line bg-jade-soft text-jade-ink'
              : 'bg-surface text-muted hover:bg-hover',
          )}
        >
          {scopeWords[each]}
        </button>
      ))}
    </fieldset>
  );
}
