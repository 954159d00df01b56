import { answerWords } from '@hopgon/contract/meetings/names';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { movedInWords } from '../../../data/meetings/moved-words.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Textarea } from '../../../ui/inputs/input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { type Given, useAnswer } from './use-answer.ts';

/** The response of the person, with a reason where they are unsure or decline. */
export function AnswerPanel({ meeting }: { readonly meeting: Meeting }) {
  const [asked, ask] = useKept<Given | null>(`answer ${meeting.id}`, null);
  const [reason, setReason] = useKept(`answer reason ${meeting.id}`, '');
  const { myAnswer, myEarlierAnswer, series, status } = meeting;
  // Who has not answered the first one hardly has each of the others.
  const [withFollowing, include] = useState(myAnswer === 'waiting');
  const isAsked = series !== null && status === 'upcoming';
  const { send: sendAnswer, busyWith } = useAnswer(meeting, () => {
    ask(null);
    setReason('');
  });
  const send = (answer: Given) => sendAnswer({ answer, reason, withFollowing: isAsked && withFollowing });
  const button = (answer: Given) => (
    <Button
      look={myAnswer === answer ? 'tonal' : 'outline'}
      aria-pressed={myAnswer === answer}
      icon={myAnswer === answer ? <Check /> : undefined}
      busy={busyWith === answer && asked === null}
      onClick={() => (answer === 'accepted' ? send(answer) : ask(answer))}
    >
      {answerWords[answer]}
    </Button>
  );
  return (
    <Panel className="px-5 py-4">
      <LeaveGuard isDirty={() => asked !== null && reason.trim() !== ''} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">
          {myAnswer === 'waiting' ? 'Bạn có dự được không?' : 'Câu trả lời của bạn'}
        </h2>
        <div className="flex gap-2 max-[20rem]:flex-wrap max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2">
          {button('accepted')}
          {button('tentative')}
          {button('declined')}
        </div>
      </div>
      {myEarlierAnswer && (
        <p className="mt-2 text-small text-muted">{movedInWords(meeting, myEarlierAnswer)}</p>
      )}
      {isAsked && (
        <Checkbox
          className="mt-3 text-small text-muted"
          checked={withFollowing}
          onChange={(event) => include(event.target.checked)}
        >
          Trả lời luôn cho các buổi sau của chuỗi
        </Checkbox>
      )}
      {asked && (
        <form
          noValidate
          className="mt-4 flex flex-col gap-3 border-t pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            send(asked);
          }}
        >
          <Field label={`${answerWords[asked]} vì`} hint="Người chủ trì đọc được. Có thể để trống.">
            <Textarea
              rows={2}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <div className="flex justify-end gap-2">
            <Button onClick={() => ask(null)}>Hủy</Button>
            <Button type="submit" look="primary" busy={busyWith !== null}>
              Gửi câu trả lời
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
