import { useLayoutEffect, useRef } from 'react';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { AvatarRow } from '../../../ui/marks/avatar.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { useLivePage } from '../live-context.ts';
import { Composer } from './composer.tsx';
import { noteGroups } from './note-groups.rules.ts';
import { NoteRow } from './note-row.tsx';
import { useNotesPage } from './notes-context.ts';
import { SavingStatus } from './saving-status.tsx';

/** What people write down, by agenda item, and where one writes oneself. */
export function NotesPanel() {
  const { live } = useLivePage();
  const { notes, open } = useNotesPage();
  // The row that is being written stands below, not among the others.
  const others = notes.filter(({ id }) => id !== open.id);
  return (
    <section aria-labelledby="notes-title" className="flex min-h-0 flex-1 flex-col bg-surface">
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-3 px-4 py-2 max-[73.75rem]:sr-only md:px-5">
        <h2 id="notes-title" className="font-semibold">
          Ghi chú
        </h2>
        <Writers />
      </header>
      <NoteList notes={others} />
      {live.state === 'waiting' ? (
        <p className="border-t px-4 py-3 text-small text-muted md:px-5">
          Ghi chú được từ lúc cuộc họp bắt đầu.
        </p>
      ) : (
        <Composer />
      )}
      <SavingStatus />
    </section>
  );
}

function Writers() {
  const { notes } = useNotesPage();
  const writers = [...new Map(notes.map(({ author }) => [author.userId, author])).values()];
  if (writers.length === 0) return null;
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <AvatarRow people={writers.map(({ userId, displayName }) => ({ id: userId, name: displayName }))} />
      {writers.length} người ghi
    </span>
  );
}

function NoteList({ notes }: Pick<ReturnType<typeof useNotesPage>, 'notes'>) {
  const { live } = useLivePage();
  const { sending, error, isLoaded, refetch } = useNotesPage();
  const { scroller, content } = useScrolledToEnd(!error);
  const list = useRowFocus<HTMLDivElement>();
  if (error)
    return (
      <div className="flex-1">
        <LoadFailure
          text={failureText(error, 'Không thể tải ghi chú của mọi người. Bạn vẫn ghi tiếp được.')}
          onRetry={() => void refetch()}
        />
      </div>
    );
  const isStuck = sending.state === 'waiting' || sending.state === 'refused';
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
      {!isLoaded && <SkeletonRows />}
      {isLoaded && notes.length === 0 && <Hints />}
      <div ref={content}>
        <div ref={list}>
          {noteGroups(notes, live.items, live.startedAt).map((group) => (
            <section key={group.id} aria-label={group.title}>
              <h3 className="sticky top-0 z-1 flex flex-wrap justify-between gap-x-3 border-y bg-sunken px-3 py-2 text-small font-semibold md:px-5">
                <span className="min-w-0 break-words max-md:one-line">{group.title}</span>
                <span className="font-regular text-muted tabular-nums">{group.times}</span>
              </h3>
              <ol>
                {group.notes.map((note) => (
                  <NoteRow key={note.id} note={note} isStuck={isStuck} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const Hints = () => (
  <div className="px-4 py-3 text-small text-muted md:px-5">
    <p>Mỗi dòng là một điều đáng nhớ; ai trong phòng cũng thấy ngay. Đầu dòng trống, gõ:</p>
    <p className="mt-1">
      <b>!</b> quyết định · <b>+</b> việc cần làm · <b>?</b> câu hỏi · <b>&gt;</b> ý kiến
    </p>
    <p className="mt-1">
      Tab đổi loại dòng, Esc rồi Tab để ra khỏi ô. Muốn gõ chính dấu ấy, thêm dấu cách hoặc \ phía trước.
    </p>
  </div>
);

/** Stays at the end while rows come and take their height, unless one has scrolled up to read. */
function useScrolledToEnd(isShown: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const { current: view } = scroller;
    const { current: rows } = content;
    if (!(view && rows)) return;
    let isAtEnd = true;
    const remember = () => {
      isAtEnd = view.scrollHeight - view.scrollTop - view.clientHeight < 80;
    };
    // Rows out of sight have no height until they are drawn, so the end moves after they are there.
    const follower = new ResizeObserver(() => {
      if (isAtEnd) view.scrollTop = view.scrollHeight;
    });
    follower.observe(rows);
    follower.observe(view);
    view.addEventListener('scroll', remember, { passive: true });
    return () => {
      follower.disconnect();
      view.removeEventListener('scroll', remember);
    };
  }, [isShown]);
  return { scroller, content };
}
