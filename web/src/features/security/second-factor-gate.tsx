import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { meQuery } from '../../data/account/me.ts';
import { securityQuery } from '../../data/account/security.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { ProofForm } from './proof-form.tsx';
import { TwoFactorRow } from './two-factor-row.tsx';

/** Has a person show their second factor in this session, or set one up. */
export function SecondFactorGate() {
  const query = useQuery(securityQuery);
  const { emailVerified } = useSuspenseQuery(meQuery).data;
  const queryClient = useQueryClient();
  const router = useRouter();
  const goOn = async () => {
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'all' });
    await router.navigate({ to: '/dashboard', replace: true });
  };
  return (
    <Loaded query={query} failure="Không thể tải thông tin bảo mật.">
      {(security) => {
        const factors = security.proofs.filter((method) => method !== 'password' && method !== 'session');
        return (
          <>
            {factors.length > 0 && (
              <Panel>
                <PanelHead title="Xác nhận" />
                <div className="px-5 py-4">
                  <ProofForm methods={factors} verb="Xác nhận" onProved={goOn} />
                </div>
              </Panel>
            )}
            <Panel>
              <PanelHead title={factors.length > 0 ? 'Cách xác nhận của bạn' : 'Bật một cách xác nhận'} />
              <div className="divide-y">
                <TwoFactorRow security={security} emailVerified={emailVerified} />
                <PasskeysRow security={security} emailVerified={emailVerified} />
              </div>
            </Panel>
          </>
        );
      }}
    </Loaded>
  );
}
