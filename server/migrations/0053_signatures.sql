-- Electronic signatures of minutes, under a certification authority of each company, and codes to check minutes by.

create table signing_authorities (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  -- X.509, DER.
  certificate bytea not null,
  -- PKCS #8, encrypted under the server's key; null once it is not used any more.
  sealed_key bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  retired_at timestamptz,
  primary key (company_id, id),
  check ((sealed_key is null) = (retired_at is not null))
);
create unique index one_signing_authority on signing_authorities (company_id) where retired_at is null;

-- A certificate outlives its key: signatures made with it can be checked.
create table signing_certificates (
  company_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  authority_id uuid not null,
  -- As it is in the certificate.
  name text not null,
  certificate bytea not null,
  sealed_key bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  retired_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, authority_id) references signing_authorities (company_id, id) on delete cascade,
  check ((sealed_key is null) = (retired_at is not null))
);
create unique index one_signing_certificate on signing_certificates (company_id, user_id) where retired_at is null;

-- Printed on the PDF of an adoption; minutes that were adopted again have another.
create table minutes_codes (
  company_id uuid not null,
  code text not null unique check (code ~ '^[BCFGHJKLMNPQRSTVXZ0-9]{16}$'),
  minutes_id uuid not null,
  -- Of the PDF of that adoption.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (company_id, minutes_id, code),
  foreign key (company_id, minutes_id) references minutes (company_id, id) on delete cascade
);

alter table minutes
  -- The adopted PDF with the electronic signatures it has by now.
  add column signed_file_id text unique check (signed_file_id ~ '^[0-9a-f]{32}$'),
  add column signed_hash text check (signed_hash ~ '^[0-9a-f]{64}$'),
  add check ((signed_file_id is null) = (signed_hash is null)),
  add check (signed_file_id is null or pdf_file_id is not null);

alter table minutes_signatures drop constraint minutes_signatures_way_check;
alter table minutes_signatures
  add check (way in ('hand', 'electronic')),
  -- How the signer proved to be the person.
  add column proof text check (proof in ('password', 'totp', 'recovery', 'passkey')),
  -- The signer's, X.509, DER.
  add column certificate bytea,
  add check ((way = 'electronic') = (proof is not null and certificate is not null)),
  add check (way = 'hand' or signer_id = recorded_by);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['signing_authorities', 'signing_certificates', 'minutes_codes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update on signing_authorities, signing_certificates to :"app";
grant select, insert on minutes_codes to :"app";

-- What a stranger who has the code of a document learns: no title, no person, nothing that was said.
create function app.find_minutes_by_code(p_code text) returns table (
  company_name text, number int, symbol text, edition int, state text, time_zone text, adopted_at timestamptz, locked_at timestamptz,
  is_current boolean, adopted_hash text, replaced_number int, replaced_symbol text, signatures jsonb
)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_name, n.number, n.symbol, d.edition, d.state, d.time_zone, c.created_at, d.locked_at,
    d.pdf_hash is not distinct from c.hash, c.hash, newer.number, newer.symbol,
    coalesce((
      select jsonb_agg(jsonb_build_object('part', s.part, 'way', s.way, 'at', s.recorded_at, 'hash', s.hash,
        'certificate', encode(sha256(s.certificate), 'hex')) order by s.recorded_at, s.part)
      from minutes_signatures s
      where s.company_id = d.company_id and s.minutes_id = d.id and d.pdf_hash = c.hash), '[]')
  from minutes_codes c
  join minutes d on d.company_id = c.company_id and d.id = c.minutes_id
  left join minutes_numbers n on n.company_id = d.company_id and n.minutes_id = d.id
  left join lateral (
    select r.number, r.symbol
    from minutes o join minutes_numbers r on r.company_id = o.company_id and r.minutes_id = o.id
    where o.company_id = d.company_id and o.meeting_id = d.meeting_id and o.edition > d.edition and o.state in ('adopted', 'locked')
    order by o.edition desc limit 1) newer on true
  where c.code = p_code
$$;
revoke all on function app.find_minutes_by_code(text) from public;
grant execute on function app.find_minutes_by_code(text) to :"app";
