import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { readMinutesFile } from '../../../data/meetings/minutes.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { copyMessage, FileItems } from './file-items.tsx';
import { useMinutesPage } from './minutes-context.ts';
import { useSaveMinutes } from './use-save-minutes.ts';

/** The document as a file, or in a few words for a message. */
export function ExportMenu() {
  const { minutes } = useMinutesPage();
  const saving = useSaveMinutes();
  const copying = useCopyMessage();
  return (
    <Menu
      trigger={
        <Button size="small" icon={<Download />} busy={saving.isPending || copying.isPending}>
          Xuất
        </Button>
      }
    >
      <FileItems
        ownTemplate={minutes.ownTemplate}
        onSave={(format, layout) => saving.mutate({ format, layout })}
        onCopy={() => copying.mutate()}
      />
    </Menu>
  );
}

function useCopyMessage() {
  const { minutes } = useMinutesPage();
  return useMutation({
    mutationFn: async () => {
      const { content } = await readMinutesFile(minutes.meetingId, 'txt', minutes.edition);
      await copyMessage(content, minutes.checks.unaccepted);
    },
    onError: (error) => toast.fail(failureText(error, 'Không thể sao chép biên bản. Vui lòng thử lại.')),
  });
}
