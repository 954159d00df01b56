import type { Role } from '@hopgon/contract/options';
import { recordEntry } from '../../domains/audit/record-entry.ts';
import { deleteSecondFactors } from '../../domains/auth/second-factor/delete-second-factors.ts';
import { twoFactorOffMail } from '../../domains/auth/security.mail.ts';
import { revokeEverySession } from '../../domains/auth/sessions/revoke-every-session.ts';
import { sendAccountMail } from '../../domains/auth/sign-in/send-account-mail.ts';
import { assignRole } from '../../domains/companies/members/assign-role.ts';
import { showTime } from '../../platform/clock/show-time.rules.ts';
import { OperatorFailure } from '../../platform/lifecycle/operator-failure.ts';
import { type Accounts, listAccounts, requireAccount, withAccounts } from '../accounts/accounts.ts';
import { type Command, type CommandCall, type CommandOutcome, exitCodes, UsageError } from '../command.ts';

const roleNames: Readonly<Record<string, string>> = {
  owner: 'chủ sở hữu',
  admin: 'quản trị viên',
  member: 'thành viên',
};

const mostListed = 500;

async function list(accounts: Accounts, text: string): Promise<CommandOutcome> {
  const found = await listAccounts(accounts, text, mostListed);
  return {
    code: exitCodes.ok,
    reply: { users: found },
    lines: found.flatMap(({ email, name, sessions, lastSignIn, hasSecondFactor, companies }) => [
      `${email}  ${name}`,
      `  ${lastSignIn ? `đăng nhập lần cuối ${showTime(lastSignIn.toISOString())}` : 'chưa đăng nhập'}, ${sessions} phiên, xác thực hai bước ${hasSecondFactor ? 'bật' : 'tắt'}`,
      ...companies.map((company) => `  ${roleNames[company.role]} của ${company.name} (${company.id})`),
    ]),
  };
}

async function resetSecondFactor(accounts: Accounts, email: string | undefined): Promise<CommandOutcome> {
  const { database, world } = accounts;
  const person = await requireAccount(accounts, email);
  const ended = await database.trusted({ userId: person.id }).transaction(async (tx) => {
    await deleteSecondFactors(tx, person.id, null);
    await sendAccountMail(world, tx, person.id, (reader) => twoFactorOffMail(world.config, reader));
    for (const company of person.companies)
      await recordEntry(world, tx, {
        ...{ companyId: company.id, actorId: null },
        ...{ kind: 'second-factor-reset', personId: person.id },
      });
    return revokeEverySession(world, tx, person.id);
  });
  return {
    code: exitCodes.ok,
    reply: { userId: person.id, ended },
    lines: [
      `Đã gỡ ứng dụng xác thực và passkey của ${person.email}, kết thúc ${ended} phiên. Người này nhận một thư báo.`,
    ],
  };
}

async function setRole(
  accounts: Accounts,
  email: string | undefined,
  call: CommandCall,
): Promise<CommandOutcome> {
  const { database, world } = accounts;
  const role = (['owner', 'admin', 'member'] as const).find((known) => known === call.options.role);
  if (role === undefined) throw new UsageError('--role phải là owner, admin hoặc member.');
  const person = await requireAccount(accounts, email);
  const company = chooseCompany(person.companies, call.options.company);
  const before = await database.trusted({ companyId: company.id }).transaction(async (tx) => {
    const change = { companyId: company.id, userId: person.id, role };
    const was = await assignRole(world, tx, change);
    if (was !== role) await recordEntry(world, tx, entryOf(change));
    return was;
  });
  return {
    code: exitCodes.ok,
    reply: { userId: person.id, companyId: company.id, before, role },
    lines: [
      `${person.email} nay là ${roleNames[role]} của ${company.name}; trước đó là ${roleNames[before]}.`,
    ],
  };
}

function entryOf({ companyId, userId, role }: { companyId: string; userId: string; role: Role }) {
  const entry = { companyId, actorId: null, personId: userId };
  return role === 'owner'
    ? ({ ...entry, kind: 'ownership-assigned' } as const)
    : ({ ...entry, kind: 'role-set', details: { role } } as const);
}

function chooseCompany<T extends { readonly id: string }>(
  companies: readonly T[],
  wanted: string | boolean | undefined,
): T {
  const [only] = companies;
  const company =
    wanted === undefined && companies.length === 1 ? only : companies.find(({ id }) => id === wanted);
  if (company) return company;
  throw new OperatorFailure(
    companies.length === 0
      ? 'Người này không thuộc công ty nào.'
      : 'Thêm --company MÃ_CÔNG_TY; "users list" cho biết mã.',
  );
}

export const users: Command = {
  summary: 'Xem tài khoản, đặt vai trò, gỡ xác thực hai bước',
  help: `Cách dùng: npm run cli -- users list [CHỮ] [--json]
           npm run cli -- users set-role ĐỊA_CHỈ --role owner|admin|member [--company MÃ] [--json]
           npm run cli -- users reset-second-factor ĐỊA_CHỈ [--json]

list                  tài khoản có tên hoặc địa chỉ chứa chữ đó (nhiều nhất ${mostListed})
set-role              đặt vai trò của một thành viên; chủ sở hữu cũ trở thành quản trị viên
reset-second-factor   gỡ ứng dụng xác thực và passkey, kết thúc mọi phiên; người này nhận một thư báo

Mỗi thay đổi được ghi vào nhật ký của công ty, dưới tên máy chủ.`,
  options: { role: { type: 'string' }, company: { type: 'string' } },
  run: (call) => {
    const [act, email] = call.words;
    if (act !== 'list' && act !== 'set-role' && act !== 'reset-second-factor')
      throw new UsageError('Sau users cần list, set-role hoặc reset-second-factor.');
    if (act !== 'list' && email === undefined) throw new UsageError(`users ${act} cần một địa chỉ e-mail.`);
    return withAccounts(call, (accounts) => {
      if (act === 'list') return list(accounts, email ?? '');
      return act === 'set-role' ? setRole(accounts, email, call) : resetSecondFactor(accounts, email);
    });
  },
};
