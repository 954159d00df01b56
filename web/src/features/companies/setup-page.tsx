import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { ChooseWay } from './choose-way.tsx';
import { CreateCompanyForm } from './create-company-form.tsx';
import { JoinCompanyForm } from './join-company-form.tsx';
import { SetupHead } from './setup-head.tsx';
import { setupHold } from './setup-hold.ts';
import { SetupStep } from './setup-step.tsx';

type Mode = 'choose' | 'create' | 'join';

/** Milliseconds the good news stands before the dashboard comes. */
const pause = 1_500;

export function SetupPage() {
  usePageTitle('Công ty của bạn');
  const navigate = useNavigate();
  const { data: me } = useSuspenseQuery(meQuery);
  // From an invitation link.
  const { code } = useSearch({ strict: false });
  const [mode, choose] = useKept<Mode>('company setup', code ? 'join' : 'choose');
  const [done, setDone] = useState(false);

  const holds = mode !== 'choose';
  useEffect(() => {
    setupHold.set(holds);
    return () => setupHold.set(false);
  }, [holds]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate({ to: '/dashboard', replace: true }), pause);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const back = () => choose('choose');
  const finish = () => setDone(true);
  const wait = () => {
    choose('choose');
    // The code has done its work: a person who is let in is not asked to join once more.
    void navigate({ to: '/company-setup', search: {}, replace: true });
  };

  return (
    <>
      <SetupHead />
      <main className="mx-auto w-full max-w-[880px] px-5 py-10 md:py-16">
        {done ? (
          <Banner tone="success">Thành công! Đang chuyển đến dashboard...</Banner>
        ) : (
          <>
            {mode === 'choose' && (
              <ChooseWay
                requests={me.requests}
                onCreate={() => choose('create')}
                onJoin={() => choose('join')}
              />
            )}
            {mode === 'create' && (
              <SetupStep title="Tạo công ty mới" onBack={back}>
                <CreateCompanyForm onDone={finish} />
              </SetupStep>
            )}
            {mode === 'join' && (
              <SetupStep title="Tham gia công ty" onBack={back}>
                <JoinCompanyForm code={code} onDone={finish} onWaiting={wait} />
              </SetupStep>
            )}
          </>
        )}
      </main>
    </>
  );
}
