import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { answerWords } from '@hopgon/contract/meetings/names';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { movedInWords } from '../../data/meetings/moved-words.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { firstWord, type ReaderWord } from '../../lib/format/reader-word.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { CalendarReply } from './calendar-reply.tsx';
import { type GivenAnswer, readerOf } from './invitation-words.ts';
import { useLinkAnswer } from './use-link-answer.ts';

interface AnswerFormProps {
  readonly token: string;
  readonly invitation: LinkedInvitation;
  /** The button that was pressed in the mail. */
  readonly meant: GivenAnswer | null;
}

const answers: readonly GivenAnswer[] = ['accepted', 'tentative', 'declined'];

/** Coming or not, and why. Nothing is sent before its button is pressed. */
export function AnswerForm({ token, invitation, meant }: AnswerFormProps) {
  const given = useLinkAnswer(token, invitation, meant);
  const { chosen, choose, reason, setReason, earlier, send, sendCalendar, isPending } = given;
  const reader = readerOf(invitation.person);
  const [missing, miss] = useState(false);
  const explains = chosen === null ? reason !== '' : chosen !== 'accepted';
  return (
    <>
      <form
        noValidate
        aria-label="Trả lời lời mời"
        className="flex flex-col gap-4 border-t pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === null) miss(true);
          else send(chosen);
        }}
      >
        {earlier && <Banner tone="info">{movedInWords(invitation, earlier, { reader })}</Banner>}
        <fieldset>
          <legend className="mb-2 font-semibold">{firstWord(reader)} có dự được không?</legend>
          <div className="grid grid-cols-3 gap-2">
            {answers.map((answer) => (
              <Button
                key={answer}
                look={chosen === answer ? 'tonal' : 'outline'}
                aria-pressed={chosen === answer}
                icon={chosen === answer ? <Check className="max-sm:hidden" /> : undefined}
                className="px-2"
                onClick={() => {
                  choose(answer);
                  miss(false);
                }}
              >
                {answerWords[answer]}
              </Button>
            ))}
          </div>
        </fieldset>
        {explains && (
          <Field
            label={chosen === null ? 'Lý do' : `${answerWords[chosen]} vì`}
            hint="Người chủ trì đọc được. Có thể để trống."
          >
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" look="primary" size="large" busy={isPending}>
          Gửi câu trả lời
        </Button>
        <Outcome
          given={given}
          answer={invitation.person.answer}
          reader={reader}
          missing={missing && chosen === null}
        />
      </form>
      <CalendarReply busy={isPending} onReply={sendCalendar} />
    </>
  );
}

interface OutcomeProps {
  readonly given: ReturnType<typeof useLinkAnswer>;
  /** As it is recorded. */
  readonly answer: LinkedInvitation['person']['answer'];
  readonly reader: ReaderWord;
  readonly missing: boolean;
}

/** Below the buttons, so that none of them moves under the pointer. */
function Outcome({ given: { error, isPending, isSuccess }, answer, reader, missing }: OutcomeProps) {
  if (missing) return <Banner tone="error">Hãy chọn một câu trả lời.</Banner>;
  if (error)
    return <Banner tone="error">{failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')}</Banner>;
  if (answer === 'waiting' || isPending) return null;
  return (
    <Banner tone={isSuccess ? 'success' : 'info'}>
      {isSuccess ? 'Đã ghi nhận câu trả lời' : `${firstWord(reader)} đã trả lời`}:{' '}
      {answerWords[answer].toLowerCase()}.
    </Banner>
  );
}
