import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import { carriedItemsQuery } from '../../data/meetings/follow-ups.ts';
import { agendaQuery } from '../../data/meetings/preparation.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { CarriedItems } from '../items/carried-items.tsx';
import { timeWords } from './agenda.rules.ts';
import { AgendaEditor } from './agenda-editor.tsx';
import { AgendaList } from './agenda-list.tsx';
import { SendPreparationDialog } from './send-preparation-dialog.tsx';

export function AgendaPanel({ meeting }: { readonly meeting: Meeting }) {
  const agendaRead = useQuery(agendaQuery(meeting.id));
  const isOfSeries = meeting.series !== null;
  const carriedRead = useQuery({ ...carriedItemsQuery(meeting.id), enabled: isOfSeries });
  // Both at once: what came later would push the agenda down.
  const carried = isOfSeries ? carriedRead.data : [];
  const agenda = carried && agendaRead.data;
  const error = agendaRead.error ?? carriedRead.error;
  const refetch = () => Promise.all([agendaRead.refetch(), ...(isOfSeries ? [carriedRead.refetch()] : [])]);
  const [open, setOpen] = useKept<'edit' | 'send' | null>(`preparing ${meeting.id}`, null);
  const isEmpty = agenda?.items.length === 0;
  const isAhead = meeting.status === 'upcoming';
  return (
    <Panel>
      <PanelHead
        title="Chương trình họp"
        aside={agenda && !isEmpty && open !== 'edit' && timeWords(agenda.totalMinutes, agenda.meetingMinutes)}
      />
      {!agenda &&
        (error ? (
          <LoadFailure
            text={failureText(error, 'Không thể tải chương trình họp.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows />
        ))}
      {agenda && carried.length > 0 && <CarriedItems items={carried} />}
      {agenda && open === 'edit' && (
        <AgendaEditor meeting={meeting} agenda={agenda} onDone={() => setOpen(null)} />
      )}
      {agenda && open !== 'edit' && (
        <>
          {isEmpty ? (
            <p className="px-5 py-4 text-muted">Chưa có mục nào.</p>
          ) : (
            <AgendaList meetingId={meeting.id} agenda={agenda} ticks={agenda.can.edit && !isAhead} />
          )}
          {agenda.can.edit && (
            <div className="flex flex-wrap gap-2 border-t px-5 py-3">
              <Button
                size="small"
                icon={isEmpty ? <ListChecks /> : <Pencil />}
                onClick={() => setOpen('edit')}
              >
                {isEmpty ? 'Lập chương trình' : 'Sửa chương trình'}
              </Button>
              {!isEmpty && isAhead && (
                <Button size="small" look="plain" icon={<Send />} onClick={() => setOpen('send')}>
                  Gửi cho mọi người
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <SendPreparationDialog
        open={open === 'send'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        meeting={meeting}
      />
    </Panel>
  );
}
