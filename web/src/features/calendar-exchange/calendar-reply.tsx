import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';

interface CalendarReplyProps {
  readonly busy: boolean;
  readonly onReply: (calendar: string) => void;
}

/** For a guest who has only the response their calendar wrote: its text counts as well. */
export function CalendarReply({ busy, onReply }: CalendarReplyProps) {
  const [text, setText] = useState('');
  return (
    <details className="mt-6 text-small">
      <summary className="cursor-pointer text-muted">Trả lời bằng tệp của ứng dụng lịch</summary>
      <form
        noValidate
        className="mt-3 flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onReply(text);
        }}
      >
        <div className="w-full">
          <Field label="Nội dung tệp .ics" hint="Tệp trả lời (REPLY) mà Outlook, Google Calendar… tạo ra.">
            <Textarea
              rows={4}
              maxLength={100_000}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" size="small" busy={busy}>
          Gửi tệp trả lời
        </Button>
      </form>
    </details>
  );
}
