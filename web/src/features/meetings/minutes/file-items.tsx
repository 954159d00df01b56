import type { ChosenTemplate, MinutesFormat } from '@hopgon/contract/minutes/schemas';
import Braces from 'lucide-react/icons/braces';
import FileText from 'lucide-react/icons/file-text';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { FileLayout } from '../../../data/meetings/minutes.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { MenuItem } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';

interface FileItemsProps {
  readonly ownTemplate: ChosenTemplate | null;
  readonly onSave: (format: MinutesFormat, layout?: FileLayout) => void;
  readonly onCopy: () => void;
}

/** The forms in which a document leaves: files, and a few words for a message. */
export const FileItems = ({ ownTemplate, onSave, onCopy }: FileItemsProps) => (
  <>
    <MenuItem icon={<FileText />} onClick={() => onSave('pdf')}>
      PDF, để in
    </MenuItem>
    {ownTemplate ? (
      <>
        <MenuItem icon={<FileText />} onClick={() => onSave('docx')}>
          <span className="min-w-0 max-w-64 break-words">Word theo mẫu “{ownTemplate.name}”</span>
        </MenuItem>
        <MenuItem icon={<FileText />} onClick={() => onSave('docx', 'standard')}>
          Word theo mẫu chuẩn
        </MenuItem>
      </>
    ) : (
      <MenuItem icon={<FileText />} onClick={() => onSave('docx')}>
        Word (DOCX)
      </MenuItem>
    )}
    <MenuItem icon={<FileText />} onClick={() => onSave('md')}>
      Markdown
    </MenuItem>
    <MenuItem icon={<Braces />} onClick={() => onSave('json')}>
      JSON, cho phần mềm khác
    </MenuItem>
    <MenuItem icon={<MessageCircle />} onClick={onCopy}>
      Sao chép gửi Zalo
    </MenuItem>
  </>
);

/** Copies the short text of a document and says whether that worked, and how many proposals of the machine it leaves out. */
export async function copyMessage(content: Blob, leftOut = 0): Promise<void> {
  const note = leftOut === 0 ? 'dán vào Zalo để gửi' : `chưa gồm ${leftOut} dòng máy đề xuất`;
  if (await copyText(await content.text())) toast.say(`Đã sao chép, ${note}`);
  else toast.fail('Không thể sao chép. Hãy xuất tệp rồi sao chép bằng tay.');
}
