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
  <aside
    aria-label="Bên cạnh biên bản"
    className="sticky top-18 -mx-1 flex max-h-[calc(100dvh-5.5rem)] min-w-0 flex-col gap-4 self-start overflow-y-auto px-1 pb-2"
  >
    <div className="shrink-0">
      <Segmented
        label="Bên cạnh biên bản"
        choices={sideParts.map((value) => ({
          value,
          label:
            value === 'comments' && openComments > 0
              ? `${sideWords[value]} ${openComments}`
              : sideWords[value],
        }))}
        value={part}
        onChange={onChange}
      />
    </div>
    <SideContent part={part} />
  </aside>
);
