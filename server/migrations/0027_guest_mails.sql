-- Mails to people outside leave for people with a proved address alone and within budgets, and what a mail about a meeting
-- says is written when it leaves.

alter table outbox_mails
  alter column message drop not null,
  -- To whom; a mail that is not written yet has no message to read it from.
  add column address text,
  -- What a mail is written from when it leaves: {"kind", …}.
  add column draft jsonb,
  -- What its reader knew of the subject once it had left.
  add column facts text,
  -- The person for whom it goes to somebody outside the company.
  add column guest_of uuid,
  -- Says to somebody who was invited that it is off or at another time: no budget keeps it.
  add column must_reach boolean not null default false,
  add column released_at timestamptz,
  add column waits_for text check (waits_for in ('proof', 'budget')),
  -- After this there is no use in it any more.
  add column expires_at timestamptz,
  add constraint written_or_draft check (num_nonnulls(message, draft) > 0);

update outbox_mails set address = message #>> '{to,0,address}';
alter table outbox_mails alter column address set not null;

-- Guest mails that wait already follow the same rules, in the name of who created their subject. They were written when they
-- were queued, so an invitation, a reminder or a poll is of no use after its subject is over.
update outbox_mails o set guest_of = s.created_by, must_reach = not o.opens and (s.is_poll or o.message ? 'calendar'),
  expires_at = case when o.opens or not s.is_poll and not o.message ? 'calendar' then s.over_at end
from (
  select m.company_id, m.id, m.created_by, m.over_at, g.email, false as is_poll
  from meetings m join meeting_guests g on g.company_id = m.company_id and g.meeting_id = m.id
  union
  select c.company_id, c.id, c.created_by, null, g.email, false
  from meeting_series c join meetings m on m.company_id = c.company_id and m.series_id = c.id
    join meeting_guests g on g.company_id = m.company_id and g.meeting_id = m.id
  union
  select p.company_id, p.id, p.created_by,
    (select max(t.ends_at) from poll_slots t where t.company_id = p.company_id and t.poll_id = p.id), v.email, true
  from polls p join poll_voters v on v.company_id = p.company_id and v.poll_id = p.id where v.email is not null
) s
where o.company_id = s.company_id and o.subject_id = s.id and o.address = s.email and o.sent_at is null and o.failed_at is null;

drop index outbox_due;
create index outbox_due on outbox_mails (send_after) where sent_at is null and failed_at is null and waits_for is distinct from 'proof';
create index outbox_guests_waiting on outbox_mails (send_after)
  where guest_of is not null and released_at is null and waits_for is distinct from 'proof';
create index outbox_guests_of_person on outbox_mails (guest_of, released_at) where guest_of is not null;
create index outbox_guests_of_company on outbox_mails (company_id, released_at) where guest_of is not null;
create index outbox_guests_by_address on outbox_mails (address, released_at) where guest_of is not null;

-- When one more mail to somebody outside may leave: at once (null), or when one of those that fill a budget is a day old.
-- p_budgets: mails in 24 hours for a person, a company and an address.
create function app.guest_mail_room(p_person uuid, p_company uuid, p_address text, p_now timestamptz, p_budgets int[])
returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select max(full_since) + interval '1 day' from (
    (select released_at as full_since from outbox_mails where guest_of = p_person
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[1] - 1 limit 1)
    union all
    (select released_at from outbox_mails where company_id = p_company and guest_of is not null
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[2] - 1 limit 1)
    union all
    (select released_at from outbox_mails where address = p_address and guest_of is not null
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[3] - 1 limit 1)
  ) budgets
$$;

