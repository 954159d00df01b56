import { Skeleton } from '../../../ui/states/skeleton.tsx';

export const MessagesSkeleton = () => (
  <div role="status" className="flex flex-col gap-4 py-2">
    <span className="sr-only">Đang tải...</span>
    <Skeleton className="h-10 w-56 self-end rounded-panel" />
    <Skeleton className="h-2.5 w-4/5" />
    <Skeleton className="h-2.5 w-3/5" />
    <Skeleton className="h-10 w-72 self-end rounded-panel" />
    <Skeleton className="h-2.5 w-2/3" />
  </div>
);
