import { Failure } from '@hopgon/contract/failure';
import { ZodError } from 'zod';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { ToolReach } from '../../platform/tools/tools.ts';
import type { World } from '../../platform/world.ts';
import { listClosedMeetingIds } from '../meetings/core/list-closed-meeting-ids.ts';
import { listMeetingIds } from '../meetings/core/list-meeting-ids.ts';
import { pastedTool } from './prompts.rules.ts';
import { idsIn, makeVisible, type VisibleData } from './visible-data.rules.ts';

interface ToolReading extends ToolReach {
  readonly companyId: string;
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly pasted: string;
}

/** Runs what a model called with the rights of the person, and gives what it may read of it, with the meetings it is of. */
export async function readTools(
  world: Pick<World, 'tools'>,
  scope: CompanyScope,
  { companyId, calls, pasted, readsTranscripts }: ToolReading,
): Promise<VisibleData & { readonly meetingIds: readonly string[] }> {
  const results: { tool: string; data: unknown }[] = [];
  for (const { name, input } of calls) {
    const data =
      name === pastedTool.name
        ? pasted
        : await callTool(world, { actor: scope.actor, companyId, readsTranscripts }, { name, input });
    results.push({ tool: name, data: data ?? 'Không có công cụ này.' });
  }
  const ids = idsIn(results);
  const closed = await listClosedMeetingIds(scope, ids);
  const meetingIds = (await listMeetingIds(scope, ids)).filter((id) => !closed.has(id));
  return { ...makeVisible(results, closed), meetingIds };
}

async function callTool(
  world: Pick<World, 'tools'>,
  caller: Parameters<World['tools']['call']>[1],
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<unknown> {
  try {
    return await world.tools.call(name, caller, input);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    if (error instanceof ZodError) return 'Tham số không hợp lệ.';
    throw error;
  }
}
