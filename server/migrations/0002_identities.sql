-- Whether the person proved to read the mails of their address, and the accounts elsewhere that sign in as them.

-- Null: somebody typed this address, nobody has proved it. Such an account is never joined with another one, and whoever
-- proves the address takes it over.
alter table users add column email_verified_at timestamptz;

create table email_verifications (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index verifications_by_user on email_verifications (user_id);

-- An issuer's `sub` never changes hands; its e-mail address may. So one person has one subject of an issuer at most.
create table identities (
  issuer text not null check (length(issuer) between 1 and 255),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  created_at timestamptz not null,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['email_verifications', 'identities'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_person on %I to :"app" using (user_id = (select app.user_id())) '
      'with check (user_id = (select app.user_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on email_verifications, identities to :"app";

-- Whom an account elsewhere signs in, before a person is known.
create function app.find_identity(p_issuer text, p_subject text) returns table (user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.user_id from identities i where i.issuer = p_issuer and i.subject = p_subject
$$;

-- How an address can sign in; one look-up for known and unknown addresses. Nobody signs in to an account that waits for
-- its mail.
create function app.sign_in_methods(p_email text) returns table (method text)
language sql stable security definer set search_path = public, pg_temp as $$
  select w.method from users u cross join lateral (
    select 'password' as method from credentials c where c.user_id = u.id
    union all
    select distinct i.provider from identities i where i.user_id = u.id
  ) w
  where u.email = p_email and not u.awaits_confirmation
$$;

revoke all on function app.find_identity(text, text), app.sign_in_methods(text) from public;
grant execute on function app.find_identity(text, text), app.sign_in_methods(text) to :"app";
