import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { meetingReminderQuery } from '../../data/meetings/reminders.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { ChooseReminderDialog } from './choose-reminder-dialog.tsx';
import { choiceWords, notRemindedBecause } from './lead.rules.ts';
import { RemindPeopleDialog } from './remind-people-dialog.tsx';

/** When the person is reminded of a meeting, and for its chair a way to remind the others. */
export function MeetingReminder({ meeting }: { readonly meeting: Meeting }) {
  const [open, setOpen] = useState<'own' | 'others' | null>(null);
  const isInvited = meeting.myAnswer !== null;
  const { id } = useSuspenseQuery(meQuery).data;
  const reason = notRemindedBecause(meeting, id);
  const isReminded = isInvited && reason === null;
  const { data } = useQuery({ ...meetingReminderQuery(meeting.id), enabled: isReminded });
  if (meeting.status !== 'upcoming' || !(isInvited || meeting.can.edit)) return null;
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpen(null);
  };
  return (
    <Panel>
      <PanelHead title="Nhắc họp" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-3.5">
        {isInvited && (
          <p className="text-small text-muted">
            {reason ?? (data ? choiceWords(data.minutes) : 'Đang tải…')}
            {isReminded && data && !data.own && ' (mặc định)'}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {isReminded && (
            <Button
              size="small"
              look="plain"
              className="-ml-3"
              icon={<BellRing />}
              disabled={!data}
              onClick={() => setOpen('own')}
            >
              Đổi giờ nhắc
            </Button>
          )}
          {meeting.can.edit && (
            <Button size="small" icon={<Send />} onClick={() => setOpen('others')}>
              Nhắc mọi người
            </Button>
          )}
        </div>
      </div>
      {isReminded && data && open === 'own' && (
        <ChooseReminderDialog open onOpenChange={close} meetingId={meeting.id} reminder={data} />
      )}
      <RemindPeopleDialog open={open === 'others'} onOpenChange={close} meeting={meeting} />
    </Panel>
  );
}
