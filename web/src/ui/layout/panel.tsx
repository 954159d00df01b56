import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { cx } from '../cx.ts';

interface Titled {
  readonly id: string;
  readonly name: (isNamed: boolean) => void;
}

const PanelContext = createContext<Titled | null>(null);

/** A surface with a hairline, named by its title. Never one inside another: divide with a line. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  const id = useId();
  const [isNamed, name] = useState(false);
  const titled = useMemo(() => ({ id, name }), [id]);
  return (
    <PanelContext value={titled}>
      <section
        aria-labelledby={isNamed ? id : undefined}
        {...rest}
        className={cx('rounded-panel border bg-surface', className)}
      />
    </PanelContext>
  );
}

interface PanelTitleProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The title of a panel, which names it for screen readers too. */
export function PanelTitle({ className = 'font-semibold', children }: PanelTitleProps) {
  const panel = use(PanelContext);
  useLayoutEffect(() => {
    panel?.name(true);
    return () => panel?.name(false);
  }, [panel]);
  return (
    <h2 id={panel?.id} className={className}>
      {children}
    </h2>
  );
}

interface PanelHeadProps {
  readonly title: string;
  readonly aside?: ReactNode;
}

export const PanelHead = ({ title, aside }: PanelHeadProps) => (
  <header className="flex min-h-12 items-center justify-between gap-4 border-b px-5 py-2.5 max-[20rem]:flex-wrap">
    <PanelTitle>{title}</PanelTitle>
    <span className="text-small text-muted">{aside}</span>
  </header>
);
