import { defineRoute } from '../../route.ts';
import { SystemStatus } from './schemas.ts';

export const readSystemStatus = defineRoute({
  method: 'GET',
  path: '/api/v1/company/system',
  summary: 'Read the state of the server for the owner of the company',
  description: 'Says nothing of other companies, and names no address, folder or error of the machine.',
  access: 'owner',
  reply: SystemStatus,
  failures: ['not_allowed'],
});
