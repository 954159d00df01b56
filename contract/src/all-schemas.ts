import { z } from 'zod';
import * as account from './account/schemas.ts';
import * as itemComments from './action-items/comments/schemas.ts';
import * as followUps from './action-items/follow-ups/schemas.ts';
import * as actionItems from './action-items/schemas.ts';
import * as audit from './audit/schemas.ts';
import * as auth from './auth/schemas.ts';
import * as calendar from './calendar/schemas.ts';
import * as chat from './chat/schemas.ts';
import * as companies from './companies/schemas.ts';
import * as companySettings from './company-settings/schemas.ts';
import * as decisions from './decisions/schemas.ts';
import * as email from './email/schemas.ts';
import * as figures from './figures/schemas.ts';
import * as glossary from './glossary/schemas.ts';
import * as legal from './legal/schemas.ts';
import * as liveMotions from './live/motions/schemas.ts';
import * as liveNotes from './live/notes/schemas.ts';
import * as live from './live/schemas.ts';
import * as meetings from './meetings/schemas.ts';
import * as minutesDecisions from './minutes/decisions/schemas.ts';
import * as minutesDelivery from './minutes/delivery/schemas.ts';
import * as minutesDerived from './minutes/derived/schemas.ts';
import * as minutesLegal from './minutes/legal/schemas.ts';
import * as minutesRegister from './minutes/register/schemas.ts';
import * as minutesRemarks from './minutes/remarks/schemas.ts';
import * as minutes from './minutes/schemas.ts';
import * as minutesSigning from './minutes/signing/schemas.ts';
import * as minutesSuggestions from './minutes/suggestions.ts';
import * as minutesTemplates from './minutes/templates/schemas.ts';
import * as minutesVerification from './minutes/verification/schemas.ts';
import * as minutesWaiting from './minutes/waiting/schemas.ts';
import * as notifications from './notifications/schemas.ts';
import * as notificationSettings from './notifications/settings.ts';
import * as ownership from './ownership/schemas.ts';
import * as preparation from './preparation/schemas.ts';
import * as readings from './readings/schemas.ts';
import * as reminders from './reminders/schemas.ts';
import * as retention from './retention/schemas.ts';
import * as rooms from './rooms/schemas.ts';
import * as scheduling from './scheduling/schemas.ts';
import * as search from './search/schemas.ts';
import * as security from './security/schemas.ts';
import * as series from './series/schemas.ts';
import * as transcriptImport from './transcripts/import/schemas.ts';
import * as transcripts from './transcripts/schemas.ts';
import * as users from './users/schemas.ts';

/** A chat message has a reading, too. */
const { Reading: MeetingReading, ...readingParts } = readings;

const modules: readonly Readonly<Record<string, unknown>>[] = [
  account,
  actionItems,
  followUps,
  itemComments,
  audit,
  auth,
  calendar,
  chat,
  companies,
  companySettings,
  decisions,
  email,
  figures,
  glossary,
  legal,
  live,
  liveNotes,
  liveMotions,
  meetings,
  minutes,
  minutesDecisions,
  minutesDelivery,
  minutesDerived,
  minutesLegal,
  minutesRemarks,
  minutesRegister,
  minutesSigning,
  minutesSuggestions,
  minutesTemplates,
  minutesVerification,
  minutesWaiting,
  notifications,
  notificationSettings,
  ownership,
  preparation,
  { MeetingReading, ...readingParts },
  reminders,
  retention,
  rooms,
  scheduling,
  search,
  security,
  series,
  transcripts,
  transcriptImport,
  users,
];

/** Schemas by the names that the OpenAPI document gives them. */
export const namedSchemas: readonly { readonly name: string; readonly schema: z.ZodType }[] = modules.flatMap(
  (module) =>
    Object.entries(module).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [{ name, schema }] : [],
    ),
);
