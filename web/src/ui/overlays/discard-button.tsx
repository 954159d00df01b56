import { type ComponentProps, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { DiscardQuestion } from './discard-question.tsx';

interface DiscardButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly isDirty: () => boolean;
  readonly onDiscard: () => void;
}

/** Closes a form in a page; asks before something written in it is lost. */
export function DiscardButton({ isDirty, onDiscard, ...props }: DiscardButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => (isDirty() ? setAsking(true) : onDiscard())} />
      <DiscardQuestion open={isAsking} onOpenChange={setAsking} onDiscard={onDiscard} />
    </>
  );
}
