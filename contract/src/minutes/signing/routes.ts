import { z } from 'zod';
import { FileHash, Id } from '../../primitives.ts';
import { defineRoute } from '../../route.ts';
import { SignerProof } from '../../security/schemas.ts';
import { Minutes, PersonalPart } from '../schemas.ts';

export const signMinutesElectronically = defineRoute({
  method: 'POST',
  path: '/api/v1/meetings/:meetingId/minutes/signatures/:part/electronic',
  summary: 'Sign the adopted PDF electronically',
  description:
    'As the person the minutes name, proved again by password or second factor. `hash` is that of the PDF that was adopted as the caller read it. With all signatures the minutes are locked.',
  access: 'meeting-view',
  params: z.object({ meetingId: Id, part: PersonalPart }),
  body: z.object({ hash: FileHash, proof: SignerProof }),
  reply: Minutes,
  failures: [
    ...(['meeting_not_found', 'not_allowed', 'minutes_not_found', 'minutes_state'] as const),
    ...(['minutes_signed', 'minutes_adopted_again', 'minutes_not_signable', 'minutes_file_lost'] as const),
    ...(['password_wrong', 'code_wrong', 'passkey_refused', 'sign_in_again'] as const),
    ...(['papers_quota_full', 'server_busy', 'too_many_requests'] as const),
  ],
});
