import { useMutation } from '@tanstack/react-query';
import Braces from 'lucide-react/icons/braces';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import MessageCircle from 'lucide-react/icons/message-circle';
import { readMinutesFile } from '../../../data/meetings/minutes.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useMinutesPage } from './minutes-context.ts';
import { useSaveMinutes } from './use-save-minutes.ts';

const files = [
  { format: 'pdf', label: 'PDF, để in', icon: <FileText /> },
  { format: 'docx', label: 'Word (DOCX)', icon: <FileText /> },
  { format: 'md', label: 'Markdown', icon: <FileText /> },
  { format: 'json', label: 'JSON, cho phần mềm khác', icon: <Braces /> },
] as const;

/** The document as a file, or in a few words for a message. */
export function ExportMenu() {
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
      {files.map(({ format, label, icon }) => (
        <MenuItem key={format} icon={icon} onClick={() => saving.mutate(format)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<MessageCircle />} onClick={() => copying.mutate()}>
        Sao chép gửi Zalo
      </MenuItem>
    </Menu>
  );
}

function useCopyMessage() {
  const { minutes } = useMinutesPage();
  return useMutation({
    mutationFn: async () => {
      const { content } = await readMinutesFile(minutes.meetingId, 'txt', minutes.edition);
      return copyText(await content.text());
    },
    onSuccess: (isCopied) =>
      isCopied
        ? toast.say('Đã sao chép, dán vào Zalo để gửi')
        : toast.fail('Không thể sao chép. Hãy xuất tệp rồi sao chép bằng tay.'),
    onError: (error) => toast.fail(failureText(error, 'Không thể sao chép biên bản. Vui lòng thử lại.')),
  });
}
