import { attendanceNames } from '@hopgon/contract/minutes/names';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { useLivePage } from '../live-context.ts';
import { LiveSection } from '../live-section.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { AllPresentButton } from './all-present-button.tsx';
import { groupsOf, presentInWords } from './attendance-groups.rules.ts';
import { type Asked, PersonRow } from './person-row.tsx';
import { TimesDialog } from './times-dialog.tsx';

/** Who is there. Chair and secretary record it; everybody sees it. */
export function AttendancePanel() {
  const { live } = useLivePage();
  const [asked, ask] = useKept<Asked | null>(`attendance asked ${live.meetingId}`, null);
  const list = useRowFocus<HTMLDivElement>();
  const words = presentInWords(live);
  const person = live.people.find(({ id }) => id === asked?.personId);
  const close = () => ask(null);
  return (
    <LiveSection
      title="Điểm danh"
      aside={
        <span role="status">
          <strong className="font-semibold text-ink">{words.count}</strong>, {words.quorum}
        </span>
      }
    >
      {words.guests && <p className="-mt-1.5 mb-2 text-small text-muted">{words.guests}</p>}
      <div ref={list} className="flex flex-col gap-3">
        {groupsOf(live.people).map(({ attendance, people }) => (
          <div key={attendance}>
            <h3 className="flex justify-between gap-3 text-small text-muted">
              {attendanceNames[attendance]}
              <span className="tabular-nums">{people.length}</span>
            </h3>
            {attendance === 'unrecorded' && <AllPresentButton />}
            <ul aria-label={attendanceNames[attendance]}>
              {people.map((each) => (
                <PersonRow key={each.id} person={each} onAsk={ask} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {person && asked?.about === 'absence' && <AbsenceDialog person={person} onClose={close} />}
      {person && asked && asked.about !== 'absence' && (
        <TimesDialog key={asked.about} person={person} about={asked.about} onClose={close} />
      )}
    </LiveSection>
  );
}
