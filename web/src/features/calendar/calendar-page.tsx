import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useState } from 'react';
import { failureText } from '../../lib/api/call-failure.ts';
import { useBareKeys } from '../../lib/keyboard/use-bare-keys.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { useDesk, useWide } from '../../lib/use-wide.ts';
import { lazyOverlay, lazyPart } from '../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { WhenOpened } from '../../ui/states/when-opened.tsx';
import { CalendarHead, PhoneCalendarHead } from './calendar-head.tsx';
import type { CalendarPlace } from './calendar-place.rules.ts';
import { CalendarView } from './calendar-view.tsx';
import { placeInShort, placeInWords, weekInNumbers } from './calendar-words.rules.ts';
import { dayMeant, turnedPage } from './days/days.rules.ts';
import { LiveWords, useAnnouncer } from './entries/announcer.tsx';
import { type Entry, firstClash } from './entries/entry.rules.ts';
import { type Span, spanOn } from './entries/shift.rules.ts';
import { useChangeTime } from './entries/use-change-time.ts';
import { SidePanel } from './side/side-panel.tsx';
import { type Go, type Opened, useActions, useGo } from './use-actions.ts';
import { type Calendar, useCalendar, useReadAhead } from './use-calendar.ts';

// A first visit shows no card. One waits for it before it opens: the focus goes to what stands in it.
const OpenCard = lazyOverlay(() => import('./entries/open-card.tsx'), 'OpenCard');
const SideSheet = lazyOverlay(() => import('../../ui/overlays/side-sheet.tsx'), 'SideSheet');
const SpanQuestion = lazyOverlay(() => import('../series/span-question.tsx'), 'SpanQuestion');
const MeetingListView = lazyPart(() => import('../meetings/list/meeting-list-view.tsx'), 'MeetingListView');

interface CalendarPageProps {
  /** Opens the form of a new meeting, at a time that was chosen. */
  readonly onMake: (span: Span | null) => void;
  /** A slot was drawn on a grid; where there is room for a card beside it. */
  readonly onDraw: (span: Span) => void;
  /** The slot that was drawn, as long as its card is open. */
  readonly drawn: Span | null;
  readonly onEdit: (meeting: Meeting) => void;
}

/** The calendar of the company as one may see it: fills the window. */
export function CalendarPage(props: CalendarPageProps) {
  const { onMake, onDraw, drawn, onEdit } = props;
  usePageTitle('Lịch họp');
  const place: CalendarPlace = useSearch({ strict: false });
  const calendar = useCalendar(place);
  const { view } = calendar;
  const { words, announce } = useAnnouncer();
  const { opened, open, close } = useOpenedCard();
  const [filtering, filter] = useState(false);
  const [isWide, isDesk] = [useWide(), useDesk()];
  const go = useGo();
  const changing = useChangeTime(calendar.timeZone);
  const actions = useActions({
    calendar,
    onChange: changing.onChange,
    onMake: isWide ? onDraw : onMake,
    announce,
    open,
    go,
    isWide,
  });
  const onCreate = () => onMake(spanMeant(calendar));
  useBareKeys([
    ['KeyC', onCreate],
    ['KeyT', () => go({ date: undefined })],
    ['KeyD', () => go({ view: 'day' })],
    ['KeyW', () => go({ view: undefined })],
    ['KeyM', () => go({ view: 'month' })],
  ]);
  // The head is painted first: on a slow machine the grid and what stands beside it take a third of a second.
  const isPainted = usePainted();
  const title = view === 'list' ? 'Danh sách' : calendarTitle(calendar);
  const side = <Side calendar={calendar} place={place} go={go} open={open} onDone={() => filter(false)} />;

  return (
    <div className="flex min-h-0 flex-1 basis-0 overflow-hidden">
      {isDesk && <aside className="w-64 shrink-0 border-r">{isPainted && side}</aside>}
      <div className="relative flex min-w-0 flex-1 flex-col">
        <Head
          calendar={calendar}
          place={place}
          title={title}
          go={go}
          isWide={isWide}
          onCreate={onCreate}
          isWriting={drawn !== null}
          onFilters={isDesk ? null : () => filter(true)}
        />
        {calendar.error && <Failure error={calendar.error} />}
        {view === 'list' ? (
          <div className="min-h-0 flex-1 overflow-y-auto">
            <Suspense>
              <MeetingListView onCreate={() => onMake(null)} />
            </Suspense>
          </div>
        ) : (
          isPainted &&
          !calendar.isUnread && (
            <CalendarView
              calendar={calendar}
              label={`Lịch họp ${title}`}
              openId={opened?.entry.id ?? null}
              actions={actions}
              isWide={isWide}
              drawn={drawn}
            />
          )
        )}
        <LiveWords words={words} />
      </div>
      <WhenOpened open={filtering && !isDesk}>
        <SideSheet open={filtering && !isDesk} onOpenChange={filter} title="Lọc lịch">
          {side}
        </SideSheet>
      </WhenOpened>
      <WhichMeetings {...changing} />
      <WhenOpened open={opened !== null}>
        <OpenCard calendar={calendar} opened={opened} isSheet={!isWide} onClose={close} onEdit={onEdit} />
      </WhenOpened>
    </div>
  );
}

