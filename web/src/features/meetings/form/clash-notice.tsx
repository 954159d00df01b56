import type { Clash } from '@hopgon/contract/meetings/schemas';
import type { ReactNode } from 'react';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { rangeIn } from '../../../lib/format/own-clock.ts';
import { Banner } from '../../../ui/states/banner.tsx';

const mostClashesShown = 4;

const whoseTime = ({ person, room }: Clash): string =>
  person ? person.displayName || 'Một người' : room?.name || 'Phòng họp';

/** The rules of the company that a meeting breaks; it may be made all the same. */
export const RulesNotice = ({ rules }: { readonly rules: readonly string[] }) =>
  rules.length === 0 ? null : (
    <Banner tone="warning">
      <p className="font-medium">Trái quy định họp của công ty:</p>
      <ul className="mt-1 list-disc pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Banner>
  );

interface ClashNoticeProps {
  readonly clashes: readonly Clash[];
  /** A way out. */
  readonly action?: ReactNode;
}

/** Whom and what a meeting at this time would take from another; nothing where all are free. */
export function ClashNotice({ clashes, action }: ClashNoticeProps) {
  if (clashes.length === 0) return null;
  const forbidden = clashes.some((clash) => clash.forbidden);
  const rest = clashes.length - mostClashesShown;
  return (
    <Banner tone={forbidden ? 'error' : 'warning'} action={action}>
      <p className="font-medium">
        {forbidden ? 'Công ty không cho phép trùng lịch này:' : 'Trùng lịch với cuộc họp khác:'}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {clashes.slice(0, mostClashesShown).map((clash) => (
          <li key={`${clash.person?.userId ?? clash.room?.id} ${clash.startsAt} ${clash.meeting?.id}`}>
            {whoseTime(clash)}: {clash.meeting ? `“${clash.meeting.title}”` : 'bận'},{' '}
            <span className="whitespace-nowrap">{rangeIn(clash, browserZone())}</span>
          </li>
        ))}
        {rest > 0 && <li>và {rest} lịch khác</li>}
      </ul>
    </Banner>
  );
}
