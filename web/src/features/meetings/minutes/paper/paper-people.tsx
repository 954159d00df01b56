import { attendanceNames } from '@hopgon/contract/minutes/names';
import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import UserCheck from 'lucide-react/icons/user-check';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { groupByAttendance } from '../people/attendance.rules.ts';

/** Who attended, who did not and why. */
export function PaperPeople() {
  const { minutes, canEdit, recordAttendance } = useMinutesPage();
  const groups = groupByAttendance(minutes.people);
  return (
    <section className="mt-2">
      <p>Thành phần tham dự:{groups.length === 0 && <span className="text-muted"> ……</span>}</p>
      {groups.map(({ attendance, people }) => (
        <p key={attendance} className="break-words">
          - {attendanceNames[attendance]} ({people.length}): {people.map(nameOnPaper).join('; ')}.
        </p>
      ))}
      {canEdit && (
        <p className="mt-1 font-sans">
          <Button size="small" look="plain" icon={<UserCheck />} className="-ml-3" onClick={recordAttendance}>
            Điểm danh
          </Button>
        </p>
      )}
    </section>
  );
}

/** 'Lê Hà, Kế toán trưởng (lý do: ốm)' */
const nameOnPaper = ({ name, position, part, reason }: MinutesPerson): string =>
  `${[name, position, part === 'guest' && 'khách mời'].filter(Boolean).join(', ')}${reason && ` (lý do: ${reason})`}`;
