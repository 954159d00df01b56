import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';

interface SetupStepProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

export const SetupStep = ({ title, onBack, children }: SetupStepProps) => (
  <div className="max-w-[400px]">
    <Button look="plain" size="small" icon={<ArrowLeft />} onClick={onBack} className="-ml-3">
      Quay lại
    </Button>
    <h1 className="mt-2 mb-6 text-page font-semibold">{title}</h1>
    {children}
  </div>
);
