import type { MinutesFormat } from '@hopgon/contract/minutes/schemas';
import { useMutation } from '@tanstack/react-query';
import { type FileLayout, readMinutesFile } from '../../../data/meetings/minutes.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { useMinutesPage } from './minutes-context.ts';

interface SavedForm {
  readonly format: MinutesFormat;
  /** Of a Word file: the company's own where one was chosen, unless the standard one is asked for. */
  readonly layout?: FileLayout;
}

/** Saves the document as a file. */
export function useSaveMinutes() {
  const { minutes } = useMinutesPage();
  return useMutation({
    mutationFn: async ({ format, layout }: SavedForm) =>
      saveFile(await readMinutesFile(minutes.meetingId, format, minutes.edition, layout)),
    onError: (error) => toast.fail(failureText(error, 'Không thể tạo tệp biên bản. Vui lòng thử lại.')),
  });
}
