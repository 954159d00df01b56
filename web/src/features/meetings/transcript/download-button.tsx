import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { allTurnsQuery } from '../../../data/transcripts/transcripts.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { saveText } from '../../../lib/save-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { transcriptText } from './transcript-text.rules.ts';

interface DownloadButtonProps {
  readonly transcriptId: string;
  readonly title: string;
}

/** Saves the transcript as text, as it is read here: corrected, with its speakers and gaps. */
export function DownloadButton({ transcriptId, title }: DownloadButtonProps) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const turns = await queryClient.fetchQuery(allTurnsQuery(transcriptId));
      saveText(
        `${title.replace(/[\\/:*?"<>|]+/gu, ' ')}.txt`,
        'text/plain',
        `\uFEFF${transcriptText(turns)}`,
      );
    } catch (error) {
      toast.fail(failureText(error, 'Không thể tải bản gỡ băng về. Vui lòng thử lại.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="plain" size="small" icon={<Download />} busy={isBusy} onClick={() => void save()}>
      Tải về
    </Button>
  );
}
