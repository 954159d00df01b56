import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is asked before something is given up that will not come back. */
export interface Question {
  readonly title: string;
  readonly verb: string;
  readonly refrain: string;
  readonly text: ReactNode;
}

const ofWhatIsWritten: Question = {
  title: 'Bỏ những gì đã ghi?',
  verb: 'Bỏ',
  refrain: 'Soạn tiếp',
  text: 'Những gì bạn vừa ghi ở đây chưa được lưu và sẽ mất.',
};

interface DiscardQuestionProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDiscard: () => void;
  readonly question?: Question | undefined;
}

export const DiscardQuestion = ({
  open,
  onOpenChange,
  onDiscard,
  question: { title, verb, refrain, text } = ofWhatIsWritten,
}: DiscardQuestionProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={onOpenChange}
    title={title}
    verb={verb}
    refrain={refrain}
    onConfirm={() => {
      onOpenChange(false);
      onDiscard();
    }}
  >
    {text}
  </ConfirmDialog>
);
