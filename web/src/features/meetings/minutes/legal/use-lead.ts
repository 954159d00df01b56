import type { LegalTarget } from '@hopgon/contract/minutes/legal/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useMinutesPage } from '../minutes-context.ts';

/** Leads to where something that is missing is put right. */
export function useLead(): (to: LegalTarget | 'none', lineId: string | null) => void {
  const { editHead, editLegal, editSeats, recordAttendance, showLine, showVotes } = useMinutesPage();
  const navigate = useNavigate();
  return (to, lineId) => {
    if (lineId !== null) showLine(lineId);
    else if (to === 'head') editHead();
    else if (to === 'legal') editLegal();
    else if (to === 'seats') editSeats();
    else if (to === 'attendance') recordAttendance();
    else if (to === 'votes') showVotes();
    else if (to === 'settings') void navigate({ to: '/settings/minutes' });
  };
}
