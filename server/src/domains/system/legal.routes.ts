import * as contract from '@hopgon/contract/legal/routes';
import type { Bind } from '../../platform/http/call.ts';
import type { World } from '../../platform/world.ts';
import { readLegalText } from './read-legal-text.ts';

export function legalRoutes(bind: Bind, world: World): void {
  bind(contract.readLegalText, ({ params }) => readLegalText(world, params.name));
}
