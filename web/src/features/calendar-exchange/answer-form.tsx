import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { answerWords } from '../../data/meetings/answer-words.ts';
import { useAnswerByLink } from '../../data/meetings/calendar-exchange.ts';
import { movedInWords } from '../../data/meetings/moved-words.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { CalendarReply } from './calendar-reply.tsx';
import type { GivenAnswer } from './invitation-words.ts';

interface AnswerFormProps {
  readonly token: string;
  readonly invitation: LinkedInvitation;
  /** The button that was pressed in the mail. */
  readonly meant: GivenAnswer | null;
}

const answers: readonly GivenAnswer[] = ['accepted', 'tentative', 'declined'];

/** Coming or not, and why. Nothing is sent before its button is pressed. */
export function AnswerForm({ token, invitation, meant }: AnswerFormProps) {
  const { mutate, isPending, error, isSuccess } = useAnswerByLink(token);
  const { answer: before, answerReason, earlier } = invitation.person;
  const [chosen, choose] = useState<GivenAnswer | null>(meant ?? (before === 'waiting' ? null : before));
  const [reason, setReason] = useState(answerReason);
  const [missing, miss] = useState(false);

  const send = () => {
    if (chosen === null) {
      miss(true);
      return;
    }
    const said = chosen === 'accepted' ? '' : reason.normalize('NFC').trim();
    mutate({ by: 'button', body: { token, answer: chosen, reason: said } });
  };
  return (
    <>
      <form
        noValidate
        aria-label="Trả lời lời mời"
        className="flex flex-col gap-4 border-t pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {earlier && <Banner tone="info">{movedInWords(invitation, earlier)}</Banner>}
        {before !== 'waiting' && !isPending && (
          <Banner tone={isSuccess ? 'success' : 'info'}>
            {isSuccess ? 'Đã ghi nhận câu trả lời' : 'Bạn đã trả lời'}: {answerWords[before].toLowerCase()}.
          </Banner>
        )}
        {error && (
          <Banner tone="error">{failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')}</Banner>
        )}
        <fieldset>
          <legend className="mb-2 font-semibold">Bạn có dự được không?</legend>
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
        {missing && <Banner tone="error">Hãy chọn một câu trả lời.</Banner>}
        {chosen !== null && chosen !== 'accepted' && (
          <Field label={`${answerWords[chosen]} vì`} hint="Người chủ trì đọc được. Có thể để trống.">
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
      </form>
      <CalendarReply
        busy={isPending}
        onReply={(calendar) => mutate({ by: 'calendar', body: { token, calendar } })}
      />
    </>
  );
}
