import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meQuery } from '../../data/account/me.ts';
import { requestSignOut } from '../../data/account/sign-out-question.ts';
import { currentCompany } from '../../lib/session/current-company.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { SecondFactorGate } from '../security/second-factor-gate.tsx';
import { OtherCompanies } from './other-companies.tsx';
import { SetupHead } from './setup-head.tsx';

/** What keeps this session out of the company, and how one gets in. */
export function AccessPage() {
  usePageTitle('Vào công ty');
  const { data: me } = useSuspenseQuery(meQuery);
  const company = me.companies.find(({ id }) => id === currentCompany.get());
  const name = company?.name ?? 'công ty';
  return (
    <>
      <SetupHead />
      <main className="mx-auto grid w-full max-w-[640px] gap-6 px-5 py-10 md:py-16">
        {company?.obstacle === 'sign-in' ? <SignInAgain name={name} /> : <ShowFactor name={name} />}
        {company?.obstacle !== 'sign-in' && <SecondFactorGate />}
        {!company?.obstacle && (
          <Link to="/dashboard" replace className={buttonClass({ look: 'primary', size: 'large' })}>
            Vào {name}
          </Link>
        )}
        <OtherCompanies />
      </main>
    </>
  );
}

const SignInAgain = ({ name }: { readonly name: string }) => (
  <div>
    <h1 className="text-page font-semibold text-balance">Đăng nhập lại để vào {name}</h1>
    <p className="mt-2 text-muted">
      Bạn đã đăng nhập quá lâu so với thời hạn công ty đặt, hoặc chủ sở hữu hay quản trị viên đã yêu cầu bạn
      đăng nhập lại. Bạn vẫn là thành viên; các công ty khác của bạn không bị ảnh hưởng.
    </p>
    <div className="mt-6">
      <Button look="primary" size="large" onClick={requestSignOut}>
        Đăng nhập lại
      </Button>
    </div>
  </div>
);

const ShowFactor = ({ name }: { readonly name: string }) => (
  <div>
    <h1 className="text-page font-semibold text-balance">{name} yêu cầu xác thực hai bước</h1>
    <p className="mt-2 text-muted">
      Hãy xác nhận bằng ứng dụng xác thực hoặc passkey. Các công ty khác của bạn không bị ảnh hưởng.
    </p>
  </div>
);
