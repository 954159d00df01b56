import type { SuggestedSlot, TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import { Suspense, useState } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { DayStrip } from './day-strip.tsx';
import { NewPollDialog } from './new-poll-dialog.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OpenPolls } from './open-polls.tsx';
import { SearchForm } from './search-form.tsx';
import { SlotList } from './slot-list.tsx';
import { type FindTime, useFindTime } from './use-find-time.ts';

/** A time that was chosen, with whom it was chosen for but oneself. */
interface TakenTime {
  readonly start: number;
  readonly end: number;
  readonly roomId: string | null;
  readonly people: readonly { readonly userId: string; readonly displayName: string }[];
}

const CreateMeetingDialog = lazyOverlay(
  () => import('../meetings/form/create-meeting-dialog.tsx'),
  'CreateMeetingDialog',
);

/** Finds when people can meet, and lets one take a time or ask them. */
export function FindTimePage() {
  usePageTitle('Tìm giờ họp');
  const search = useFindTime();
  const [taken, take] = useState<TakenTime | null>(null);
  return (
    <Page>
      <PageHead title="Tìm giờ họp" note="Giờ tốt nhất cho mọi người, kèm lý do." />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <SearchForm search={search} />
          <OpenPolls />
        </div>
        <Results search={search} onTake={take} />
      </div>
      <Suspense>
        {taken && (
          <CreateMeetingDialog
            open
            onOpenChange={() => take(null)}
            at={taken}
            people={taken.people.map((person) => ({ ...person, role: 'attendee' }))}
          />
        )}
      </Suspense>
    </Page>
  );
}

interface ResultsProps {
  readonly search: FindTime;
  readonly onTake: (taken: TakenTime) => void;
}

function Results({ search, onTake }: ResultsProps) {
  const { query, wanted, isOrdered } = search;
  const canSearch = isOrdered && wanted.some(({ required }) => required);
  return (
    <section aria-label="Kết quả" aria-busy={query.isFetching} className="flex min-w-0 flex-col gap-5">
      {canSearch ? (
        <Loaded query={query} failure="Không thể tìm giờ. Vui lòng thử lại.">
          {(found) => <Found found={found} search={search} onTake={onTake} />}
        </Loaded>
      ) : (
        <Panel className="p-6 text-muted">Hãy điền đủ thông tin để tìm giờ.</Panel>
      )}
    </section>
  );
}

interface FoundProps extends ResultsProps {
  readonly found: TimeSuggestions;
}

function Found({ found, search, onTake }: FoundProps) {
  const { me, place, acceptWay } = search;
  const [chosen, choose] = useState<string | null>(null);
  const [asking, ask] = useKept('asking for times', false);
  const { slots, nothing, timeZone, people } = found;
  const seen = slots.find(({ startsAt }) => startsAt === chosen) ?? slots[0];
  const poll = (
    <NewPollDialog
      open={asking}
      onOpenChange={ask}
      slots={slots}
      people={people}
      timeZone={timeZone}
      minutes={place.minutes}
    />
  );
  if (!seen || nothing)
    return (
      <>
        <Panel>
          {nothing && <NothingFound nothing={nothing} onAccept={acceptWay} onAsk={() => ask(true)} />}
        </Panel>
        {poll}
      </>
    );
  const others = people.filter(({ userId }) => userId !== me.id);
  const takeSlot = ({ startsAt, endsAt }: SuggestedSlot) =>
    onTake({
      start: Date.parse(startsAt),
      end: Date.parse(endsAt),
      roomId: place.room ?? null,
      people: others.map(({ userId, displayName }) => ({ userId, displayName })),
    });
  return (
    <>
      <Panel>
        <PanelHead
          title={`${slots.length} giờ phù hợp`}
          aside={
            <Button size="small" className="pointer-coarse:h-11" onClick={() => ask(true)}>
              Hỏi mọi người
            </Button>
          }
        />
        <SlotList
          slots={slots}
          timeZone={timeZone}
          seen={seen.startsAt}
          onSee={({ startsAt }) => choose(startsAt)}
          onTake={takeSlot}
        />
      </Panel>
      <Panel>
        <PanelHead title="Ai rảnh, ai bận" />
        <DayStrip found={found} slot={seen} />
      </Panel>
      {poll}
    </>
  );
}
