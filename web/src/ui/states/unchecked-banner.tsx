import { Button } from '../buttons/button.tsx';
import { Banner } from './banner.tsx';

interface UncheckedBannerProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** In the place of a panel that shows nothing where nothing was found: nobody has looked yet. */
export const UncheckedBanner = ({ text, onRetry }: UncheckedBannerProps) => (
  <div className="mb-4">
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          Thử lại
        </Button>
      }
    >
      {text}
    </Banner>
  </div>
);
