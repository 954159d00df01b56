import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '../buttons/button.tsx';
import { CableDrawing } from '../layout/drawings.tsx';
import { EmptyState } from './empty-state.tsx';

interface LoadFailureProps {
  readonly title?: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** A part of a page that could not be loaded. */
export const LoadFailure = ({ title = 'Đã xảy ra lỗi', text, onRetry }: LoadFailureProps) => (
  <div role="alert">
    <EmptyState
      drawing={<CableDrawing />}
      title={title}
      text={text}
      action={
        <Button size="small" icon={<RotateCw />} onClick={onRetry}>
          Thử lại
        </Button>
      }
    />
  </div>
);
