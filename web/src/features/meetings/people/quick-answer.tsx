import { answerWords } from '@hopgon/contract/meetings/names';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import { Button } from '../../../ui/buttons/button.tsx';
import { useAnswer } from './use-answer.ts';

/** Coming or not, by one press; a reason is given on the page of the meeting. */
export function QuickAnswer({ meeting }: { readonly meeting: Meeting }) {
  const { send, busyWith } = useAnswer(meeting, () => undefined);
  return (
    <fieldset aria-label="Câu trả lời của bạn" className="flex flex-wrap gap-2">
      {(['accepted', 'tentative', 'declined'] as const).map((answer) => (
        <Button
          key={answer}
          size="small"
          look={meeting.myAnswer === answer ? 'tonal' : 'outline'}
          aria-pressed={meeting.myAnswer === answer}
          icon={meeting.myAnswer === answer ? <Check /> : undefined}
          busy={busyWith === answer}
          // A press on the answer that stands would take its reason away.
          onClick={() => meeting.myAnswer !== answer && send({ answer, reason: '', withFollowing: false })}
        >
          {answerWords[answer]}
        </Button>
      ))}
    </fieldset>
  );
}
