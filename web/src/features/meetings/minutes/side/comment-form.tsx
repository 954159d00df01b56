import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { useCreateComment } from '../../../../data/meetings/minutes-remarks.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Textarea } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { Banner } from '../../../../ui/states/banner.tsx';
import { useMinutesPage } from '../minutes-context.ts';

/** Who sees the comment: a draft is shown to the people who edit it. */
const assigneesOf = ({ participants, createdBy }: Meeting, { state }: Pick<Minutes, 'state'>) =>
  participants.filter(
    ({ userId, role }) =>
      state !== 'draft' || role === 'chair' || role === 'secretary' || userId === createdBy.userId,
  );

/** A comment on a line or on the whole, for somebody to look after where one is named. */
export function CommentForm() {
  const { minutes, meeting, remarkedLineId, openSide, newComment } = useMinutesPage();
  const { mutateAsync, isPending, error } = useCreateComment(minutes);
  const { text, setText, assigneeId, assign, submitKey } = newComment;
  const [problem, setProblem] = useState('');
  const line = minutes.sections.flatMap(({ lines }) => lines).find(({ id }) => id === remarkedLineId);
  const people = [
    { value: '', label: 'Không giao cho ai' },
    ...assigneesOf(meeting, minutes).map(({ userId, displayName }) => ({
      value: userId,
      label: displayName,
    })),
  ];
  const send = (event: FormEvent) => {
    event.preventDefault();
    const written = text.normalize('NFC').trim();
    if (written === '') return setProblem('Hãy ghi góp ý');
    const body = { text: written, lineId: line?.id ?? null, assigneeId: assigneeId || null };
    const clear = () => {
      submitKey.renew();
      // What was written while the server answered stays.
      setText((now) => (now === text ? '' : now));
      assign((now) => (now === assigneeId ? '' : now));
    };
    // Also where this form is gone by then; a failure is shown by the form.
    void mutateAsync({ body, idempotencyKey: submitKey.keyFor(body) }).then(clear, () => undefined);
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      {line && (
        <p className="flex items-start gap-1 text-small text-muted">
          <span className="min-w-0 flex-1 break-words">Về dòng “{line.text}”</span>
          <IconButton
            size="small"
            label="Góp ý cho cả biên bản"
            icon={<X />}
            onClick={() => openSide('comments')}
          />
        </p>
      )}
      {error && <Banner tone="error">{failureText(error, 'Không thể gửi góp ý. Vui lòng thử lại.')}</Banner>}
      <Field label={line ? 'Góp ý về dòng này' : 'Góp ý cho cả biên bản'} error={problem}>
        <Textarea
          key={line?.id}
          rows={2}
          autoFocus={line !== undefined}
          maxLength={2000}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="min-w-0 flex-[1_1_10rem]">
          <Field label="Giao xử lý" hideLabel>
            <Select choices={people} value={assigneeId} onChange={assign} />
          </Field>
        </div>
        <Button type="submit" busy={isPending}>
          Góp ý
        </Button>
      </div>
    </form>
  );
}
