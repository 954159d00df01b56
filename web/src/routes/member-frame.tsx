import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { changeCompany, companyQuery } from '../data/companies.ts';
import { meQuery } from '../data/me.ts';
import type { CompanyDialog } from '../features/companies/company-dialogs.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { PersonMenu } from '../features/frame/person-menu.tsx';
import { failureText } from '../lib/api/call-failure.ts';
import { toast } from '../ui/toast.ts';

const CompanyDialogs = lazy(() =>
  import('../features/companies/company-dialogs.tsx').then((module) => ({ default: module.CompanyDialogs })),
);

interface MemberFrameProps {
  /** The code of an invitation link to another company. */
  readonly join?: string | undefined;
  readonly children?: ReactNode;
}

/** The frame with its person, bell and dialogs; what a route shows stands inside. */
export function MemberFrame({ join, children = <Outlet /> }: MemberFrameProps) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { data: company } = useSuspenseQuery(companyQuery);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const [dialog, open] = useState<CompanyDialog | null>(join ? 'join' : null);

  const goHome = async () => {
    await navigate({ to: '/dashboard' });
    await router.invalidate();
  };
  const switchTo = (companyId: string) =>
    changeCompany(queryClient, companyId).then(goHome, (error) => toast.fail(failureText(error)));

  return (
    <Frame
      company={company}
      personMenu={
        <PersonMenu
          me={me}
          companyId={company.id}
          onSwitch={(id) => void switchTo(id)}
          onJoin={() => open('join')}
          onCreate={() => open('create')}
        />
      }
    >
      {children}
      {dialog && (
        <Suspense>
          <CompanyDialogs
            open={dialog}
            code={join}
            onClose={() => open(null)}
            onEntered={() => void goHome()}
          />
        </Suspense>
      )}
    </Frame>
  );
}
