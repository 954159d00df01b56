-- Polls for a time: people of a company and guests say when they could meet, and one of the times becomes a meeting.

create table polls (
  company_id uuid not null references companies on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  goal text not null default '' check (length(goal) <= 2000),
  type text not null default 'in-person' check (type in ('video', 'audio', 'in-person')),
  location text not null default '' check (length(location) <= 300),
  visibility text not null default 'invited' check (visibility in ('invited', 'company')),
  time_zone text not null,
  created_by uuid not null,
  deadline timestamptz not null,
  -- When who asked was told that the deadline has passed.
  due_told_at timestamptz,
  settled_at timestamptz,
  chosen_slot_id uuid,
  -- What became of it; null again when that meeting was taken back.
  meeting_id uuid,
  cancelled_at timestamptz,
  cancelled_reason text not null default '' check (length(cancelled_reason) <= 500),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, created_by) references memberships (company_id, user_id),
  foreign key (company_id, meeting_id) references meetings (company_id, id) on delete set null (meeting_id),
  constraint one_poll_of_a_meeting unique (company_id, meeting_id),
  constraint settled_whole check ((settled_at is null) = (chosen_slot_id is null)),
  constraint meeting_when_settled check (meeting_id is null or settled_at is not null),
  constraint ended_one_way check (settled_at is null or cancelled_at is null)
);
create index polls_by_creator on polls (company_id, created_by, created_at);

create table poll_slots (
  company_id uuid not null,
  poll_id uuid not null,
  id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (company_id, poll_id, id),
  unique (company_id, poll_id, starts_at),
  foreign key (company_id, poll_id) references polls (company_id, id) on delete cascade
);
alter table polls add constraint chosen_of_own_slots
  foreign key (company_id, id, chosen_slot_id) references poll_slots (company_id, poll_id, id);

-- A member by their id, or a guest by name and address.
create table poll_voters (
  company_id uuid not null,
  poll_id uuid not null,
  id uuid not null,
  user_id uuid,
  email text check (email = lower(email) and length(email) <= 254),
  name text check (length(name) between 1 and 100),
  voted_at timestamptz,
  primary key (company_id, poll_id, id),
  unique (company_id, poll_id, user_id),
  unique (company_id, poll_id, email),
  constraint member_or_guest check (num_nulls(email, name) = case when user_id is null then 0 else 2 end),
  foreign key (company_id, poll_id) references polls (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id)
);
create index poll_voters_by_user on poll_voters (company_id, user_id, poll_id) where user_id is not null;

create table poll_votes (
  company_id uuid not null,
  poll_id uuid not null,
  voter_id uuid not null,
  slot_id uuid not null,
  vote text not null check (vote in ('yes', 'maybe', 'no')),
  primary key (company_id, poll_id, voter_id, slot_id),
  foreign key (company_id, poll_id, voter_id) references poll_voters (company_id, poll_id, id) on delete cascade,
  foreign key (company_id, poll_id, slot_id) references poll_slots (company_id, poll_id, id) on delete cascade
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['polls', 'poll_slots', 'poll_voters', 'poll_votes'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update, delete on polls, poll_slots, poll_voters, poll_votes to :"app";
