-- A member's address that nobody has verified may be a stranger's: mails of a company to it have the limits of mails to
-- people outside, whoever sends them. Only the limits: the sender need not have verified an address, since colleagues do.

-- Whether mails of a company to this address count as mails to a stranger.
create function app.is_unverified_address(p_address text) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from users where email = p_address and email_verified_at is null)
$$;

-- What has been released has been counted: by the person it goes for, by its company and by its address.
create or replace function app.guest_mail_room(p_person uuid, p_company uuid, p_address text, p_now timestamptz, p_budgets int[])
returns timestamptz language sql stable set search_path = public, pg_temp as $$
  select max(full_since) + interval '1 day' from (
    (select released_at as full_since from outbox_mails where guest_of = p_person
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[1] - 1 limit 1)
    union all
    (select released_at from outbox_mails where company_id = p_company
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[2] - 1 limit 1)
    union all
    (select released_at from outbox_mails where address = p_address
      and released_at > p_now - interval '1 day' order by released_at desc offset p_budgets[3] - 1 limit 1)
  ) budgets
$$;

drop index outbox_guests_waiting, outbox_guests_of_company, outbox_guests_by_address;
create index outbox_released_of_company on outbox_mails (company_id, released_at) where released_at is not null;
create index outbox_released_by_address on outbox_mails (address, released_at) where released_at is not null;

-- As before, and also for mails to addresses of members that nobody has verified.
create or replace function app.release_guest_mails(p_now timestamptz, p_budgets int[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  mail record;
  room timestamptz;
begin
  if not exists (select from outbox_mails where released_at is null and sent_at is null and failed_at is null
    and waits_for is distinct from 'proof' and send_after <= p_now
    and (guest_of is not null or company_id is not null and app.is_unverified_address(address))) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('release_guest_mails'));
  delete from outbox_mails where released_at is null and expires_at <= p_now and (guest_of is not null or waits_for = 'budget');
  for mail in
    select o.id, o.company_id, o.guest_of, o.address, o.subject_id, o.must_reach,
      o.guest_of is null or u.email_verified_at is not null as proved
    from outbox_mails o left join users u on u.id = o.guest_of
    where o.released_at is null and o.waits_for is distinct from 'proof'
      and o.sent_at is null and o.failed_at is null and o.send_after <= p_now and app.may_leave(o.company_id, o.of_closing)
      and (o.guest_of is not null or o.company_id is not null and not o.of_closing and app.is_unverified_address(o.address))
    order by o.send_after, o.id limit 200
  loop
    if not mail.must_reach and not mail.proved then
      update outbox_mails set waits_for = 'proof' where id = mail.id;
      continue;
    end if;
    room := app.guest_mail_room(mail.guest_of, mail.company_id, mail.address, p_now, p_budgets);
    if mail.must_reach and room is not null then
      select max(o.released_at) + interval '30 minutes' into room from outbox_mails o
      where o.address = mail.address and o.company_id = mail.company_id
        and o.subject_id = mail.subject_id and o.released_at > p_now - interval '30 minutes';
    end if;
    update outbox_mails set
      released_at = case when room is null then p_now end,
      send_after = coalesce(room, send_after),
      waits_for = case when room is not null then 'budget' end
    where id = mail.id;
  end loop;
end $$;

create or replace function app.take_due_mails(p_now timestamptz, p_most int, p_budgets int[])
returns table (id uuid, company_id uuid, subject_id uuid, address text, message jsonb, draft jsonb, attempts int)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform app.release_guest_mails(p_now, p_budgets);
  return query
    update outbox_mails o set attempts = o.attempts + 1, send_after = p_now + interval '1 minute' * power(2, least(o.attempts, 6))
    where o.id in (select d.id from outbox_mails d where d.sent_at is null and d.failed_at is null and d.send_after <= p_now
      and d.waits_for is distinct from 'proof'
      and (d.released_at is not null or d.company_id is null or d.of_closing
        or d.guest_of is null and not app.is_unverified_address(d.address))
      and app.may_leave(d.company_id, d.of_closing)
      order by d.send_after limit p_most for update skip locked)
    returning o.id, o.company_id, o.subject_id, o.address, o.message, o.draft, o.attempts;
end $$;

-- Who verifies their address also gets at once what waited for a limit of it.
create or replace function app.release_mails_of_proved() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update outbox_mails set waits_for = null where guest_of = new.id and waits_for = 'proof';
  update outbox_mails set waits_for = null, send_after = new.email_verified_at
  where address = new.email and guest_of is null and waits_for = 'budget';
  return null;
end $$;

revoke all on function app.is_unverified_address(text) from public;
