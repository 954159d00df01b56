import { Segmented } from '../../../../ui/inputs/segmented.tsx';
import { SideContent } from './side-content.tsx';
import { type SidePart, sideParts, sideWords } from './side-parts.ts';

interface SidePanelProps {
  readonly part: SidePart;
  readonly openComments: number;
  readonly onChange: (part: SidePart) => void;
}

/** Beside the document, where there is room. */
export const SidePanel = ({ part, openComments, onChange }: SidePanelProps) => (
  <aside aria-label="Bên cạnh biên bản" className="flex min-w-0 flex-col gap-4">
    <Segmented
      label="Bên cạnh biên bản"
      choices={sideParts.map((value) => ({
        value,
        label:
          value === 'comments' && openComments > 0 ? `${sideWords[value]} ${openComments}` : sideWords[value],
      }))}
      value={part}
      onChange={onChange}
    />
    <SideContent part={part} />
  </aside>
);
