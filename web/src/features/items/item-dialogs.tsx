import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import type { AssignmentFields } from './edit/item-dialog.tsx';

const CommentsDialog = lazyPart(() => import('./comments/comments-dialog.tsx'), 'CommentsDialog');
const DeclineDialog = lazyPart(() => import('./decline-dialog.tsx'), 'DeclineDialog');
const ExtensionDialog = lazyPart(() => import('./extensions/extension-dialog.tsx'), 'ExtensionDialog');
const ItemDialog = lazyPart(() => import('./edit/item-dialog.tsx'), 'ItemDialog');
const ItemHistoryDialog = lazyPart(() => import('./item-history-dialog.tsx'), 'ItemHistoryDialog');
const RefusalDialog = lazyPart(() => import('./extensions/refusal-dialog.tsx'), 'RefusalDialog');

type Kind = 'change' | 'comments' | 'decline' | 'extension' | 'history' | 'refusal';

interface Subject {
  readonly item: ActionItem;
  /** Who may do an item of a meeting depends on the meeting: without these fields it is changed on the meeting's page alone. */
  readonly assignment?: AssignmentFields | undefined;
}

interface Dialogs {
  /** The task whose dialog is open, or is to open once its row is there. */
  readonly openId: string | undefined;
  readonly open: (kind: Kind, subject: Subject) => void;
  /** What a row shows now. */
  readonly show: (subject: Subject) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/**
 * The dialogs of the tasks in a list. They stand beside the list: a row leaves it as soon as somebody finishes the task, and what
 * another person is writing about it must outlive that.
 */
export function ItemDialogs({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useKept<{ readonly kind: Kind; readonly id: string } | null>(
    'task dialog',
    null,
  );
  const addressed = useSearch({ strict: false }).traodoi;
  const navigate = useNavigate();
  const [subject, setSubject] = useState<Subject | null>(null);
  const shown = opened ?? (addressed ? { kind: 'comments' as const, id: addressed } : null);
  const openId = shown?.id;
  const dialogs = useMemo(
    () => ({
      openId,
      open(kind: Kind, about: Subject): void {
        setSubject(about);
        setOpened({ kind, id: about.item.id });
      },
      // Not every part of a row knows the fields, and each of them shows the task.
      show: ({ item, assignment }: Subject) =>
        setSubject((before) => ({
          item,
          assignment: assignment ?? (before?.item.id === item.id ? before.assignment : undefined),
        })),
    }),
    [openId, setOpened],
  );
  const close = () => {
    setOpened(null);
    setSubject(null);
    if (addressed)
      void navigate({
        to: '.',
        search: (place) => ({ ...place, traodoi: undefined }),
        replace: true,
        resetScroll: false,
      });
  };
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>
        {shown && subject?.item.id === openId && subject && (
          <OpenDialog kind={shown.kind} subject={subject} onClose={close} />
        )}
      </Suspense>
    </DialogsContext>
  );
}

interface OpenDialogProps {
  readonly kind: Kind;
  readonly subject: Subject;
  readonly onClose: () => void;
}

function OpenDialog({ kind, subject: { item, assignment }, onClose }: OpenDialogProps) {
  switch (kind) {
    case 'change':
      return <ItemDialog item={item} assignment={assignment} onClose={onClose} />;
    case 'comments':
      return <CommentsDialog item={item} onClose={onClose} />;
    case 'decline':
      return <DeclineDialog item={item} onClose={onClose} />;
    case 'extension':
      return <ExtensionDialog item={item} onClose={onClose} />;
    case 'history':
      return <ItemHistoryDialog item={item} onClose={onClose} />;
    case 'refusal':
      return <RefusalDialog item={item} onClose={onClose} />;
  }
}

/** Opens a dialog about the task of a row, which shows the task as the row does while the row is there. */
export function useItemDialogs(item: ActionItem, assignment?: AssignmentFields): (kind: Kind) => void {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('a row of a task stands outside of ItemDialogs');
  const { openId, open, show } = dialogs;
  // The fields are new at each render and say the same.
  const update = useEffectEvent((now: ActionItem) => show({ item: now, assignment }));
  useEffect(() => {
    if (openId === item.id) update(item);
  }, [openId, item]);
  return (kind) => open(kind, { item, assignment });
}
