import type { Decision, DecisionContradiction } from '@hopgon/contract/decisions/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery } from '@tanstack/react-query';
import { contradictionsQuery, useResolveContradiction } from '../../data/meetings/decisions.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { UncheckedBanner } from '../../ui/states/unchecked-banner.tsx';
import { LineLink } from '../items/line-link.tsx';
import { wayOutInWords } from './decision-words.rules.ts';

const differences = {
  number: 'khác con số',
  time: 'khác thời gian',
  person: 'khác người',
  negation: 'một bên phủ định',
} as const;

/** Decisions in force that seem not to hold together, to be confirmed or dismissed; nothing where there are none. */
export function ContradictionsPanel() {
  const { data: contradictions = [], isLoadingError, refetch } = useQuery(contradictionsQuery);
  const list = useRowFocus<HTMLUListElement>();
  if (isLoadingError)
    return (
      <UncheckedBanner
        text="Chưa kiểm tra được các quyết định có mâu thuẫn hay không."
        onRetry={() => void refetch()}
      />
    );
  if (contradictions.length === 0) return null;
  const isOpen = contradictions.some(({ confirmedBy }) => confirmedBy === null);
  return (
    <Panel className="mb-4">
      <PanelHead
        title={isOpen ? 'Có thể mâu thuẫn' : 'Mâu thuẫn đã xác nhận'}
        aside={`${contradictions.length} cặp`}
      />
      {isOpen && (
        <p className="px-5 pt-3 text-small text-muted max-md:px-4">
          Máy so 500 quyết định còn hiệu lực mới nhất và có thể nhầm. Hãy đọc cả hai rồi xác nhận hoặc bỏ qua.
        </p>
      )}
      <ul ref={list} aria-label="Quyết định có thể mâu thuẫn" className="divide-y">
        {contradictions.map((contradiction) => (
          <ContradictionRow
            key={`${contradiction.first.id} ${contradiction.second.id}`}
            contradiction={contradiction}
          />
        ))}
      </ul>
    </Panel>
  );
}

function ContradictionRow({ contradiction }: { readonly contradiction: DecisionContradiction }) {
  const { first, second, differsIn, confirmedBy, mayResolve } = contradiction;
  const { mutate, mutateAsync, isPending } = useResolveContradiction();
  const pair = `“${first.text}” và “${second.text}”`;
  const say = (verdict: 'confirmed' | 'dismissed') =>
    mutate(
      { contradiction, verdict },
      {
        onSuccess: () =>
          toast.undoable(verdict === 'confirmed' ? 'Đã xác nhận mâu thuẫn' : 'Đã bỏ qua cặp này', () =>
            mutateAsync({ contradiction, verdict: null }),
          ),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
      },
    );
  return (
    <li className="flex flex-col gap-2 px-5 py-4 max-md:px-4">
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <Side decision={first} />
        <Side decision={second} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={confirmedBy ? 'brick' : 'turmeric'}>
          {confirmedBy ? 'Mâu thuẫn' : 'Có thể mâu thuẫn'}: {differences[differsIn]}
        </Chip>
        {confirmedBy && (
          <span className="text-small text-muted">
            {confirmedBy.displayName} xác nhận. {wayOutInWords(contradiction)}
          </span>
        )}
        {mayResolve && (
          <span className="ml-auto flex gap-2">
            {!confirmedBy && (
              <Button
                size="small"
                aria-label={`Xác nhận mâu thuẫn: ${pair}`}
                busy={isPending}
                onClick={() => say('confirmed')}
              >
                Xác nhận
              </Button>
            )}
            <Button
              size="small"
              look="plain"
              aria-label={`Bỏ qua: ${pair}`}
              busy={isPending}
              onClick={() => say('dismissed')}
            >
              Bỏ qua
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}

const Side = ({ decision }: { readonly decision: Decision }) => (
  <div className="min-w-0">
    <p className="font-medium break-words">{decision.text}</p>
    <p className="flex flex-wrap gap-x-3 text-small text-muted">
      <span className="tabular-nums">{dayInDigits(decision.decidedOn)}</span>
      <LineLink line={decision} />
      {decision.number && <span className="tabular-nums">Số {decision.number}</span>}
    </p>
  </div>
);
