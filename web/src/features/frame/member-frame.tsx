import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { usePhoto } from '../../data/account/photos.ts';
import { changeCompany, companyQuery } from '../../data/company/companies.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { newId } from '../../lib/new-id.ts';
import { PhotoContext } from '../../ui/marks/avatar.tsx';
import { toast, toasts } from '../../ui/overlays/toast.ts';
import { lazyOverlay } from '../../ui/states/lazy-part.ts';
import { VerifyBanner } from '../auth/verify-banner.tsx';
import type { CompanyDialog } from '../companies/company-dialogs.tsx';
import { DropLayer } from './drop-layer.tsx';
import { Frame } from './frame.tsx';
import type { FramePerson } from './frame-person.ts';
import { OfflineNotice } from './offline-notice.tsx';

const CompanyDialogs = lazyOverlay(() => import('../companies/company-dialogs.tsx'), 'CompanyDialogs');

/** The frame with its person, bell and dialogs; what a route shows stands inside. */
export function MemberFrame({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  // The code of an invitation link to another company.
  const { join } = useSearch({ strict: false });
  // The chat, and a meeting that is held, fill the window and scroll inside.
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const [dialog, open] = useState<CompanyDialog | null>(join ? 'join' : null);
  // Undo would act as the next person who signs in, or in another company.
  useEffect(() => toasts.forgetUndo, []);
  const goHome = async () => {
    toasts.forgetUndo();
    await navigate({ to: '/dashboard' });
    await router.invalidate();
  };
  const closeDialog = () => {
    open(null);
    // A code that was used or turned down asks nothing when the page is loaded again.
    if (join) void navigate({ to: '.', search: (rest) => ({ ...rest, join: undefined }), replace: true });
  };
  // The page of the company before is left first: there it asks about what is not saved, and nothing written in it can go
  // to the next company.
  const switchTo = async (companyId: string) => {
    const visit = newId();
    await navigate({ to: '/dashboard', state: { visit }, replace: pathname === '/dashboard' });
    // It ends with the next navigation where the person chose to stay.
    if (router.history.location.state.visit !== visit) return;
    toasts.forgetUndo();
    await changeCompany(queryClient, companyId).then(
      () => router.invalidate(),
      (error) => void toast.fail(failureText(error)),
    );
  };
  const person: FramePerson = {
    me,
    company,
    onSwitch: (companyId) => void switchTo(companyId),
    onJoin: () => open('join'),
    onCreate: () => open('create'),
  };

  return (
    <PhotoContext value={usePhoto}>
      <Frame person={person} fills={pathname === '/chat' || /^\/meetings\/[^/]+\/live$/u.test(pathname)}>
        <div className="shrink-0 print:hidden">
          <OfflineNotice />
          <VerifyBanner />
        </div>
        {/* What a page holds belongs to the company it was opened in. */}
        <Fragment key={company.id}>{children}</Fragment>
        <DropLayer key={`drop ${company.id}`} />
        {dialog && (
          <Suspense>
            <CompanyDialogs open={dialog} code={join} onClose={closeDialog} onEntered={() => void goHome()} />
          </Suspense>
        )}
      </Frame>
    </PhotoContext>
  );
}
