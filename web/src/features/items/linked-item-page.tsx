import type { LinkedItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { linkedItemQuery, useRespondByItemLink } from '../../data/meetings/item-link.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useHash } from '../../lib/use-hash.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ThemeToggle } from '../../ui/buttons/theme-toggle.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Textarea } from '../../ui/inputs/input.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { PageSpinner } from '../../ui/states/spinner.tsx';
import { usualDeclineReasons } from './decline-reasons.rules.ts';
import { readItemLink } from './item-link.rules.ts';

/** Where the links of a mail about a task lead. It asks nobody who they are, and answers nothing by itself. */
export function LinkedItemPage() {
  usePageTitle('Nhận việc');
  const { token, declines } = readItemLink(useHash());
  const { data: item, error } = useQuery(linkedItemQuery(token));
  if (!(item || error)) return <PageSpinner text="Đang tải..." />;
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex justify-end px-4 py-3 md:px-8">
        <ThemeToggle />
      </div>
      <main className="mx-auto w-full max-w-[640px] flex-1 px-4 pb-10">
        <Panel className="px-5 py-6 md:px-8 md:py-8">
          {item ? (
            <>
              <ItemFacts item={item} />
              {item.state === 'proposed' ? (
                <ItemAnswer key={token} token={token} declines={declines} />
              ) : (
                <Answered state={item.state} />
              )}
            </>
          ) : (
            <DeadLink error={error} />
          )}
        </Panel>
      </main>
      <footer className="px-4 pb-6 text-center text-small text-muted">
        {item && `${item.companyName} gửi việc này qua Họp Gọn. `}
        <Link to="/privacy" className="hover:underline">
          Quyền riêng tư
        </Link>
      </footer>
    </div>
  );
}

const DeadLink = ({ error }: { readonly error: unknown }) => (
  <header>
    <h1 className="text-page font-semibold">Không mở được việc này</h1>
    <p className="mt-1 text-muted">{failureText(error, 'Không thể tải việc này. Vui lòng thử lại.')}</p>
    <p className="mt-3">
      <Link to="/dashboard" className="link">
        Mở Họp Gọn
      </Link>
    </p>
  </header>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

const ItemFacts = ({ item }: { readonly item: LinkedItem }) => (
  <>
    <header className="mb-5">
      <p className="text-muted">
        {item.givenByName ?? item.companyName} giao việc cho{' '}
        <strong className="font-semibold text-ink">{item.assigneeName}</strong>
      </p>
      <h1 className="mt-1 text-page font-semibold break-words">{item.title}</h1>
    </header>
    <dl className="mb-6 grid gap-3">
      <Fact label="Hạn">
        <span className="tabular-nums">{item.deadline ? dayInDigits(item.deadline) : 'Không có hạn'}</span>
      </Fact>
      {item.meetingTitle && <Fact label="Từ cuộc họp">{item.meetingTitle}</Fact>}
    </dl>
  </>
);

const Answered = ({ state }: { readonly state: 'accepted' | 'declined' }) => (
  <>
    <Banner tone="success">
      {state === 'accepted' ? 'Bạn đã nhận việc này.' : 'Bạn đã từ chối việc này.'} Liên kết này không dùng
      lại được.
    </Banner>
    <p className="mt-4">
      <Link to="/dashboard" className="link">
        Mở Họp Gọn
      </Link>
    </p>
  </>
);

interface ItemAnswerProps {
  readonly token: string;
  readonly declines: boolean;
}

/** Taking it on is one press; so is declining it for a usual reason. */
function ItemAnswer({ token, declines }: ItemAnswerProps) {
  const { mutate, isPending, error, variables } = useRespondByItemLink(token);
  const [isDeclining, decline] = useState(declines);
  const [reason, setReason] = useState('');
  const [isMissing, miss] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const written = reason.normalize('NFC').trim();
    miss(written === '');
    if (written !== '') mutate({ accept: false, reason: written });
  };
  const isAccepting = isPending && variables.accept;
  return (
    <div className="flex flex-col gap-4 border-t pt-5">
      <div className="grid grid-cols-2 gap-2">
        <Button
          look={isDeclining ? 'outline' : 'primary'}
          size="large"
          busy={isAccepting}
          onClick={() => mutate({ accept: true })}
        >
          Nhận việc
        </Button>
        <Button
          look={isDeclining ? 'tonal' : 'outline'}
          size="large"
          aria-expanded={isDeclining}
          onClick={() => decline(true)}
        >
          Từ chối
        </Button>
      </div>
      {isDeclining && (
        <form noValidate aria-label="Từ chối việc" className="flex flex-col gap-4" onSubmit={submit}>
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold">Vì sao bạn không nhận?</legend>
            <div className="flex flex-col gap-2">
              {usualDeclineReasons.map((usual) => (
                <Button
                  key={usual}
                  disabled={isPending}
                  onClick={() => mutate({ accept: false, reason: usual })}
                >
                  {usual}
                </Button>
              ))}
            </div>
          </fieldset>
          <Field label="Lý do khác" error={isMissing ? 'Hãy ghi lý do để người giao việc biết' : undefined}>
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={isPending && !isAccepting}>
            Gửi lý do này
          </Button>
        </form>
      )}
      {error && (
        <Banner tone="error">{failureText(error, 'Không thể gửi câu trả lời. Vui lòng thử lại.')}</Banner>
      )}
    </div>
  );
}
