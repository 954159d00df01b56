import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FileButton } from '../../ui/inputs/file-button.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';

const longestReply = 100_000;

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
        <FileButton
          label="Chọn tệp .ics"
          icon={<Upload />}
          accept=".ics,text/calendar"
          busy={busy}
          onFile={(file) => void file.text().then((content) => setText(content.slice(0, longestReply)))}
        />
        <div className="w-full">
          <Field
            label="Hoặc dán nội dung tệp"
            hint="Tệp trả lời (REPLY) mà Outlook, Google Calendar… tạo ra."
          >
            <Textarea
              rows={4}
              maxLength={longestReply}
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
