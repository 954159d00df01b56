import type { StalePromise } from '@hopgon/contract/decisions/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery } from '@tanstack/react-query';
import { stalePromisesQuery, useResolveStalePromise } from '../../data/meetings/decisions.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { UncheckedBanner } from '../../ui/states/unchecked-banner.tsx';
import { LineLink } from './line-link.tsx';

const texts = {
  decision: {
    title: 'Quyết định có thể chưa được thực hiện',
    hint: 'Máy xem 300 quyết định mới nhất, không thấy việc hay lời nào sau đó nói về các quyết định này, và có thể nhầm. Hãy đọc rồi xác nhận hoặc bỏ qua.',
    list: 'Quyết định có thể chưa được thực hiện',
    unchecked: 'Chưa kiểm tra được có quyết định nào chưa được thực hiện không.',
  },
  task: {
    title: 'Việc đã hứa làm có thể bị quên',
    hint: 'Máy đọc được các việc này trong bản gỡ băng, chưa ai duyệt, và không thấy việc hay lời nào sau đó nói đến. Máy xem 300 việc mới nhất và có thể nhầm.',
    list: 'Việc đã hứa làm có thể bị quên',
    unchecked: 'Chưa kiểm tra được có việc đã hứa nào bị quên không.',
  },
} as const;

const reasonOf = ({ reason, deadline }: StalePromise): string =>
  reason === 'deadline' && deadline !== null
    ? `Quá hạn ${dayInDigits(deadline)}, sau đó không ai nhắc.`
    : 'Hơn một tháng không ai nhắc.';

/** Promises nothing followed, to be confirmed or dismissed; nothing where there are none. */
export function StalePromisesPanel({ kind }: { readonly kind: StalePromise['kind'] }) {
  const { data, isLoadingError, refetch } = useQuery(stalePromisesQuery);
  const promises = data?.filter((promise) => promise.kind === kind) ?? [];
  const list = useRowFocus<HTMLUListElement>();
  if (isLoadingError) return <UncheckedBanner text={texts[kind].unchecked} onRetry={() => void refetch()} />;
  if (promises.length === 0) return null;
  return (
    <Panel className="mb-4">
      <PanelHead title={texts[kind].title} aside={`${promises.length} mục`} />
      <p className="px-5 pt-3 text-small text-muted max-md:px-4">{texts[kind].hint}</p>
      <ul ref={list} aria-label={texts[kind].list} className="divide-y">
        {promises.map((promise) => (
          <PromiseRow key={promise.id} promise={promise} />
        ))}
      </ul>
    </Panel>
  );
}

function PromiseRow({ promise }: { readonly promise: StalePromise }) {
  const { text, saidOn, personName, confirmedBy, mayResolve } = promise;
  const { mutate, mutateAsync, isPending } = useResolveStalePromise();
  const say = (verdict: 'confirmed' | 'dismissed') =>
    mutate(
      { promise, verdict },
      {
        onSuccess: () =>
          toast.undoable(verdict === 'confirmed' ? 'Đã xác nhận chưa thực hiện' : 'Đã bỏ qua mục này', () =>
            mutateAsync({ promise, verdict: null }),
          ),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu. Vui lòng thử lại.')),
      },
    );
  return (
    <li className="flex flex-col gap-2 px-5 py-4 max-md:px-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{text}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span className="tabular-nums">{dayInDigits(saidOn)}</span>
          <LineLink line={promise} />
          {personName && <span>{personName}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={confirmedBy ? 'brick' : 'turmeric'}>
          {confirmedBy ? 'Chưa thực hiện' : 'Có thể bị quên'}
        </Chip>
        <span className="min-w-0 text-small">{reasonOf(promise)}</span>
        {confirmedBy && (
          <span className="text-small text-muted">
            {confirmedBy.displayName} xác nhận; hãy giao việc này ở trang của cuộc họp.
          </span>
        )}
        {mayResolve && (
          <span className="ml-auto flex gap-2">
            {!confirmedBy && (
              <Button
                size="small"
                aria-label={`Xác nhận: ${text}`}
                busy={isPending}
                onClick={() => say('confirmed')}
              >
                Xác nhận
              </Button>
            )}
            <Button
              size="small"
              look="plain"
              aria-label={`Bỏ qua: ${text}`}
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
