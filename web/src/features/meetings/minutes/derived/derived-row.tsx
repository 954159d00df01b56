import type { DerivedDocument } from '@hopgon/contract/minutes/derived/schemas';
import { derivedNames } from '@hopgon/contract/minutes/names';
import type { MinutesFormat } from '@hopgon/contract/minutes/schemas';
import { useMutation } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Stamp from 'lucide-react/icons/stamp';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { FileLayout } from '../../../../data/meetings/minutes.ts';
import { readDerivedFile, useDerivedStep } from '../../../../data/meetings/minutes-derived.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { useSubmitKey } from '../../../../lib/api/use-submit-key.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Chip } from '../../../../ui/marks/chip.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuLine } from '../../../../ui/overlays/menu.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { copyMessage, FileItems } from '../file-items.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { derivedStateWords } from './derived.rules.ts';

interface DerivedRowProps {
  readonly document: DerivedDocument;
  readonly mayChange: boolean;
}

/** Saves a document in one of its forms, or copies its short text. */
function useDerivedFiles(meetingId: string, derivedId: string) {
  const onError = (problem: Error) =>
    toast.fail(failureText(problem, 'Không thể tạo tệp văn bản. Vui lòng thử lại.'));
  const saving = useMutation({
    mutationFn: async (query: { readonly format: MinutesFormat; readonly layout?: FileLayout }) =>
      saveFile(await readDerivedFile(meetingId, derivedId, query)),
    onError,
  });
  const copying = useMutation({
    mutationFn: async () =>
      copyMessage((await readDerivedFile(meetingId, derivedId, { format: 'txt' })).content),
    onError,
  });
  return {
    save: (format: MinutesFormat, layout?: FileLayout) => saving.mutate({ format, layout }),
    copy: () => copying.mutate(),
  };
}

/** One document with its files and what may be done with it. */
export function DerivedRow({ document, mayChange }: DerivedRowProps) {
  const { minutes } = useMinutesPage();
  const { mutate, isPending, error, reset } = useDerivedStep(minutes);
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
  const { save, copy } = useDerivedFiles(minutes.meetingId, derivedId);
  return (
    <li className="flex items-start justify-between gap-2 py-2 text-small">
      <span className="min-w-0 break-words">
        <span className="font-medium">{derivedNames[kind]}</span>
        <span className="block text-muted">{title}</span>
        <span className="mt-1 block">
          <Chip tone={tone}>{word}</Chip>
        </span>
      </span>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={`Thao tác với ${derivedNames[kind]} “${title}”`}
            icon={<Ellipsis />}
          />
        }
      >
        <FileItems ownTemplate={document.ownTemplate} onSave={save} onCopy={copy} />
        {mayChange && state !== 'void' && <MenuLine />}
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
        {isDraft ? 'Biên bản không đổi.' : 'Số của văn bản vẫn còn trong sổ, ghi “đã hủy”.'}
      </ConfirmDialog>
    </li>
  );
}
