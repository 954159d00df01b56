import type { ChatAccess } from '@hopgon/contract/companies/schemas';
import type { Refusal } from '@hopgon/contract/failure';
import { Failure } from '@hopgon/contract/failure';
import type { Role } from '@hopgon/contract/options';
import type { Access } from '@hopgon/contract/route';
import { CompanyObstacle } from '@hopgon/contract/users/schemas';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { OpenedScope, Scope } from '../database/scope.ts';

/** The identity in a token; the first query checks whether its session still exists. */
export interface Identity {
  readonly userId: string;
  readonly sessionId: string;
}

/** The row the database returned when the scope opened, in the request's own transaction. */
export interface Membership {
  readonly companyId: string;
  readonly role: Role;
  readonly chatAccess: ChatAccess;
  readonly timeZone: string;
  /** The company is closed: only owner and admins may enter, for few routes. */
  readonly closed: boolean;
  /** Why this session may not enter, whatever its person's role. */
  readonly obstacle: CompanyObstacle | null;
}

/** The person's own rows, outside of companies. */
export interface PersonScope extends OpenedScope<null> {
  readonly actor: Identity;
}

/** Rows of one company, as one of its active members. */
export interface CompanyScope extends OpenedScope<Membership> {
  readonly actor: Identity;
}

/** Bound to a company without a person: what a job works in. */
export interface JobScope extends Scope {
  readonly companyId: string;
}

/** Whether a member of this standing may use a route of this access level; null permits. */
export type AccessPolicy = (
  access: Access,
  standing: Pick<Membership, 'role' | 'chatAccess' | 'closed' | 'obstacle'>,
) => Refusal;

export interface Scopes {
  person(actor: Identity): PersonScope;
  /** `companyId` null: the person's current company. */
  company(
    actor: Identity,
    companyId: string | null,
    access: Access,
    /** Called with the company once the actor is found to be its member, also where the role is then refused. */
    found?: (companyId: string) => void,
  ): CompanyScope;
  job(companyId: string): JobScope;
}

const roles: readonly Role[] = ['owner', 'admin', 'member'];
const chatAccesses: readonly ChatAccess[] = ['owner', 'admins', 'members'];

/** Reads what `app.enter` answers: "role/chat access", perhaps "/closed" and an obstacle, the company's id and its zone. */
function readMembership(entry: string): Membership | null {
  const [standing = '', companyId, timeZone] = entry.split(' ');
  const [roleSaid, chatAccessSaid, ...marks] = standing.split('/');
  const obstacle = CompanyObstacle.options.find((known) => marks.includes(known)) ?? null;
  const role = roles.find((known) => known === roleSaid);
  const chatAccess = chatAccesses.find((known) => known === chatAccessSaid);
  if (!(role && chatAccess && companyId && timeZone)) return null;
  return { companyId, role, chatAccess, timeZone, closed: marks.includes('closed'), obstacle };
}

type ActorScope<Entry> = OpenedScope<Entry> & { readonly actor: Identity };

// Nested transactions must carry the actor too, so each level is wrapped again.
function asActor<Entry>(scope: OpenedScope<Entry>, actor: Identity): ActorScope<Entry> {
  const dress = (inner: OpenedScope<Entry>) => (inner === scope ? dressed : asActor(inner, actor));
  const dressed: ActorScope<Entry> = {
    actor,
    db: scope.db,
    entry: scope.entry,
    afterCommit: scope.afterCommit,
    transaction: (work) => scope.transaction((inner) => work(dress(inner))),
    single: (work) => scope.single((inner) => work(dress(inner))),
    unitOfWork: (begin) => {
      const unit = scope.unitOfWork(begin);
      return { ...unit, scope: asActor(unit.scope, actor) };
    },
  };
  return dressed;
}

/** Every standing, as `app.enter` writes it, that may use a route of this access level, a space before and behind each. */
function standingsAllowed(mayUse: AccessPolicy, access: Access): string {
  const standings = roles.flatMap((role) =>
    chatAccesses.flatMap((chatAccess) =>
      [false, true]
        .filter((closed) => mayUse(access, { role, chatAccess, closed, obstacle: null }) === null)
        .map((closed) => `${role}/${chatAccess}${closed ? '/closed' : ''}`),
    ),
  );
  return ` ${standings.join(' ')} `;
}

/** The three handles of the database: a person's, a company's, and a job's. */
export function createScopes(database: Database, clock: Clock, mayUse: AccessPolicy): Scopes {
  const allowed = new Map<Access, string>();
  const allowedIn = (access: Access): string => {
    const known = allowed.get(access) ?? standingsAllowed(mayUse, access);
    allowed.set(access, known);
    return known;
  };
  return {
    person: (actor) =>
      asActor(
        database.open<null>({
          statement: () => ({
            text: 'select app.enter_person($1, $2, $3) as alive',
            values: [actor.sessionId, actor.userId, clock.now()],
          }),
          judge: (row) => {
            if (row.alive !== true) throw new Failure('session_ended');
            return null;
          },
        }),
        actor,
      ),
    company: (actor, named, access, found) => {
      let companyId = named;
      return asActor(
        database.open<Membership>({
          // The person may switch meanwhile: one request works in one company.
          decidesOnce: named === null,
          statement: () => ({
            text: 'select app.enter($1, $2, $3, $4, $5) as entry',
            values: [actor.sessionId, actor.userId, companyId, clock.now(), allowedIn(access)],
          }),
          judge: ({ entry }) => {
            if (typeof entry !== 'string') throw new Failure('session_ended');
            const membership = readMembership(entry);
            if (!membership) throw new Failure(companyId ? 'not_company_member' : 'company_required');
            found?.(membership.companyId);
            const refusal = mayUse(access, membership);
            if (refusal) throw new Failure(refusal);
            companyId = membership.companyId;
            return membership;
          },
        }),
        actor,
      );
    },
    job: (companyId) => asJob(database.trusted({ companyId }), companyId),
  };
}

function asJob(scope: Scope, companyId: string): JobScope {
  const dress = (inner: Scope) => (inner === scope ? dressed : asJob(inner, companyId));
  const dressed: JobScope = {
    companyId,
    db: scope.db,
    afterCommit: scope.afterCommit,
    transaction: (work) => scope.transaction((inner) => work(dress(inner))),
    single: (work) => scope.single((inner) => work(dress(inner))),
  };
  return dressed;
}
