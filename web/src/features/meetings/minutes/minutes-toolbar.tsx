import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import { formatMoment } from '../../../lib/format/date.ts';
import { useRail } from '../../../lib/use-wide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useMinutesPage } from './minutes-context.ts';
import { sideParts, sideWords } from './side/side-parts.ts';

interface MinutesToolbarProps {
  readonly onAdopt: () => void;
  readonly onReview: () => void;
}

/** Where the document is in a sentence, the way out of it, and the next step. */
export function MinutesToolbar({ onAdopt, onReview }: MinutesToolbarProps) {
  const { minutes, openSide } = useMinutesPage();
  const isWide = useRail();
  const { can, state } = minutes;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-[1_1_14rem] text-small text-muted">{useStateSentence()}</p>
        <ExportMenu />
        {can.requestReview && (
          <Button look="primary" size="small" icon={<Send />} onClick={onReview}>
            Gửi lấy góp ý
          </Button>
        )}
        {can.adopt && state === 'review' && (
          <Button look="primary" size="small" icon={<Check />} onClick={onAdopt}>
            Thông qua biên bản
          </Button>
        )}
      </div>
      {!isWide && (
        <div className="flex flex-wrap gap-2">
          {sideParts
            .filter((part) => part !== 'evidence')
            .map((part) => (
              <Button key={part} size="small" onClick={() => openSide(part)}>
                {sideWords[part]}
                {part === 'comments' && minutes.openComments > 0 && ` ${minutes.openComments}`}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

function useStateSentence(): string {
  const { minutes } = useMinutesPage();
  const { state, drafted, reviewed, adopted, lockedAt, replaces } = minutes;
  const correction = replaces
    ? ` Đính chính cho ${replaces.number ? `biên bản số ${replaces.number}` : `bản ${replaces.edition}`}.`
    : '';
  if (state === 'review' && reviewed) {
    return `${reviewed.by.displayName} gửi lấy góp ý vào ${formatMoment(reviewed.at)}, chưa thông qua.${correction}`;
  }
  if (state === 'adopted' && adopted) {
    return `${adopted.by.displayName} thông qua vào ${formatMoment(adopted.at)}. Nội dung không sửa được nữa.${correction}`;
  }
  if (state === 'locked' && lockedAt)
    return `Đã đủ chữ ký và khóa vào ${formatMoment(lockedAt)}.${correction}`;
  if (state === 'void') return 'Biên bản này đã hủy.';
  return `${drafted.by.displayName} soạn vào ${formatMoment(drafted.at)}, chưa gửi lấy góp ý.${correction}`;
}
