import RotateCw from 'lucide-react/icons/rotate-cw';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../buttons/button.tsx';
import { CableDrawing } from '../layout/cable-drawing.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  readonly title?: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** A part of a page that could not be loaded. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const online = useOnline();
  return (
    <div role="alert">
      <EmptyState
        drawing={<CableDrawing />}
        title={title ?? (online ? 'Đã xảy ra lỗi' : 'Mất kết nối mạng')}
        text={text}
        action={
          <Button size="small" icon={<RotateCw />} onClick={onRetry}>
            Thử lại
          </Button>
        }
      />
    </div>
  );
}
