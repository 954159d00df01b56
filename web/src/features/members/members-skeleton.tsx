import { Skeleton } from '../../ui/states/skeleton.tsx';
import { cardHeight, gap, narrowest } from './member-grid.tsx';
import { rowHeight } from './member-table.tsx';
import type { MembersView } from './use-members-view.ts';

/** No more than a window shows. */
const mostSkeletons = 24;

interface MembersSkeletonProps {
  readonly view: MembersView;
  /** How many members there are. */
  readonly count: number;
}

/** The cards or rows that are being loaded, each as high as it will be. */
export function MembersSkeleton({ view, count }: MembersSkeletonProps) {
  const isGrid = view === 'grid';
  const places = Array.from({ length: Math.min(count, mostSkeletons) }, (_, place) => place);
  return (
    <div role="status">
      <span className="sr-only">Đang tải...</span>
      <div
        className={isGrid ? 'grid' : 'divide-y rounded-panel border bg-surface'}
        style={
          isGrid
            ? { gap, gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}rem, 100%), 1fr))` }
            : {}
        }
      >
        {places.map((place) => (
          <div
            key={place}
            className={isGrid ? 'rounded-panel border bg-surface p-4' : 'flex items-center px-5'}
            style={{ height: isGrid ? cardHeight : rowHeight }}
          >
            <div className="flex items-center gap-3">
              <Skeleton className={isGrid ? 'size-10' : 'size-8'} />
              <div className="flex flex-col gap-2">
                <Skeleton className="h-2.5 w-32" />
                <Skeleton className="h-2.5 w-40" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
