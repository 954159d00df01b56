import { recordEntry } from '../../domains/audit/record-entry.ts';
import { listSessions } from '../../domains/auth/sessions/list-sessions.ts';
import { revokeEverySession } from '../../domains/auth/sessions/revoke-every-session.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { type Accounts, requireAccount, withAccounts } from '../accounts/accounts.ts';
import { type Command, type CommandOutcome, exitCodes, UsageError } from '../command.ts';

async function list(accounts: Accounts, email: string): Promise<CommandOutcome> {
  const person = await requireAccount(accounts, email);
  const found = await listSessions(
    accounts.world,
    accounts.database.trusted({ userId: person.id }),
    person.id,
  );
  return {
    code: exitCodes.ok,
    reply: { userId: person.id, sessions: found },
    lines: [
      `${person.email}: ${found.length} phiên.`,
      ...found.map(
        ({ device, address, lastUsedAt }) => `  ${device}, ${address}, dùng lần cuối ${showTime(lastUsedAt)}`,
      ),
    ],
  };
}

async function end(accounts: Accounts, email: string): Promise<CommandOutcome> {
  const { database, world } = accounts;
  const person = await requireAccount(accounts, email);
  const ended = await database.trusted({ userId: person.id }).transaction(async (tx) => {
    for (const company of person.companies)
      await recordEntry(world, tx, {
        ...{ companyId: company.id, actorId: null },
        ...{ kind: 'access-ended', personId: person.id },
      });
    return revokeEverySession(world, tx, person.id);
  });
  return {
    code: exitCodes.ok,
    reply: { userId: person.id, ended },
    lines: [`Đã kết thúc ${ended} phiên của ${person.email}.`],
  };
}

export const sessions: Command = {
  summary: 'Xem và kết thúc phiên đăng nhập của một người',
  help: `Cách dùng: npm run cli -- sessions list ĐỊA_CHỈ [--json]
           npm run cli -- sessions end ĐỊA_CHỈ [--json]

list   những nơi người này đang đăng nhập
end    kết thúc mọi phiên của người này; có ghi vào nhật ký của công ty`,
  options: {},
  run: (call) => {
    const [act, email] = call.words;
    if (act !== 'list' && act !== 'end') throw new UsageError('Sau sessions cần list hoặc end.');
    if (email === undefined) throw new UsageError(`sessions ${act} cần một địa chỉ e-mail.`);
    return withAccounts(call, (accounts) => (act === 'list' ? list(accounts, email) : end(accounts, email)));
  },
};
