import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { TranscriptMode } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { type Spoken, useUploadTranscript } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../lib/api/use-submit-key.ts';
import { fileProblem, hasBegun } from './spoken.rules.ts';

const contentOf = (spoken: Spoken) =>
  'text' in spoken ? spoken.text : [spoken.file.name, spoken.file.size, spoken.file.lastModified];

/**
 * Brings a file or pasted text in; `problem` says why that did not work. Before the meeting has begun `asked` waits for an
 * answer: it may be the wrong meeting.
 */
export function useUpload(
  meeting: Pick<Meeting, 'id' | 'startsAt'>,
  mode: TranscriptMode,
  onDone?: () => void,
) {
  const { mutate, isPending } = useUploadTranscript(meeting.id);
  const submitKey = useSubmitKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, ask] = useState<Spoken | null>(null);

  function send(spoken: Spoken): void {
    ask(null);
    setProblem(null);
    mutate(
      { spoken, mode, idempotencyKey: submitKey.keyFor([mode, contentOf(spoken)]) },
      {
        onSuccess: () => {
          submitKey.renew();
          onDone?.();
        },
        onError: (error) =>
          setProblem(failureText(error, 'Không thể tải bản gỡ băng lên. Vui lòng thử lại.')),
      },
    );
  }
  const offer = (spoken: Spoken) => (hasBegun(meeting, Date.now()) ? send(spoken) : ask(spoken));
  const sendFile = (file: File) => {
    const wrong = fileProblem(file);
    if (wrong) setProblem(wrong);
    else offer({ file });
  };
  const sendText = (text: string) => {
    if (text.trim() === '') setProblem('Hãy dán nội dung cuộc họp vào ô trên.');
    else offer({ text: text.normalize('NFC') });
  };
  return {
    sendFile,
    sendText,
    isPending,
    problem,
    forgive: () => setProblem(null),
    asked: asked && { onSend: () => send(asked), onKeep: () => ask(null) },
  };
}
