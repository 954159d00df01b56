import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { ModelSettings, ModelSettingsChange, ModelState, ModelTest, NoticeChoice } from './schemas.ts';

export const readModelState = defineRoute({
  method: 'GET',
  path: '/api/v1/models',
  summary: 'Read which model answers in chat and which reads transcripts',
  description: 'And what the caller chose of the first.',
  access: 'company',
  reply: ModelState,
  failures: [],
});

export const saveNoticeChoice = defineRoute({
  method: 'PUT',
  path: '/api/v1/models/notice',
  summary: 'Accept or decline that own messages go to the model',
  description: 'Until it is accepted, and after it was declined, the engine answers.',
  access: 'company',
  body: z.object({ choice: NoticeChoice }),
  reply: ModelState,
  failures: ['model_off'],
});

export const readModelSettings = defineRoute({
  method: 'GET',
  path: '/api/v1/models/settings',
  summary: 'Read the settings of the model',
  description: 'Without its key, which is only ever written.',
  access: 'owner',
  reply: ModelSettings,
  failures: ['not_allowed'],
});

export const updateModelSettings = defineRoute({
  method: 'PUT',
  path: '/api/v1/models/settings',
  summary: 'Set the model of the company',
  description:
    'Only addresses the operator allows. Another address removes the key and the consent; nothing is sent before consent is given.',
  access: 'owner',
  body: ModelSettingsChange,
  reply: ModelSettings,
  failures: [
    'not_allowed',
    'version_stale',
    'model_not_offered',
    'model_name_missing',
    'model_consent_missing',
  ],
});

export const verifyModel = defineRoute({
  method: 'POST',
  path: '/api/v1/models/test',
  summary: 'Measure the model that is set',
  description:
    'Whether it answers, calls tools, writes JSON and Vietnamese, and how fast. Sends no text of the company.',
  access: 'owner',
  reply: ModelTest,
  failures: ['not_allowed', 'model_off', 'too_many_requests', 'company_limit_reached'],
});
