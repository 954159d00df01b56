import type { Answer, Meeting } from '@hopgon/contract/meetings/schemas';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useAnswerInvitation } from '../../data/meetings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { answerWords } from './meeting-words.ts';

type Given = Exclude<Answer, 'waiting'>;

/** Coming or not. Whoever is unsure or stays away may say why. */
export function AnswerPanel({ meeting }: { readonly meeting: Meeting }) {
  const { mutate, isPending, variables } = useAnswerInvitation(meeting.id);
  const [asked, ask] = useState<Given | null>(null);
  const [reason, setReason] = useState('');
  const { myAnswer } = meeting;

  const send = (answer: Given) =>
    mutate(
      { answer, reason: answer === 'accepted' ? '' : reason.normalize('NFC').trim() },
      {
        onSuccess: () => {
          ask(null);
          setReason('');
          toast.say(`Đã trả lời: ${answerWords[answer].toLowerCase()}`);
        },
        onError: (error) => toast.fail(failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')),
      },
    );
  const busyWith = isPending ? variables.answer : null;
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">
          {myAnswer === 'waiting' ? 'Bạn có dự được không?' : 'Câu trả lời của bạn'}
        </h2>
        <div className="flex flex-wrap gap-2">
          {button('accepted')}
          {button('tentative')}
          {button('declined')}
        </div>
      </div>
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
            <Button onClick={() => ask(null)}>Thôi</Button>
            <Button type="submit" look="primary" busy={isPending}>
              Gửi câu trả lời
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}
