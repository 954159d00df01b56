import type { LegalCheck } from '@hopgon/contract/minutes/legal/schemas';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { useLead } from './use-lead.ts';

/** What the law asks of minutes of this kind, met or not, each with its article and where it is put right. */
export function LegalChecklist() {
  const { minutes, canEdit, editLegal, editSeats, showVotes } = useMinutesPage();
  const { legal: checks } = minutes.checks;
  if (checks.length === 0) return null;
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <section aria-label="Điều kiện theo luật" className="border-t pt-3">
      <h3 className="font-semibold">
        Điều kiện theo luật{' '}
        <span className="text-small font-regular text-muted">
          đạt {met}/{checks.length}
        </span>
      </h3>
      {met < checks.length && (
        <p className="mt-1 text-small text-muted">Biên bản chỉ được thông qua khi mọi điều kiện đều đạt.</p>
      )}
      {canEdit && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={editLegal}>
            Thông tin theo luật
          </Button>
          <Button size="small" onClick={editSeats}>
            Thành viên
          </Button>
          <Button size="small" onClick={showVotes}>
            Biểu quyết
          </Button>
        </div>
      )}
      <ul className="mt-2 divide-y">
        {checks
          .toSorted((one, other) => Number(one.isMet) - Number(other.isMet))
          .map((check) => (
            <CheckRow key={check.code} check={check} />
          ))}
      </ul>
      <p className="mt-2 text-small text-muted">
        Theo Luật Doanh nghiệp và tỷ lệ công ty ghi trong Cài đặt biên bản. Không thay cho ý kiến luật sư.
      </p>
    </section>
  );
}

function CheckRow({ check }: { readonly check: LegalCheck }) {
  const { canEdit } = useMinutesPage();
  const lead = useLead();
  const { title, article, reason, isMet, to, lineId } = check;
  const leads = !isMet && (lineId !== null || (canEdit && to !== 'line'));
  return (
    <li className="flex items-start gap-2 py-2 text-small">
      {isMet ? (
        <CircleCheck aria-label="Đạt" role="img" className="mt-0.5 size-4 shrink-0 text-jade-ink" />
      ) : (
        <CircleX aria-label="Chưa đạt" role="img" className="mt-0.5 size-4 shrink-0 text-brick-ink" />
      )}
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {leads ? (
            <button type="button" className="link text-left" onClick={() => lead(to, lineId)}>
              {title}
            </button>
          ) : (
            <span className="font-medium">{title}</span>
          )}
        </p>
        <p className={isMet ? 'break-words text-muted' : 'break-words text-brick-ink'}>{reason}</p>
        <p className="text-muted">{article}</p>
      </div>
    </li>
  );
}
