-- What several processes must know of each other at once, and what a crash of the server may lose: unlogged.

-- The answers of a model that are being written: one a conversation, at whichever process.
create unlogged table running_answers (
  company_id uuid not null,
  session_id uuid not null,
  process text not null,
  message text not null,
  started_at timestamptz not null,
  -- A process that is silent has died: another answer may begin.
  seen_at timestamptz not null,
  primary key (company_id, session_id),
  foreign key (company_id, session_id) references chat_sessions (company_id, id) on delete cascade
);

-- How often something was done lately; of no company, because most of it is before anybody is known.
create unlogged table rate_limits (
  -- SHA-256 of what is limited, so that the table names nobody.
  key bytea primary key check (length(key) = 32),
  -- Milliseconds since 1970, the oldest first, and how many events were counted at each.
  moments bigint[] not null,
  counts int[] not null,
  blocked_until bigint not null,
  overruns int not null,
  -- From then on the row says nothing any more.
  expires_at bigint not null
) with (fillfactor = 50);
create index rate_limits_by_expiry on rate_limits (expires_at);

do $$
declare t text;
begin
  foreach t in array array['running_answers', 'rate_limits'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
create policy of_company on running_answers to :"app" using (company_id = (select app.company_id()))
  with check (company_id = (select app.company_id()));
grant select, insert, update, delete on running_answers to :"app";
create policy of_all on rate_limits to :"app" using (true) with check (true);
grant select, insert, update, delete on rate_limits to :"app";

-- Counts one event of a key. `p_mode`: 'spend' counts unless the key has to wait, in which case nothing is written; 'count' counts in
-- any case; 'look' never. Answers the milliseconds to wait, and where it counted, the moment under which, and the state that
-- uncounting brings back. `p_grain` joins events of about the same time, counted as the earliest they may have been.
create function app.count_event(p_mode text, p_key bytea, p_now bigint, p_most int, p_window bigint, p_grain int,
  p_first_wait bigint, p_longest_wait bigint, out wait bigint, out counted_at bigint, out blocked_before bigint,
  out overruns_before int, out is_overrun boolean)
language plpgsql set search_path = public, pg_temp as $$
declare
  account rate_limits;
  since bigint := p_now - p_window;
  expired int := 0;
  total bigint;
  last int;
begin
  wait := 0;
  if p_mode = 'look' then
    select * into account from rate_limits where key = p_key;
    if not found then return; end if;
  else
    insert into rate_limits values (p_key, '{}', '{}', 0, 0, 0) on conflict do nothing;
    select * into account from rate_limits where key = p_key for update;
  end if;
  last := cardinality(account.moments);
  while expired < last and account.moments[expired + 1] <= since loop expired := expired + 1; end loop;
  account.moments := account.moments[expired + 1:];
  account.counts := account.counts[expired + 1:];
  last := last - expired;
  if last = 0 and account.blocked_until <= since then account.overruns := 0; end if;
  select coalesce(sum(each), 0) into total from unnest(account.counts) each;
  wait := case
    when account.blocked_until > p_now then account.blocked_until - p_now
    when p_first_wait is null and total >= p_most then account.moments[1] + p_window - p_now
    else 0 end;
  if p_mode = 'look' or (wait > 0 and p_mode = 'spend') then return; end if;
  blocked_before := account.blocked_until;
  overruns_before := account.overruns;
  counted_at := p_now / p_grain * p_grain;
  if last > 0 and account.moments[last] >= counted_at then
    counted_at := account.moments[last];
    account.counts[last] := account.counts[last] + 1;
  else
    account.moments := account.moments || counted_at;
    account.counts := account.counts || 1;
  end if;
  is_overrun := p_first_wait is not null and total + 1 >= p_most;
  if is_overrun then
    account.blocked_until := p_now + least(p_first_wait * 2 ^ least(account.overruns, 40), p_longest_wait)::bigint;
    account.overruns := account.overruns + 1;
  end if;
  update rate_limits set moments = account.moments, counts = account.counts, blocked_until = account.blocked_until,
    overruns = account.overruns, expires_at = greatest(counted_at, account.blocked_until) + p_window
    where key = p_key;
end $$;

-- Takes one event back; the wait it brought only if no later one brought another.
create function app.uncount_event(p_key bytea, p_moment bigint, p_blocked_before bigint, p_overruns_before int,
  p_is_overrun boolean) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  account rate_limits;
  place int;
begin
  select * into account from rate_limits where key = p_key for update;
  if not found then return; end if;
  place := array_position(account.moments, p_moment);
  if place is not null then
    account.counts[place] := account.counts[place] - 1;
    if account.counts[place] = 0 then
      account.moments := account.moments[:place - 1] || account.moments[place + 1:];
      account.counts := account.counts[:place - 1] || account.counts[place + 1:];
    end if;
  end if;
  if account.overruns = p_overruns_before + p_is_overrun::int then
    account.blocked_until := p_blocked_before;
    account.overruns := p_overruns_before;
  end if;
  update rate_limits set moments = account.moments, counts = account.counts, blocked_until = account.blocked_until,
    overruns = account.overruns where key = p_key;
end $$;

revoke all on function app.count_event(text, bytea, bigint, int, bigint, int, bigint, bigint),
  app.uncount_event(bytea, bigint, bigint, int, boolean) from public;
grant execute on function app.count_event(text, bytea, bigint, int, bigint, int, bigint, bigint),
  app.uncount_event(bytea, bigint, bigint, int, boolean) to :"app";
