import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { MeetingPlace, MeetingTab } from './meeting-place.rules.ts';

/** The meeting of this page and where on it one is; `go` moves there. */
export function useMeetingPlace() {
  const { meetingId = '' } = useParams({ strict: false });
  const { tab = 'tong-quan', v, turn } = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (place: MeetingPlace) =>
    void navigate({ to: '/meetings/$meetingId', params: { meetingId }, search: place, resetScroll: false });
  const openTab = (next: MeetingTab) => go(next === 'tong-quan' ? {} : { tab: next });
  return { meetingId, tab, version: v, turn, go, openTab };
}
