import { Link } from '@tanstack/react-router';
import { Banner } from '../../../ui/states/banner.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';

interface OldVersionNoticeProps {
  readonly version: number;
  readonly newest: number;
}

export function OldVersionNotice({ version, newest }: OldVersionNoticeProps) {
  const { meetingId, tab } = useMeetingPlace();
  return (
    <Banner
      tone="info"
      action={
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId }}
          search={{ tab }}
          className="link text-jade-ink"
        >
          Xem bản mới nhất
        </Link>
      }
    >
      Bạn đang xem bản {version} của bản gỡ băng. Bản mới nhất là bản {newest}.
    </Banner>
  );
}
