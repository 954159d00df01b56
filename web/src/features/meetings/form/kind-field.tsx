import { useController } from 'react-hook-form';
import { allKinds, meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { KindLabel } from '../../../ui/marks/kind-label.tsx';
import type { MeetingForm } from './meeting-form.ts';

const choices = allKinds.map((kind) => ({
  value: kind,
  label: meetingKinds[kind].label,
  shown: <KindLabel {...meetingKinds[kind]} />,
}));

/** What a meeting is about: its colour in the calendar. */
export function KindField({ form: { control } }: { readonly form: MeetingForm }) {
  const kind = useController({ control, name: 'kind' }).field;
  return (
    <Field label="Loại cuộc họp">
      <Select choices={choices} value={kind.value} onChange={kind.onChange} />
    </Field>
  );
}
