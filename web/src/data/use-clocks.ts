import { useSuspenseQuery } from '@tanstack/react-query';
import { browserZone } from '../lib/format/browser-zone.ts';
import type { Clocks } from '../lib/format/own-clock.ts';
import { companyQuery } from './company/companies.ts';

/** The clocks of the reader of the page: their own, and their company's. */
export const useClocks = (): Clocks => ({
  own: browserZone(),
  company: useSuspenseQuery(companyQuery).data.settings.timeZone,
});
