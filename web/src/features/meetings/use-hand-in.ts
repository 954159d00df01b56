import { useState } from 'react';
import { type Spoken, useHandInTranscript } from '../../data/transcripts.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../lib/api/use-submit-key.ts';
import { fileProblem } from './spoken.rules.ts';

const contentOf = (spoken: Spoken) =>
  'text' in spoken ? spoken.text : [spoken.file.name, spoken.file.size, spoken.file.lastModified];

/** Brings a file or pasted text in; `problem` says why that did not work. */
export function useHandIn(meetingId: string, onDone?: () => void) {
  const { mutate, isPending } = useHandInTranscript(meetingId);
  const submitKey = useSubmitKey();
  const [problem, setProblem] = useState<string | null>(null);

  function send(spoken: Spoken): void {
    setProblem(null);
    mutate(
      { spoken, idempotencyKey: submitKey.keyFor(contentOf(spoken)) },
      {
        onSuccess: () => {
          submitKey.renew();
          onDone?.();
        },
        onError: (error) => setProblem(failureText(error, 'Không thể tải bản ghi lên. Vui lòng thử lại.')),
      },
    );
  }
  const sendFile = (file: File) => {
    const wrong = fileProblem(file);
    if (wrong) setProblem(wrong);
    else send({ file });
  };
  const sendText = (text: string) => {
    if (text.trim() === '') setProblem('Hãy dán nội dung cuộc họp vào ô trên.');
    else send({ text: text.normalize('NFC') });
  };
  return { sendFile, sendText, isPending, problem, forgive: () => setProblem(null) };
}
