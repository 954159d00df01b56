import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedQuery, useCreateFeed, useDropFeed } from '../../data/meetings/calendar-exchange.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Banner } from '../../ui/states/banner.tsx';

/** A private address other calendars subscribe to: made, shown once, ended. */
export function FeedCard() {
  const { data: feed } = useQuery(feedQuery);
  const create = useCreateFeed();
  const drop = useDropFeed();
  const [asking, ask] = useState<'revoke' | 'renew' | null>(null);
  const exists = feed?.createdAt != null;
  const made = exists ? create.data : undefined;
  const failure = asking ? null : (create.error ?? drop.error);
  return (
    <Panel aria-label="Lịch họp trong ứng dụng khác">
      <PanelHead title="Lịch họp trong ứng dụng khác" />
      <div className="grid gap-4 px-5 py-4">
        <p className="text-muted">
          Một địa chỉ riêng để Google Calendar, Outlook hay lịch của điện thoại luôn hiện các cuộc họp bạn tạo
          hoặc được mời. Ai biết địa chỉ này đều xem được lịch, nên đừng chia sẻ nó.
        </p>
        {failure && (
          <Banner tone="error">{failureText(failure, 'Không thể thực hiện. Vui lòng thử lại.')}</Banner>
        )}
        {made && <Address address={made.address} webcal={made.webcal} />}
        {feed && exists && !made && (
          <p>
            Đã có địa chỉ từ {formatMoment(feed.createdAt ?? '')}.{' '}
            {feed.readAt ? `Lần cuối được đọc: ${formatMoment(feed.readAt)}.` : 'Chưa ứng dụng nào đọc.'} Vì
            lý do an toàn, nó không hiện lại; bạn có thể tạo địa chỉ mới.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button busy={create.isPending} onClick={() => (exists ? ask('renew') : create.mutate())}>
            {exists ? 'Tạo địa chỉ mới' : 'Tạo địa chỉ'}
          </Button>
          {exists && (
            <Button look="plain" onClick={() => ask('revoke')}>
              Thu hồi
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking === 'revoke'}
        onOpenChange={() => ask(null)}
        title="Thu hồi địa chỉ lịch?"
        verb="Thu hồi"
        busy={drop.isPending}
        error={drop.error ? failureText(drop.error, 'Chưa thu hồi được. Vui lòng thử lại.') : undefined}
        onConfirm={() =>
          drop.mutate(undefined, {
            onSuccess: () => {
              create.reset();
              ask(null);
            },
          })
        }
      >
        Các ứng dụng đang dùng địa chỉ này sẽ không nhận được lịch nữa.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={() => ask(null)}
        title="Tạo địa chỉ lịch mới?"
        verb="Tạo địa chỉ mới"
        busy={create.isPending}
        error={create.error ? failureText(create.error, 'Chưa tạo được. Vui lòng thử lại.') : undefined}
        onConfirm={() => create.mutate(undefined, { onSuccess: () => ask(null) })}
      >
        Địa chỉ cũ sẽ không dùng được nữa: các ứng dụng đang dùng địa chỉ này không nhận được lịch cho đến khi
        bạn thêm địa chỉ mới.
      </ConfirmDialog>
    </Panel>
  );
}

const Address = ({ address, webcal }: { readonly address: string; readonly webcal: string }) => (
  <div className="grid gap-3">
    <Banner tone="success">Địa chỉ chỉ hiện lần này. Hãy sao chép hoặc mở bằng ứng dụng lịch.</Banner>
    <Field label="Địa chỉ lịch" hint="Tạo địa chỉ mới thì địa chỉ cũ không dùng được nữa.">
      <Input readOnly value={address} onFocus={(event) => event.target.select()} />
    </Field>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={address} label="Sao chép địa chỉ" />
      <a href={webcal} className={buttonClass({ size: 'small' })}>
        Mở bằng ứng dụng lịch
      </a>
    </div>
  </div>
);
