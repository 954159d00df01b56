import type { Company } from '@hopgon/contract/companies/schemas';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { SearchDrawing } from '../../ui/layout/drawings.tsx';
import { CommandDialog } from '../../ui/overlays/command-dialog.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { commandsFor, type FrameActions, placesTo } from './commands.tsx';
import type { Entry } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import { usePaletteGroups } from './use-palette-groups.ts';

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly company: Pick<Company, 'can' | 'role'>;
  /** The person's companies but this one. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly actions: FrameActions;
  /** What was typed before this could be typed into, once. */
  readonly takeTyped: () => string | null;
}

/** Goes anywhere, does anything, finds everything one may see. */
export function Palette({ open, onOpenChange, company, others, actions, takeTyped }: PaletteProps) {
  const [typed, setTyped] = useState('');
  // The list follows when there is time: a letter is seen at once, however many rows it changes.
  const [listed, setListed] = useState('');
  const dark = useTheme() === 'dark';
  const navigate = useNavigate();
  const places = useMemo(() => placesTo(company), [company]);
  const commands = useMemo(() => commandsFor({ dark, others, actions }), [dark, others, actions]);
  const { groups, found, words, isAsking, isError } = usePaletteGroups(listed, {
    places,
    commands,
    can: company.can,
  });

  const type = (text: string) => {
    setTyped(text);
    startTransition(() => setListed(text));
  };
  // What a key chooses is what belongs to the words typed.
  const catchUp = () => {
    if (listed !== typed) flushSync(() => setListed(typed));
  };

  const changeOpen = useCallback(
    (next: boolean) => {
      if (!next) {
        setTyped('');
        setListed('');
      }
      onOpenChange(next);
    },
    [onOpenChange],
  );
  const onReady = () => {
    const before = takeTyped();
    if (before !== null) type(before);
  };
  const choose = useCallback(
    ({ does }: Entry, apart: boolean) => {
      // With its opener, or the new tab would not know which company this one works in.
      if ('path' in does && apart) return void window.open(does.path, '_blank');
      changeOpen(false);
      if ('path' in does) return void navigate({ href: does.path, state: does.brings ?? {} });
      does.run();
    },
    [changeOpen, navigate],
  );
  const renderRow = useCallback((entry: Entry) => <EntryRow entry={entry} words={words} />, [words]);

  return (
    <CommandDialog
      open={open}
      onOpenChange={changeOpen}
      label="Tìm hoặc ra lệnh"
      placeholder="Tìm họp, việc, người, lệnh"
      hint="Gõ không dấu cũng tìm được"
      typed={typed}
      onType={type}
      onReady={onReady}
      onKey={catchUp}
      groups={groups}
      onChoose={choose}
      status={isAsking ? 'Đang tìm...' : found > 0 ? `${found} kết quả` : 'Không tìm thấy gì'}
      notice={found === 0 && <Nothing isAsking={isAsking} isError={isError} words={words} />}
    >
      {renderRow}
    </CommandDialog>
  );
}

interface NothingProps {
  readonly isAsking: boolean;
  readonly isError: boolean;
  readonly words: string;
}

function Nothing({ isAsking, isError, words }: NothingProps) {
  if (isError) {
    return <EmptyState drawing={<SearchDrawing />} title="Không thể tìm" text="Kiểm tra mạng rồi gõ lại." />;
  }
  if (isAsking) return <SkeletonRows />;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={`Không tìm thấy “${words}”`}
      text="Thử ít chữ hơn. Cuộc họp để “Chỉ người được mời” chỉ hiện với những người ấy; họp kín không có trong tìm kiếm."
    />
  );
}
