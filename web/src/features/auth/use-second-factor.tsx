import type { SecondFactorAsked } from '@hopgon/contract/auth/schemas';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../ui/states/lazy-part.ts';
import { PageSpinner } from '../../ui/states/spinner.tsx';

// Few people are asked for it: it comes when it is.
const SecondFactorStep = lazyPart(() => import('./second-factor-step.tsx'), 'SecondFactorStep');

interface SecondFactor {
  readonly onAsked: (asked: SecondFactorAsked, remember: boolean) => void;
  /** In place of the page while a second factor is asked for. */
  readonly screen: ReactNode | null;
  /** Of that screen. */
  readonly title: string | null;
}

/** Asks for a second factor where the first one was right; `say` receives the reason why the first one is asked for again. */
export function useSecondFactor(say: (problem: string | null) => void): SecondFactor {
  const [step, begin] = useState<{ asked: SecondFactorAsked; remember: boolean } | null>(null);
  const back = (problem: string | null) => {
    begin(null);
    say(problem);
  };
  return {
    onAsked: (asked, remember) => begin({ asked, remember }),
    title: step && 'Xác thực hai bước',
    screen: step && (
      <Suspense fallback={<PageSpinner text="Đang tải..." />}>
        <SecondFactorStep {...step} onBack={back} />
      </Suspense>
    ),
  };
}
