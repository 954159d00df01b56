import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { isMeetingKept } from '../../data/meetings/kept-meeting.ts';
import { useWriter } from '../../data/use-writer.ts';
import { browserZone } from '../../lib/format/browser-zone.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { CalendarPage } from './calendar-page.tsx';

const CreateMeetingDialog = lazyOverlay(
  () => import('../meetings/form/create-meeting-dialog.tsx'),
  'CreateMeetingDialog',
);
const EditMeetingDialog = lazyOverlay(
  () => import('../meetings/form/edit-meeting-dialog.tsx'),
  'EditMeetingDialog',
);
const QuickMeetingCard = lazyOverlay(
  () => import('../meetings/form/quick-meeting-card.tsx'),
  'QuickMeetingCard',
);

interface ShownTimes {
  readonly start: number;
  readonly end: number;
}

/** The calendar with the forms that open over it. */
export function MeetingsScreen() {
  const { form, drawn, draw, slot } = useMeetingForms();
  const [edited, edit] = useState<Meeting | null>(null);
  return (
    <>
      <CalendarPage onMake={form.open} onDraw={draw} drawn={drawn} onEdit={edit} />
      <Suspense>
        {form.isOpen && (
          <CreateMeetingDialog
            open
            onOpenChange={form.close}
            at={form.at}
            // Chosen on the calendar, it is seen there; otherwise its page shows what was made.
            staysHere={form.at !== null}
          />
        )}
        {drawn && slot && (
          <QuickMeetingCard
            anchor={slot}
            isPart={(target) => target.closest('[data-drawn]') !== null}
            at={drawn}
            onTimes={draw}
            onClose={() => draw(null)}
            onMore={() => {
              draw(null);
              form.open(drawn);
            }}
          />
        )}
        {edited && <EditMeetingDialog open onOpenChange={() => edit(null)} meeting={edited} />}
      </Suspense>
    </>
  );
}

/** Which of the two forms of a new meeting is open: the whole one, or the card beside a slot that was drawn. */
function useMeetingForms() {
  const { tao } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { writer } = useWriter();
  const [at, setAt] = useState<ShownTimes | null>(null);
  const [drawn, draw] = useState<ShownTimes | null>(null);
  const slot = useDrawnSlot(drawn);
  const setOpen = useCallback(
    (open: boolean) =>
      void navigate({
        to: '/meetings',
        search: (before) => ({ ...before, tao: open ? '1' : undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback(
    (span: ShownTimes | null) => {
      // The form is loaded while the address changes.
      void CreateMeetingDialog.preload();
      setAt(span);
      setOpen(true);
    },
    [setOpen],
  );
  // Who was writing when their session ended finds the form again.
  const [isKept] = useState(() => isMeetingKept(writer));
  useLayoutEffect(() => {
    if (isKept) setOpen(true);
  }, [isKept, setOpen]);
  return { form: { isOpen: tao === '1', at, open, close: () => setOpen(false) }, drawn, draw, slot };
}

/** The element of a slot that was drawn, beside which its card stands: on a grid of hours itself, else its day. */
function useDrawnSlot(drawn: ShownTimes | null): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const day = drawn && localDay(drawn.start, browserZone());
    setSlot(
      drawn &&
        (document.querySelector<HTMLElement>('[data-drawn]') ??
          document.querySelector<HTMLElement>(`[data-day="${day}"]`)),
    );
  }, [drawn]);
  return slot;
}
