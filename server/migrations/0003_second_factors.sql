-- What guards an account beside its password: codes of an app, recovery codes, passkeys.

-- One authenticator app a person. Unconfirmed it counts for nothing: nobody is locked out by a code they never saw.
create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted under a key of the server's.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The newest time step whose code was taken; it and those before it are never taken again.
  last_step bigint,
  check ((confirmed_at is null) = (last_step is null))
);

-- They belong to the app: without it there is nothing to recover.
create table recovery_codes (
  user_id uuid not null references totp_factors on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Base64url, as browsers say it.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  backed_up boolean not null,
  version int not null default 1,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

-- Challenges are sealed tokens that nobody stores; those that were answered stay here until they would have run out.
create table spent_challenges (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  expires_at timestamptz not null,
  primary key (user_id, id)
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['totp_factors', 'recovery_codes', 'passkeys', 'spent_challenges'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_person on %I to :"app" using (user_id = (select app.user_id())) '
      'with check (user_id = (select app.user_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on totp_factors, recovery_codes, passkeys, spent_challenges to :"app";

-- Whose passkey it is, before a person is known.
create function app.find_passkey_owner(p_credential_id text) returns table (user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.user_id from passkeys p where p.credential_id = p_credential_id
$$;

revoke all on function app.find_passkey_owner(text) from public;
grant execute on function app.find_passkey_owner(text) to :"app";
