import { allKinds, meetingKinds } from '../../../data/meetings/meeting-kinds.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { toneTick } from '../../../ui/layout/hue-class.ts';
import { kindsOf, toggledKinds } from '../calendar-place.rules.ts';

interface KindFilterProps {
  /** Kinds by commas, as in the address. */
  readonly kinds: string | undefined;
  readonly onChange: (kinds: string | undefined) => void;
}

/** What the colours mean, and which kinds of meetings are shown. */
export function KindFilter({ kinds, onChange }: KindFilterProps) {
  const shown = kindsOf(kinds);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-small font-semibold">Loại cuộc họp</legend>
      {allKinds.map((kind) => (
        <Checkbox
          key={kind}
          className="text-small pointer-coarse:min-h-11 pointer-coarse:items-center"
          tick={toneTick[meetingKinds[kind].tone]}
          checked={shown.length === 0 || shown.includes(kind)}
          onChange={() => onChange(toggledKinds(kinds, kind))}
        >
          {meetingKinds[kind].label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
