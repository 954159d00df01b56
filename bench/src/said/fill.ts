import { randomUUID } from 'node:crypto';
import { Client, type ClientConfig } from 'pg';
import type { Company, Given, Person } from '../../../e2e/support/given.ts';
import { createRandom, drawTurn } from './talk.ts';

const day = 86_400_000;
export const turnsOfMeeting = 500;

export interface Crowd {
  readonly company: Company;
  /** Organizes every meeting, so may see them all. */
  readonly owner: Person;
  /** Invited to every fifth. */
  readonly member: Person;
  /** Invited to none: may see what the whole company may, every twentieth. */
  readonly newcomer: Person;
}

export async function givenCrowd(given: Given, name: string): Promise<Crowd> {
  const owner = await given.person(name);
  const company = await given.company(owner, `Công ty của ${name}`);
  const [member, newcomer] = [await given.person(`${name} Hai`), await given.person(`${name} Ba`)];
  await given.joined(member, company);
  await given.joined(newcomer, company);
  return { company, owner, member, newcomer };
}

const insertMeetings = `
  insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, visibility, created_by, created_at, updated_at)
  select $1, id, 'Họp số ' || place, at, at + interval '1 hour', 'Asia/Ho_Chi_Minh',
    case when place % 20 = 0 then 'company' else 'invited' end, $2, at, at
  from unnest($3::uuid[], $4::timestamptz[]) with ordinality as made (id, at, place)`;
const insertPeople = `
  insert into meeting_participants (company_id, meeting_id, user_id)
  select $1, id, person from unnest($2::uuid[]) with ordinality as made (id, place), unnest($3::uuid[], $4::int[]) as asked (person, each)
  where place % each = 0`;
const insertTranscripts = `
  insert into transcripts (company_id, id, meeting_id, version, name, format, content, turn_count, state, uploaded_by, created_at)
  select $1, id, id, 1, 'ban-ghi.txt', 'text', '', $3, 'unasked', $2, now() from unnest($4::uuid[]) as id`;
const insertTurns = `
  insert into transcript_turns (company_id, transcript_id, index, speaker, text)
  select $1, $2, place - 1, 'Người ' || place % 4, text from unnest($3::text[]) with ordinality as said (text, place)`;

/** Inserts past meetings by SQL, each with a transcript: through the app a million turns take an hour. */
export async function fillTalks(
  owner: ClientConfig,
  { company, owner: organizer, member }: Crowd,
  meetings: number,
): Promise<void> {
  const random = createRandom(meetings);
  const client = new Client(owner);
  await client.connect();
  const ids = Array.from({ length: meetings }, () => randomUUID());
  const starts = ids.map((_, place) => new Date(Date.now() - (place + 1) * 0.4 * day));
  await client.query(insertMeetings, [company.id, organizer.id, ids, starts]);
  await client.query(insertPeople, [company.id, ids, [organizer.id, member.id], [1, 5]]);
  await client.query(insertTranscripts, [company.id, organizer.id, turnsOfMeeting, ids]);
  for (const id of ids) {
    const turns = Array.from({ length: turnsOfMeeting }, () => drawTurn(random));
    await client.query(insertTurns, [company.id, id, turns]);
  }
  await client.end();
}
