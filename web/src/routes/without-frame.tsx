import { AccessPage } from '../features/companies/access-page.tsx';
import { ClosedPage } from '../features/companies/closed-page.tsx';
import { SetupPage } from '../features/companies/setup-page.tsx';
import { SecondFactorGate } from '../features/security/second-factor-gate.tsx';
import { VerifyBanner } from './verify-banner.tsx';

/** What is asked of everybody signed in stands here too, where no frame does. */
export const Setup = () => <SetupPage notice={<VerifyBanner />} />;

export const Closed = () => <ClosedPage notice={<VerifyBanner />} />;

export const Access = () => <AccessPage notice={<VerifyBanner />} secondFactor={<SecondFactorGate />} />;
