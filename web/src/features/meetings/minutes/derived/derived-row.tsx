import type { DerivedDocument } from '@hopgon/contract/minutes/derived/schemas';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Stamp from 'lucide-react/icons/stamp';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useDerivedStep, useSaveDerived } from '../../../../data/meetings/minutes-derived.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { derivedKindWords, derivedStateWords } from './derived.rules.ts';

interface DerivedRowProps {
  readonly document: DerivedDocument;
  readonly mayChange: boolean;
}

/** One document with its files and what may be done with it. */
export function DerivedRow({ document, mayChange }: DerivedRowProps) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error, reset } = useDerivedStep(minutes.meetingId);
  const saving = useSaveDerived(minutes.meetingId);
  const [asked, ask] = useState<'issue' | 'delete' | null>(null);
  const key = useSubmitKey();
  const { id: derivedId, kind, title, state } = document;
  const { word, tone } = derivedStateWords(document);
  const isDraft = state === 'draft';
  const close = () => {
    ask(null);
    reset();
  };
  const act = (step: Parameters<typeof mutate>[0], said: string) =>
    mutate(step, {
      onSuccess: () => {
        close();
        toast.say(said);
      },
    });
  const save = (format: 'docx' | 'pdf') =>
    saving.mutate(
      { derivedId, format },
      {
        onError: (problem) =>
          toast.fail(failureText(problem, 'Không thể tạo tệp văn bản. Vui lòng thử lại.')),
      },
    );
  return (
    <li className="flex items-start justify-between gap-2 py-2 text-small">
      <span className="min-w-0 break-words">
        <span className="font-medium">{derivedKindWords[kind]}</span>
        <span className="block text-muted">{title}</span>
        <span className="mt-1 block">
          <Chip tone={tone}>{word}</Chip>
        </span>
      </span>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={`Thao tác với ${derivedKindWords[kind]} “${title}”`}
            icon={<Ellipsis />}
          />
        }
      >
        <MenuItem icon={<FileText />} onClick={() => save('pdf')}>
          Tải PDF
        </MenuItem>
        <MenuItem icon={<FileText />} onClick={() => save('docx')}>
          Tải Word (DOCX)
        </MenuItem>
        {mayChange && isDraft && (
          <MenuItem icon={<Stamp />} onClick={() => ask('issue')}>
            Cấp số, phát hành
          </MenuItem>
        )}
        {mayChange && state !== 'void' && (
          <MenuItem icon={<Trash2 />} danger onClick={() => ask('delete')}>
            {isDraft ? 'Xóa dự thảo' : 'Hủy văn bản'}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asked === 'issue'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Cấp số và phát hành?"
        verb="Phát hành"
        refrain="Chưa"
        busy={isPending}
        error={error ? failureText(error, 'Không thể phát hành. Vui lòng thử lại.') : undefined}
        onConfirm={() => act({ act: 'issue', derivedId, key: key.keyFor(derivedId) }, 'Đã phát hành')}
      >
        Văn bản được cấp số kế tiếp của loại này và không sửa được nữa.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={isDraft ? 'Xóa dự thảo này?' : 'Hủy văn bản này?'}
        verb={isDraft ? 'Xóa' : 'Hủy văn bản'}
        refrain="Giữ lại"
        busy={isPending}
        error={error ? failureText(error, 'Không thể thực hiện. Vui lòng thử lại.') : undefined}
        onConfirm={() => act({ act: 'delete', derivedId }, isDraft ? 'Đã xóa dự thảo' : 'Đã hủy văn bản')}
      >
        {isDraft ? 'Biên bản không đổi.' : 'Số của văn bản ở lại trong sổ với dấu “đã hủy”.'}
      </ConfirmDialog>
    </li>
  );
}
