import type { Answer } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { cx } from '../../ui/cx.ts';
import { answerWords } from './meeting-words.ts';

const icons = { waiting: Hourglass, accepted: Check, tentative: CircleHelp, declined: X } as const;

const inks: Readonly<Record<Answer, string>> = {
  waiting: 'text-turmeric-ink',
  accepted: 'text-jade-ink',
  tentative: 'text-muted',
  declined: 'text-muted',
};

/** How somebody answered, in a sign and a word. */
export function AnswerMark({ answer }: { readonly answer: Answer }) {
  const Icon = icons[answer];
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-small whitespace-nowrap', inks[answer])}>
      <Icon className="size-4" />
      {answerWords[answer]}
    </span>
  );
}
