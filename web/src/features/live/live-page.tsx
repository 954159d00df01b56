import { useParams } from '@tanstack/react-router';
import { LiveRoom } from './live-room.tsx';

export function LivePage() {
  const { meetingId = '' } = useParams({ strict: false });
  return <LiveRoom meetingId={meetingId} />;
}
