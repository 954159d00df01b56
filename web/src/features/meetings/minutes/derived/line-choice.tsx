import { lineLeads } from '@hopgon/contract/minutes/names';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { useMinutesPage } from '../minutes-context.ts';

interface LineChoiceProps {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The lines of the minutes, section by section, to be ticked. */
export function LineChoice({ chosen, onChange }: LineChoiceProps) {
  const { minutes } = useMinutesPage();
  const turn = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">Nội dung ({chosen.size} dòng)</legend>
      <div className="max-h-64 overflow-y-auto rounded-control border px-3 py-1">
        {minutes.sections
          .filter(({ lines }) => lines.length > 0)
          .map(({ id, title, lines }) => (
            <div key={id} className="py-2">
              <p className="text-small font-medium break-words">{title}</p>
              {lines.map((line) => (
                <Checkbox
                  key={line.id}
                  className="mt-1.5 text-small"
                  checked={chosen.has(line.id)}
                  onChange={(event) => turn(line.id, event.target.checked)}
                >
                  <span className="break-words">
                    {lineLeads[line.kind]}
                    {line.text}
                  </span>
                </Checkbox>
              ))}
            </div>
          ))}
      </div>
    </fieldset>
  );
}