-- Lets due mails to people outside leave, one sender at a time so that no budget is spent twice. What must reach somebody
-- waits for no budget; where one is spent, changes of half an hour become one mail.
create function app.release_guest_mails(p_now timestamptz, p_budgets int[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  mail record;
  room timestamptz;
begin
  if not exists (select from outbox_mails where guest_of is not null and released_at is null
    and waits_for is distinct from 'proof' and send_after <= p_now) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('release_guest_mails'));
  delete from outbox_mails where guest_of is not null and released_at is null and expires_at <= p_now;
  for mail in
    select o.id, o.company_id, o.guest_of, o.address, o.subject_id, o.must_reach, u.email_verified_at is not null as proved
    from outbox_mails o left join users u on u.id = o.guest_of
    where o.guest_of is not null and o.released_at is null and o.waits_for is distinct from 'proof'
      and o.sent_at is null and o.failed_at is null and o.send_after <= p_now and app.may_leave(o.company_id, o.of_closing)
    order by o.send_after, o.id limit 200
  loop
    if not mail.must_reach and mail.proved is not true then
      update outbox_mails set waits_for = 'proof' where id = mail.id;
      continue;
    end if;
    room := app.guest_mail_room(mail.guest_of, mail.company_id, mail.address, p_now, p_budgets);
    if mail.must_reach and room is not null then
      select max(o.released_at) + interval '30 minutes' into room from outbox_mails o
      where o.address = mail.address and o.guest_of is not null and o.company_id = mail.company_id
        and o.subject_id = mail.subject_id and o.released_at > p_now - interval '30 minutes';
    end if;
    update outbox_mails set
      released_at = case when room is null then p_now end,
      send_after = coalesce(room, send_after),
      waits_for = case when room is not null then 'budget' end
    where id = mail.id;
  end loop;
end $$;

drop function app.take_due_mails(timestamptz, int);
create function app.take_due_mails(p_now timestamptz, p_most int, p_budgets int[])
returns table (id uuid, company_id uuid, subject_id uuid, address text, message jsonb, draft jsonb, attempts int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform app.release_guest_mails(p_now, p_budgets);
  return query
    update outbox_mails o set attempts = o.attempts + 1, send_after = p_now + interval '1 minute' * power(2, least(o.attempts, 6))
    where o.id in (select d.id from outbox_mails d where d.sent_at is null and d.failed_at is null and d.send_after <= p_now
      and d.waits_for is distinct from 'proof' and (d.guest_of is null or d.released_at is not null)
      and app.may_leave(d.company_id, d.of_closing)
      order by d.send_after limit p_most for update skip locked)
    returning o.id, o.company_id, o.subject_id, o.address, o.message, o.draft, o.attempts;
end $$;

create or replace function app.next_mail_at() returns timestamptz
language sql stable security definer set search_path = public, pg_temp as $$
  select min(send_after) from outbox_mails where sent_at is null and failed_at is null
    and waits_for is distinct from 'proof' and app.may_leave(company_id, of_closing)
$$;

-- `p_written`: whom a mail went to and its subject, kept of one that was written when it left.
drop function app.settle_mail(uuid, timestamptz, timestamptz, text);
create function app.settle_mail(p_id uuid, p_sent_at timestamptz, p_failed_at timestamptz, p_error text, p_written jsonb, p_facts text)
returns void language sql security definer set search_path = public, pg_temp as $$
  update outbox_mails set sent_at = p_sent_at, failed_at = p_failed_at, last_error = p_error,
    facts = coalesce(p_facts, facts),
    message = case when message is null then p_written
      when secret and num_nonnulls(p_sent_at, p_failed_at) > 0
      then jsonb_set(message - 'html' - 'attachments' - 'calendar', '{text}', '""') else message end
  where id = p_id
$$;

-- Forgets mails that were settled that long ago, and those that waited that long for an address to be proved.
create or replace function app.forget_mails(p_sent_before timestamptz, p_failed_before timestamptz) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from outbox_mails where sent_at < p_sent_before or failed_at < p_failed_before
      or (waits_for = 'proof' and created_at < p_failed_before) returning 1
  )
  select count(*)::int from gone
$$;

-- A mail of which nothing is left to say.
create function app.drop_mail(p_id uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from outbox_mails where id = p_id
$$;

-- Who proves their address has the mails leave that waited for it.
create function app.release_mails_of_proved() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update outbox_mails set waits_for = null where guest_of = new.id and waits_for = 'proof';
  return null;
end $$;
create trigger release_mails after update of email_verified_at on users for each row
  when (old.email_verified_at is null and new.email_verified_at is not null)
  execute function app.release_mails_of_proved();

-- What somebody queued for people outside before the address was proved, where the account turns out to be another's.
create function app.forget_waiting_mails(p_person uuid) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from outbox_mails where guest_of = p_person and released_at is null
$$;

revoke all on function app.guest_mail_room(uuid, uuid, text, timestamptz, int[]),
  app.release_guest_mails(timestamptz, int[]), app.take_due_mails(timestamptz, int, int[]), app.settle_mail(uuid, timestamptz, timestamptz, text, jsonb, text),
  app.drop_mail(uuid), app.release_mails_of_proved(), app.forget_waiting_mails(uuid) from public;
grant execute on function app.take_due_mails(timestamptz, int, int[]),
  app.settle_mail(uuid, timestamptz, timestamptz, text, jsonb, text), app.drop_mail(uuid),
  app.forget_waiting_mails(uuid) to :"app";

-- A meeting that comes back to the time people had answered for has their answers again.
alter table meeting_participants add column earlier_answer jsonb;
alter table meeting_guests add column earlier_answer jsonb;
