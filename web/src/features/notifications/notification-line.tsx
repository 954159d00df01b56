import type { Notification } from '@hopgon/contract/notifications/schemas';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { notificationText } from '../../data/notification-text.rules.ts';
import { useClocks } from '../../data/use-clocks.ts';
import { ActButton } from './act-button.tsx';
import { LineText } from './line-text.tsx';

interface NotificationLineProps {
  readonly notification: Notification;
  /** What else it stands for, in words. */
  readonly others?: string | null | undefined;
  /** What its button is about, where that is not its text. */
  readonly asks?: Notification | undefined;
  /** When it came, in words. */
  readonly when: string;
  readonly onOpen: () => void;
  /** At its right, beside the link. */
  readonly aside?: ReactNode;
}

/** A text that leads to its page, and what it asks for. */
export function NotificationLine({ notification, others, asks, when, onOpen, aside }: NotificationLineProps) {
  const { path, act } = notification;
  const clocks = useClocks();
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  // The server says where to as one text; another tab or window is the browser's own affair.
  const open = (event: MouseEvent) => {
    onOpen();
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void navigate({ href: path });
  };
  return (
    <div className="flex flex-wrap items-center transition-colors duration-120 hover:bg-hover">
      <a
        ref={link}
        href={path}
        onClick={open}
        className="flex min-w-0 flex-1 gap-3 px-4 py-3 -outline-offset-2"
      >
        <LineText notification={notification} others={others} when={when} />
      </a>
      {aside}
      {act && (
        <div className="w-full pb-3 pl-9">
          <ActButton
            act={act}
            about={notificationText(asks ?? notification, clocks)}
            onDone={() => link.current?.focus()}
          />
        </div>
      )}
    </div>
  );
}
