import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';

interface Tab<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly count?: number | undefined;
}

interface TabsProps<V extends string> {
  /** What the tabs divide, read aloud. */
  readonly label: string;
  readonly tabs: readonly Tab<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The page is as high as the window, and its parts scroll. */
  readonly fills?: boolean;
  /** `TabPanel`s. */
  readonly children: ReactNode;
}

const tab = cx(
  'relative flex h-11 items-center gap-1.5 px-0.5 font-medium whitespace-nowrap text-muted',
  'transition-colors duration-120 hover:text-ink data-active:text-ink',
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-transparent data-active:after:bg-jade',
);

export function Tabs<V extends string>({
  label,
  tabs,
  value,
  onChange,
  fills = false,
  children,
}: TabsProps<V>) {
  const list = useChosenInSight(value);
  return (
    <Base.Root
      value={value}
      onValueChange={onChange}
      className={fills ? 'flex min-h-0 flex-1 flex-col' : undefined}
    >
      <Base.List
        ref={list}
        aria-label={label}
        className={cx(
          'relative flex gap-6 overflow-x-auto overflow-y-hidden border-b',
          fills &&
            'shrink-0 bg-surface px-4 max-[26rem]:justify-between max-[26rem]:gap-2 max-[26rem]:text-small',
        )}
      >
        {tabs.map((each) => (
          <Base.Tab key={each.value} value={each.value} className={tab}>
            {each.label}
            {each.count !== undefined && (
              <span className="rounded-full border bg-sunken px-2 text-key text-muted tabular-nums">
                {each.count}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

/** Where not all tabs have room, the chosen one is seen whole: when it is chosen, and when a count pushes it on. */
function useChosenInSight(value: string) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef('');
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !chosen) return;
    const now = `${value} ${list.current.scrollWidth}`;
    if (now === seen.current) return;
    seen.current = now;
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  });
  return list;
}

export const TabPanel = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => (
  <Base.Panel value={value} className="pt-6">
    {children}
  </Base.Panel>
);

/** One of tabs that fill the window. */
export const ScrollingTabPanel = ({
  value,
  children,
}: {
  readonly value: string;
  readonly children: ReactNode;
}) => (
  <Base.Panel value={value} tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-paper">
    {children}
  </Base.Panel>
);