function useOpenedCard() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((next: Opened) => void OpenCard.preload().then(() => setOpened(next)), []);
  const close = useCallback(() => setOpened(null), []);
  return { opened, open, close };
}

interface SideProps {
  readonly calendar: Calendar;
  readonly place: CalendarPlace;
  readonly go: Go;
  readonly open: (opened: Opened) => void;
  /** What was chosen is to be seen in the grid. */
  readonly onDone: () => void;
}

const Side = ({ calendar, place, go, open, onDone }: SideProps) => (
  <SidePanel
    calendar={calendar}
    place={place}
    onPlace={(change) => {
      go(change);
      if ('date' in change) onDone();
    }}
    onShowClash={() => {
      onDone();
      showClash(calendar.entries, open);
    }}
  />
);

type WhichMeetingsProps = Omit<ReturnType<typeof useChangeTime>, 'onChange'>;

/** Of a series that was moved: which of its meetings are meant. */
const WhichMeetings = ({ asked, choose, leave }: WhichMeetingsProps) =>
  asked && (
    <Suspense>
      <SpanQuestion
        meetingId={asked.entry.id}
        title="Đổi giờ buổi nào?"
        confirm="Đổi giờ"
        onChoose={choose}
        onClose={leave}
      />
    </Suspense>
  );

function spanMeant(calendar: Calendar): Span | null {
  const { view, days, day, today } = calendar;
  const meant = view === 'list' ? null : dayMeant(days, day, today);
  return meant === null ? null : spanOn(meant, calendar);
}

const calendarTitle = ({ view, day, days, today }: Calendar): string =>
  placeInWords(
    view,
    day,
    days.map((shown) => shown.day),
    today,
  );

interface HeadProps {
  readonly calendar: Calendar;
  readonly place: CalendarPlace;
  readonly title: string;
  readonly go: Go;
  readonly isWide: boolean;
  readonly onCreate: () => void;
  readonly isWriting: boolean;
  readonly onFilters: (() => void) | null;
}

function Head({ calendar, place, go, isWide, ...rest }: HeadProps) {
  const { view, day, days, today, timeZone } = calendar;
  const { chon } = useSearch({ strict: false });
  const readAhead = useReadAhead(place, timeZone);
  const goTo = (date: string) => go({ date: date === today ? undefined : date });
  const Shape = isWide ? CalendarHead : PhoneCalendarHead;
  const names = days.map((shown) => shown.day);
  return (
    <Shape
      {...rest}
      isWriting={rest.isWriting || chon !== undefined}
      view={view}
      short={view === 'list' ? rest.title : placeInShort(view, day, names)}
      note={view === 'week' ? weekInNumbers(day) : null}
      onTurn={(by) => goTo(turnedPage(view, day, by))}
      onNear={(by) => readAhead(turnedPage(view, day, by))}
      onToday={() => goTo(today)}
      onView={(next) => go({ view: next === 'week' ? undefined : next })}
    />
  );
}

function Failure({ error }: { readonly error: Error }) {
  const queryClient = useQueryClient();
  return (
    <LoadFailure
      text={failureText(error, 'Không thể tải lịch họp.')}
      onRetry={() => void queryClient.invalidateQueries({ queryKey: ['meetings', 'whole'] })}
    />
  );
}

/** Opens the first of the person's meetings that is at the same time as another. */
function showClash(entries: readonly Entry[], open: (opened: Opened) => void): void {
  const entry = firstClash(entries);
  const anchor = document.querySelector<HTMLElement>(`[data-entry="${entry?.id}"]`);
  anchor?.scrollIntoView({ block: 'center' });
  if (entry && anchor) open({ entry, anchor });
}
