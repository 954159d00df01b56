import type { SearchWay, TimeSuggestions } from '@hopgon/contract/scheduling/schemas';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchDrawing } from '../../ui/layout/drawings.tsx';

interface NothingFoundProps {
  readonly nothing: NonNullable<TimeSuggestions['nothing']>;
  readonly onAccept: (way: SearchWay) => void;
  readonly onAsk: () => void;
}

/** Why there is no time, who is busy most, and what to press to find one. */
export const NothingFound = ({ nothing: { text, obstacles, ways }, onAccept, onAsk }: NothingFoundProps) => (
  <div className="p-6">
    <SearchDrawing />
    <h2 className="mt-4 font-semibold">Chưa tìm được giờ nào</h2>
    <p className="mt-1 max-w-[60ch] text-muted">{text}</p>
    {obstacles.length > 0 && (
      <ul aria-label="Ai bận nhiều nhất" className="mt-4 flex max-w-md flex-col gap-1.5 text-small">
        {obstacles.map(({ id, name, percent }) => (
          <li key={id} className="flex justify-between gap-4 border-b pb-1.5">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">bận {percent}% số giờ có thể</span>
          </li>
        ))}
      </ul>
    )}
    {ways.length > 0 && (
      <>
        <p className="mt-5 font-medium">Thử nới một điều kiện</p>
        <ul aria-label="Cách tìm được giờ" className="mt-2 flex flex-wrap gap-2">
          {ways.map((way) => (
            <li key={way.text}>
              <Button wraps onClick={() => onAccept(way)}>
                {way.text}
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
    {ways.length === 0 && (
      <p className="mt-4 max-w-[60ch] text-small text-muted">
        Nới một điều kiện thì chưa đủ. Hãy bớt người bắt buộc, rút ngắn cuộc họp hoặc tìm xa hơn cùng lúc.
      </p>
    )}
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4 text-small text-muted">
      Vẫn cần họp? Hãy tự ghi vài giờ và để mọi người chọn.
      <Button size="small" className="pointer-coarse:h-11" onClick={onAsk}>
        Hỏi mọi người
      </Button>
    </p>
  </div>
);
