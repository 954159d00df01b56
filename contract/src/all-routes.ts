import * as account from './account/routes.ts';
import * as itemComments from './action-items/comments/routes.ts';
import * as followUps from './action-items/follow-ups/routes.ts';
import * as actionItems from './action-items/routes.ts';
import * as audit from './audit/routes.ts';
import * as auth from './auth/routes.ts';
import * as calendar from './calendar/routes.ts';
import * as chatCards from './chat/cards/routes.ts';
import * as chat from './chat/routes.ts';
import * as companies from './companies/routes.ts';
import * as companySettings from './company-settings/routes.ts';
import * as decisions from './decisions/routes.ts';
import * as email from './email/routes.ts';
import * as exported from './exports/routes.ts';
import * as figures from './figures/routes.ts';
import * as glossary from './glossary/routes.ts';
import * as legal from './legal/routes.ts';
import * as liveMotions from './live/motions/routes.ts';
import * as liveNotes from './live/notes/routes.ts';
import * as live from './live/routes.ts';
import * as meetingBusy from './meetings/busy/routes.ts';
import * as meetingLifecycle from './meetings/lifecycle/routes.ts';
import * as meetings from './meetings/routes.ts';
import * as minutesDecisions from './minutes/decisions/routes.ts';
import * as minutesDelivery from './minutes/delivery/routes.ts';
import * as minutesDerived from './minutes/derived/routes.ts';
import * as minutesFiles from './minutes/files/routes.ts';
import * as minutesLegal from './minutes/legal/routes.ts';
import * as minutesLines from './minutes/lines/routes.ts';
import * as minutesRegister from './minutes/register/routes.ts';
import * as minutesRemarks from './minutes/remarks/routes.ts';
import * as minutesDocument from './minutes/routes.ts';
import * as minutesSigning from './minutes/signing/routes.ts';
import * as minutesSteps from './minutes/steps/routes.ts';
import * as minutesTemplates from './minutes/templates/routes.ts';
import * as minutesVerification from './minutes/verification/routes.ts';
import * as minutesWaiting from './minutes/waiting/routes.ts';
import * as models from './models/routes.ts';
import * as notifications from './notifications/routes.ts';
import * as ownership from './ownership/routes.ts';
import * as preparation from './preparation/routes.ts';
import * as modelReadings from './readings/model/routes.ts';
import * as readings from './readings/routes.ts';
import * as reminders from './reminders/routes.ts';
import * as retention from './retention/routes.ts';
import * as rooms from './rooms/routes.ts';
import type { RouteShape } from './route.ts';
import * as samples from './samples/routes.ts';
import * as scheduling from './scheduling/routes.ts';
import * as search from './search/routes.ts';
import * as security from './security/routes.ts';
import * as series from './series/routes.ts';
import { events, health, ping } from './system/routes.ts';
import { readSystemStatus } from './system/status/routes.ts';
import * as transcriptGlossary from './transcripts/glossary/routes.ts';
import * as transcriptImport from './transcripts/import/routes.ts';
import * as transcriptParts from './transcripts/parts/routes.ts';
import * as transcripts from './transcripts/routes.ts';
import * as users from './users/routes.ts';

/** Every route by domain and name: what the OpenAPI page prints and the access matrix walks. */
export const routesByDomain = {
  system: { ping, health, events, readSystemStatus },
  auth,
  users,
  account,
  security,
  companies: { ...companies, ...companySettings, ...retention },
  ownership,
  meetings: { ...meetings, ...meetingLifecycle, ...meetingBusy },
  preparation,
  reminders,
  rooms,
  series,
  scheduling,
  calendar,
  transcripts: { ...transcripts, ...transcriptGlossary, ...transcriptParts, ...transcriptImport },
  readings: { ...readings, readReader: modelReadings.readReader, saveReader: modelReadings.saveReader },
  minutes: {
    ...minutesDocument,
    ...minutesLines,
    ...minutesLegal,
    ...minutesDecisions,
    ...minutesRemarks,
    ...minutesSteps,
    ...minutesFiles,
    ...minutesDerived,
    ...minutesDelivery,
    ...minutesWaiting,
    ...minutesRegister,
    ...minutesSigning,
    ...minutesTemplates,
    ...minutesVerification,
  },
  live: { ...live, ...liveNotes, ...liveMotions },
  actionItems: { ...actionItems, ...followUps, ...itemComments },
  decisions,
  chat: { ...chat, ...chatCards },
  email,
  models,
  notifications,
  search,
  figures,
  samples,
  glossary,
  legal,
  audit,
  exports: exported,
} as const satisfies Record<string, Record<string, RouteShape>>;

export interface NamedRoute {
  readonly domain: string;
  readonly name: string;
  readonly route: RouteShape;
}

export const allRoutes: readonly NamedRoute[] = Object.entries(routesByDomain).flatMap(([domain, routes]) =>
  Object.entries(routes).map(([name, route]): NamedRoute => ({ domain, name, route })),
);
