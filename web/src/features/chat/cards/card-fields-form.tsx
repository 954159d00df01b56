import type { Card } from '@hopgon/contract/chat/schemas';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { personOf, useMemberSearch } from '../../../data/company/member-search.ts';
import { roomsQuery } from '../../../data/company/rooms.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { DateInput } from '../../../ui/inputs/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Input } from '../../../ui/inputs/input.tsx';
import { PersonSearch } from '../../../ui/inputs/person-search.tsx';
import { readClock } from '../../../ui/inputs/read-clock.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import {
  type CardForm,
  type EditableChange,
  type FieldPerson,
  fieldsOf,
  formOf,
  isEditable,
  problemsOf,
} from './card-fields.rules.ts';
import { tall } from './card-foot.tsx';
import type { useCardActions } from './use-card-actions.ts';

interface CardFieldsFormProps {
  readonly card: Card;
  readonly actions: ReturnType<typeof useCardActions>;
  readonly onDone: () => void;
}

/** The fields of an open card, changed in the card itself; nothing is done before it is confirmed. */
export function CardFieldsForm({ card, actions, onDone }: CardFieldsFormProps) {
  return isEditable(card.change) ? <Fields change={card.change} actions={actions} onDone={onDone} /> : null;
}

interface FieldsProps extends Omit<CardFieldsFormProps, 'card'> {
  readonly change: EditableChange;
}

function Fields({ change, actions, onDone }: FieldsProps) {
  const [form, setForm] = useState<CardForm>(() => formOf(change));
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(change, form);
  const shown = isTried ? problems : {};
  const set = (part: Partial<CardForm>) => setForm((before) => ({ ...before, ...part }));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const fields = fieldsOf(change, form);
    if (fields === null) onDone();
    else
      actions.update(fields).then(onDone, () => {
        // What was typed stays; the error stands below.
      });
  };
  const isTask = change.kind === 'action-item';
  const hasTime = change.kind === 'meeting' || (change.kind === 'meeting-change' && change.time !== null);
  return (
    <form aria-label="Sửa thẻ" className="flex flex-col gap-3 px-4 pt-2 pb-3" onSubmit={onSubmit}>
      {change.kind !== 'meeting-change' && (
        <Field label={isTask ? 'Việc' : 'Tên cuộc họp'} error={shown.title}>
          <Input
            maxLength={isTask ? 300 : 200}
            value={form.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
      )}
      {(isTask || hasTime) && (
        <When isTask={isTask} hasTime={hasTime} form={form} shown={shown} onChange={set} />
      )}
      {change.kind !== 'meeting-change' && (
        <People
          label={isTask ? 'Người phụ trách' : 'Người dự'}
          isOne={isTask}
          people={form.people}
          error={shown.people}
          onChange={(people) => set({ people })}
        />
      )}
      {change.kind === 'meeting' && <PlaceFieldset form={form} onChange={set} />}
      {isTask && (
        <Field label="Ưu tiên">
          <Select value={form.priority} choices={priorities} onChange={(priority) => set({ priority })} />
        </Field>
      )}
      {actions.updateError !== null && (
        <p role="alert" className="text-small text-brick-ink">
          {actions.updateError}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" className={tall} busy={actions.isUpdating}>
          Lưu vào thẻ
        </Button>
        <Button size="small" className={tall} onClick={onDone}>
          Bỏ sửa
        </Button>
      </div>
    </form>
  );
}

interface WhenProps {
  readonly isTask: boolean;
  readonly hasTime: boolean;
  readonly form: CardForm;
  readonly shown: ReturnType<typeof problemsOf>;
  readonly onChange: (part: Partial<CardForm>) => void;
}

const When = ({ isTask, hasTime, form, shown, onChange }: WhenProps) => (
  <div className="flex flex-wrap gap-3">
    <div className="min-w-40 flex-1">
      <Field label={isTask ? 'Hạn' : 'Ngày'} error={shown.day}>
        <DateInput value={form.day} onChange={(day) => onChange({ day })} />
      </Field>
    </div>
    {hasTime && (
      <Clock label="Từ" value={form.from} error={shown.from} onChange={(from) => onChange({ from })} />
    )}
    {hasTime && <Clock label="Đến" value={form.to} error={shown.to} onChange={(to) => onChange({ to })} />}
  </div>
);

const priorities = [
  { value: 'cao', label: 'Cao' },
  { value: 'trung bình', label: 'Trung bình' },
  { value: 'thấp', label: 'Thấp' },
] as const;

interface ClockProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** An hour as people type it; what is read stands there once the field is left. */
const Clock = ({ label, value, error, onChange }: ClockProps) => (
  <div className="w-28">
    <Field label={label} error={error}>
      <Input
        inputMode="text"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(readClock(value) ?? value)}
      />
    </Field>
  </div>
);

interface PeopleProps {
  readonly label: string;
  readonly isOne: boolean;
  readonly people: readonly FieldPerson[];
  readonly error: string | undefined;
  readonly onChange: (people: readonly FieldPerson[]) => void;
}

function People({ label, isOne, people, error, onChange }: PeopleProps) {
  const [typed, setTyped] = useState('');
  const { members, isCurrent } = useMemberSearch(typed);
  const chosen = new Set(people.map(({ id }) => id));
  const found = (typed.trim() === '' ? [] : (members ?? []))
    .map(personOf)
    .filter(({ id }) => !chosen.has(id));
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={label} className="flex flex-wrap gap-1.5">
        {people.map(({ id, name }) => (
          <li
            key={id}
            className="inline-flex items-center gap-1 rounded-full bg-hover py-0.5 pr-1 pl-3 text-small"
          >
            {name}
            <button
              type="button"
              aria-label={`Bỏ ${name}`}
              className="grid size-7 place-items-center rounded-full hover:bg-line pointer-coarse:size-11"
              onClick={() => onChange(people.filter((one) => one.id !== id))}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <PersonSearch
        words={{
          label: isOne ? 'Đổi người phụ trách' : 'Thêm người dự',
          found: 'Người tìm thấy',
          verb: 'Chọn',
        }}
        many
        typed={typed}
        onType={setTyped}
        found={{ people: found, isCurrent }}
        onChoose={({ id, name }) => {
          onChange(isOne ? [{ id, name }] : [...people, { id, name }]);
          setTyped('');
        }}
      />
      {error !== undefined && <p className="text-small text-brick-ink">{error}</p>}
    </div>
  );
}

interface PlaceProps {
  readonly form: CardForm;
  readonly onChange: (part: Partial<CardForm>) => void;
}

function PlaceFieldset({ form, onChange }: PlaceProps) {
  const { data } = useQuery(roomsQuery);
  const rooms = (data?.rooms ?? []).filter(({ id, archivedAt }) => archivedAt === null || id === form.roomId);
  const choices = [
    { value: '', label: 'Không đặt phòng' },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {rooms.length > 0 && (
        <Field label="Phòng họp">
          <Select value={form.roomId} choices={choices} onChange={(roomId) => onChange({ roomId })} />
        </Field>
      )}
      <Field label="Địa điểm">
        <Input
          maxLength={300}
          autoComplete="off"
          value={form.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </Field>
      <Checkbox checked={form.isOnline} onChange={(event) => onChange({ isOnline: event.target.checked })}>
        Họp trực tuyến
      </Checkbox>
    </>
  );
}
