import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Agenda } from '@hopgon/contract/preparation/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { agendaQuery, useDraftAgenda, useSaveAgenda } from '../../data/meetings/preparation.ts';
import { failureText, isRefusal } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { newId } from '../../lib/new-id.ts';
import { toast } from '../../ui/overlays/toast.ts';
import {
  type EditedItem,
  editedFrom,
  moved,
  newItem,
  problemsOf,
  toSave,
  withDraft,
} from './agenda.rules.ts';

const stale =
  'Người khác vừa lưu một bản khác. Những gì bạn soạn vẫn còn đây; bấm Lưu lần nữa để thay bản của họ, hoặc Hủy để xem.';

const failed = 'Không thể lưu chương trình họp. Vui lòng thử lại.';

/** A presenter who is named already stays a choice although they no longer take part. */
function presentersOf(meeting: Meeting, agenda: Agenda) {
  const invited = meeting.participants.map(({ userId, displayName }) => [userId, displayName] as const);
  const named = agenda.items.flatMap(({ presenter }) =>
    presenter ? [[presenter.userId, presenter.displayName] as const] : [],
  );
  return [
    { value: '', label: 'Chưa phân công' },
    ...[...new Map([...named, ...invited])].map(([value, label]) => ({ value, label })),
  ];
}

export function useAgendaEditor(meeting: Meeting, agenda: Agenda, onDone: () => void) {
  const [begun] = useState<readonly EditedItem[]>(() =>
    agenda.items.length > 0 ? editedFrom(agenda) : [newItem(newId())],
  );
  // The version these items began with; what others save meanwhile is read again behind the editor.
  const [{ items, version }, setWritten] = useKept(`agenda ${meeting.id}`, {
    items: begun,
    version: agenda.version,
  });
  const setItems = (change: (now: readonly EditedItem[]) => readonly EditedItem[]) =>
    setWritten((now) => ({ ...now, items: change(now.items) }));
  // What is typed while a draft is on its way is there when it comes.
  const latest = useRef(items);
  latest.current = items;
  const [judged, setJudged] = useState(false);
  const queryClient = useQueryClient();
  const saving = useSaveAgenda(meeting.id);
  const drafting = useDraftAgenda(meeting.id);

  const change = (key: string, part: Partial<EditedItem>) =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)));

  const save = () => {
    setJudged(true);
    if (problemsOf(items).size > 0) return;
    saving.mutate(
      { version, items: toSave(items) },
      {
        onSuccess: () => {
          toast.say('Đã lưu chương trình họp');
          onDone();
        },
        onError: (problem) => {
          const newest = queryClient.getQueryData(agendaQuery(meeting.id).queryKey);
          if (newest && isRefusal(problem, 'version_stale')) {
            setWritten((now) => ({ ...now, version: newest.version }));
          }
        },
      },
    );
  };

  const draft = () =>
    drafting.mutate(undefined, {
      onSuccess: ({ items: drafted }) => {
        // An empty line was only there to type into.
        const typed = latest.current.filter(({ title }) => title.trim() !== '');
        const all = withDraft(typed, drafted, newId);
        if (all.length > typed.length) setItems(() => all);
        toast.say(
          all.length > typed.length
            ? `Đã thêm ${all.length - typed.length} mục nháp`
            : 'Chưa có gì để soạn: hãy ghi mục tiêu cuộc họp',
        );
      },
      onError: (error) => toast.fail(failureText(error, 'Không thể soạn nháp. Vui lòng thử lại.')),
    });

  return {
    items,
    isDirty: () => JSON.stringify(toSave(items)) !== JSON.stringify(toSave(begun)),
    presenters: presentersOf(meeting, agenda),
    problems: judged ? problemsOf(items) : new Map(),
    failure: saving.error
      ? isRefusal(saving.error, 'version_stale')
        ? stale
        : failureText(saving.error, failed)
      : null,
    isSaving: saving.isPending,
    isDrafting: drafting.isPending,
    change,
    add: () => setItems((now) => [...now, newItem(newId())]),
    remove: (key: string) => setItems((now) => now.filter((item) => item.key !== key)),
    move: (from: number, to: number) => setItems((now) => moved(now, from, to)),
    save,
    draft,
  };
}
