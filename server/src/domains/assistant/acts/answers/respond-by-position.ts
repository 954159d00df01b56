import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { renderPeople } from '../../render/render-people.rules.ts';
import type { AssistantReply } from '../../render/reply.rules.ts';
import { findByPosition } from './find-by-position.ts';

const asksWho =
  /(?<!\p{L})(?:ai|người nào|những người nào|danh sách|nhân sự|nhân viên|nguoi nao|danh sach|nhan su|nhan vien)(?!\p{L})/iu;

/** Whom a message asks for by a position or a department; null where it names none. */
export async function respondByPosition(
  scope: CompanyScope,
  message: string,
): Promise<AssistantReply | null> {
  if (!asksWho.test(message)) return null;
  const held = await findByPosition(scope, message);
  return held.length === 0 ? null : renderPeople(held);
}
