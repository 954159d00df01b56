import type { Clash } from '@hopgon/contract/meetings/schemas';
import { Banner } from '../../../ui/states/banner.tsx';
import { ClashNotice, RulesNotice } from '../form/clash-notice.tsx';
import type { MeetingForm } from '../form/meeting-form.ts';
import { useTimes } from '../form/time/use-times.ts';
import { WayOut } from './way-out.tsx';

interface MeetingNoticesProps {
  readonly form: MeetingForm;
  readonly clashes: readonly Clash[];
  readonly brokenRules: readonly string[];
  /** Whose time it takes. */
  readonly userIds: readonly string[];
  readonly exceptMeetingId?: string;
  readonly failure: string | null;
}

/** What stands against saving a meeting, with the way out. */
export function MeetingNotices({ form, clashes, brokenRules, failure, ...rest }: MeetingNoticesProps) {
  const times = useTimes(form);
  return (
    <>
      <ClashNotice
        clashes={clashes}
        action={times && clashes.length > 0 && <WayOut form={form} times={times} {...rest} />}
      />
      <RulesNotice rules={brokenRules} />
      {failure && <Banner tone="error">{failure}</Banner>}
    </>
  );
}
