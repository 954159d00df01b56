import { answerWords } from '@hopgon/contract/meetings/names';
import type { Answer } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { cx } from '../../../ui/cx.ts';

const icons = { waiting: Hourglass, accepted: Check, tentative: CircleHelp, declined: X } as const;

const inks: Readonly<Record<Answer, string>> = {
  waiting: 'text-turmeric-ink',
  accepted: 'text-jade-ink',
  tentative: 'text-muted',
  declined: 'text-muted',
};

interface AnswerMarkProps {
  readonly answer: Answer;
  /** Nobody waits for an answer any more. */
  readonly isOver?: boolean;
}

/** How somebody answered, in a sign and a word. */
export function AnswerMark({ answer, isOver = false }: AnswerMarkProps) {
  const isMissed = isOver && answer === 'waiting';
  const Icon = isMissed ? Minus : icons[answer];
  const ink = isMissed ? 'text-muted' : inks[answer];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-small whitespace-nowrap', ink)}>
      <Icon className="size-4" />
      {isMissed ? 'Không trả lời' : answerWords[answer]}
    </span>
  );
}
