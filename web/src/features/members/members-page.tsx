import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { MemberCounts } from './member-counts.tsx';
import type { OpenAct } from './member-dialogs.tsx';
import { MemberList } from './member-list.tsx';
import { MembersToolbar, type RoleFilter } from './members-toolbar.tsx';
import { OwnershipBanner } from './ownership-banner.tsx';
import { useMembersView } from './use-members-view.ts';

const InviteDialog = lazyOverlay(() => import('./invite-dialog.tsx'), 'InviteDialog');
const WaitingDialog = lazyOverlay(() => import('./waiting-dialog.tsx'), 'WaitingDialog');

export function MembersPage() {
  usePageTitle('Quản lý công ty');
  const { data: company } = useSuspenseQuery(companyQuery);
  const { data: me } = useSuspenseQuery(meQuery);
  const { tim = '' } = useSearch({ strict: false });
  const [typed, type] = useState(tim);
  const [role, setRole] = useState<RoleFilter>('all');
  const [view, show] = useMembersView();
  const [act, open] = useState<OpenAct | null>(null);
  const [dialog, openDialog] = useKept<'invite' | 'waiting' | null>('members dialog', null);
  const search = useDebounced(typed.normalize('NFC').trim());

  return (
    <Page>
      <Link
        to="/dashboard"
        className="mb-1 inline-flex items-center gap-2 rounded-mark text-small text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Trang chủ
      </Link>
      <PageHead
        title="Thành viên"
        note={company.description ? `${company.name} · ${company.description}` : company.name}
        actions={
          <Button look="primary" icon={<UserPlus />} onClick={() => openDialog('invite')}>
            Mời thành viên
          </Button>
        }
      />
      <OwnershipBanner />
      <MemberCounts company={company} onReview={() => openDialog('waiting')} />
      <MembersToolbar typed={typed} onType={type} role={role} onRole={setRole} view={view} onView={show} />
      <MemberList
        search={search}
        role={role === 'all' ? undefined : role}
        view={view}
        count={company.counts.members}
        ownId={me.id}
        act={act}
        onAct={open}
        onClear={() => {
          type('');
          setRole('all');
        }}
        onInvite={() => openDialog('invite')}
      />
      <Suspense>
        {dialog === 'invite' && <InviteDialog company={company} onClose={() => openDialog(null)} />}
        {dialog === 'waiting' && <WaitingDialog onClose={() => openDialog(null)} />}
      </Suspense>
    </Page>
  );
}
