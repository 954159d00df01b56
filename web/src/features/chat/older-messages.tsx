import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface OlderMessagesProps {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** Above the oldest message shown: reads the page before it as soon as it comes into sight. */
export function OlderMessages({ box, isReading, onRead }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current || isReading) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onRead();
      },
      { root: box.current, rootMargin: '320px 0px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [box, isReading, onRead]);
  return (
    <div ref={mark} className="flex justify-center">
      <Button look="plain" size="small" busy={isReading} onClick={onRead}>
        Tin nhắn cũ hơn
      </Button>
    </div>
  );
}
