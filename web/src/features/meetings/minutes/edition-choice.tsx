import type { ReadMinutes } from '../../../data/meetings/minutes.ts';
import { Segmented } from '../../../ui/inputs/segmented.tsx';

interface EditionChoiceProps {
  readonly editions: ReadMinutes['editions'];
  readonly shown: number;
  readonly onChoose: (edition: number) => void;
}

/** Corrected minutes and those they correct; nothing while there is one edition. */
export function EditionChoice({ editions, shown, onChoose }: EditionChoiceProps) {
  if (editions.length < 2) return null;
  return (
    <div className="mb-4">
      <Segmented
        label="Các lần lập biên bản"
        choices={editions.map(({ edition, number }) => ({
          value: String(edition),
          label: `Lần ${edition}${number ? `, số ${number}` : ''}`,
        }))}
        value={String(shown)}
        onChange={(edition) => onChoose(Number(edition))}
      />
    </div>
  );
}
