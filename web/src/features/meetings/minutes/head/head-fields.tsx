import { hasOwnTemplates } from '@hopgon/contract/minutes/templates/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localClock, localDay } from '@hopgon/contract/time/zoned';
import { minutesKinds, templateWords } from '../../../../data/meetings/minutes-kinds.ts';
import { DateInput } from '../../../../ui/inputs/date-input.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { OwnRecipientsField, ParentNameField } from '../../../minutes/document-fields.tsx';
import { OwnTemplateField } from '../../../minutes/templates/own-template-field.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import type { HeadDraft, HeadProblems } from './head.rules.ts';

interface HeadFieldsProps {
  readonly draft: HeadDraft;
  readonly problems: HeadProblems;
  readonly onChange: (part: Partial<HeadDraft>) => void;
}

const templates = minutesKinds.map((value) => ({
  value,
  label: templateWords[value],
}));

export function HeadFields({ draft, problems, onChange }: HeadFieldsProps) {
  const people = usePeopleChoices();
  const { minutes, meeting } = useMinutesPage();
  const planned = {
    start: momentIn(meeting.startsAt, minutes.timeZone),
    end: momentIn(meeting.endedAt ?? meeting.endsAt, minutes.timeZone),
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label="Trích yếu" error={problems.title}>
        <Input
          autoComplete="off"
          maxLength={300}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Moment
        label="Bắt đầu"
        day={draft.startDay}
        clock={draft.start}
        dayProblem={problems.startDay}
        clockProblem={problems.start}
        planned={planned.start}
        onChange={({ day, clock }) => onChange({ startDay: day, start: clock })}
      />
      <Moment
        label="Kết thúc"
        day={draft.endDay}
        clock={draft.end}
        dayProblem={problems.endDay}
        clockProblem={problems.end}
        planned={planned.end}
        onChange={({ day, clock }) => onChange({ endDay: day, end: clock })}
      />
      <Field label="Địa điểm">
        <Input
          autoComplete="off"
          maxLength={300}
          value={draft.place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Chủ trì (chủ tọa)">
          <Select choices={people} value={draft.chairId} onChange={(chairId) => onChange({ chairId })} />
        </Field>
        <Field label="Thư ký">
          <Select
            choices={people}
            value={draft.secretaryId}
            onChange={(secretaryId) => onChange({ secretaryId })}
          />
        </Field>
      </div>
      <OwnRecipientsField
        value={draft.recipients}
        error={problems.recipients}
        onChange={(recipients) => onChange({ recipients })}
      />
      <ParentNameField value={draft.parentName} onChange={(parentName) => onChange({ parentName })} />
      <Field label="Mẫu biên bản">
        <Select choices={templates} value={draft.template} onChange={(template) => onChange({ template })} />
      </Field>
      {hasOwnTemplates(draft.template) && (
        <OwnTemplateField
          form="minutes"
          value={draft.ownTemplateId}
          onChange={(ownTemplateId) => onChange({ ownTemplateId })}
        />
      )}
    </div>
  );
}

/** Members among the people of the minutes, and who chairs and writes now. */
function usePeopleChoices() {
  const { minutes, meeting } = useMinutesPage();
  const names = new Map([
    ...meeting.participants.map(({ userId, displayName }) => [userId, displayName] as const),
    ...minutes.people.flatMap(({ userId, name }) => (userId ? [[userId, name] as const] : [])),
    ...[minutes.chair, minutes.secretary].flatMap((who) =>
      who ? [[who.userId, who.displayName] as const] : [],
    ),
  ]);
  return [{ value: '', label: 'Chưa ghi' }, ...[...names].map(([value, label]) => ({ value, label }))];
}

interface DayAndClock {
  readonly day: string;
  readonly clock: string;
}

const momentIn = (when: string, zone: string): DayAndClock => ({
  day: localDay(when, zone),
  clock: localClock(when, zone),
});

interface MomentProps extends DayAndClock {
  readonly label: string;
  readonly dayProblem: string | undefined;
  readonly clockProblem: string | undefined;
  /** Offered while nothing is written: it is not known that the meeting kept to it. */
  readonly planned: DayAndClock;
  readonly onChange: (moment: DayAndClock) => void;
}

function Moment({ label, day, clock, dayProblem, clockProblem, planned, onChange }: MomentProps) {
  const isEmpty = day === '' && clock === '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-3 max-[20rem]:grid-cols-1">
      <Field label={`Ngày ${label.toLowerCase()}`} error={dayProblem}>
        <DateInput value={day} onChange={(next) => onChange({ day: next, clock })} />
      </Field>
      <Field label={`Giờ ${label.toLowerCase()}`} error={clockProblem}>
        <Input
          autoComplete="off"
          placeholder="09:30"
          className="tabular-nums"
          value={clock}
          onChange={(event) => onChange({ day, clock: event.target.value })}
        />
      </Field>
      {isEmpty && (
        <p className="col-span-full mt-1.5 text-small">
          <button type="button" className="link" onClick={() => onChange(planned)}>
            Ghi theo lịch: {planned.clock} ngày {dayInDigits(planned.day)}
          </button>
        </p>
      )}
    </div>
  );
}
