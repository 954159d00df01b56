import type { AttendanceAct } from '@hopgon/contract/live/schemas';
import UserCheck from 'lucide-react/icons/user-check';
import { useLiveStep } from '../../../data/meetings/live.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { useLivePage } from '../live-context.ts';
import { expectedOf } from './attendance-groups.rules.ts';
import { useUsualWay } from './use-usual-way.ts';

/** Everybody expected who is not recorded yet is there from the start: one press instead of one for each. */
export function AllPresentButton() {
  const { live } = useLivePage();
  const { mutate, mutateAsync, isPending } = useLiveStep(live.meetingId);
  const act = useUsualWay();
  const people = expectedOf(live.people);
  if (!live.can.run || people.length < 2) return null;
  const withAct = (each: AttendanceAct) => people.map(({ id }) => ({ id, act: each }));
  const { startedAt } = live;
  const record = () =>
    mutate(
      // Who is ticked late came late; a list ticked as a whole did not.
      {
        act: 'attend',
        people: withAct(act).map((each) => (startedAt === null ? each : { ...each, at: startedAt })),
      },
      {
        onSuccess: () =>
          toast.undoable(`Đã ghi ${people.length} người có mặt`, () =>
            mutateAsync({ act: 'attend', people: withAct('unrecorded') }),
          ),
        onError: (error) => toast.fail(failureText(error, 'Không thể điểm danh. Vui lòng thử lại.')),
      },
    );
  const isRest = live.people.some(({ attendance }) => attendance !== 'unrecorded');
  return (
    <Button
      size="small"
      className="my-1.5 w-full pointer-coarse:h-11"
      icon={<UserCheck />}
      busy={isPending}
      onClick={record}
    >
      {isRest ? `Ghi ${people.length} người còn lại có mặt` : `Ghi cả ${people.length} người có mặt`}
    </Button>
  );
}
