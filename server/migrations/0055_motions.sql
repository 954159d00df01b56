-- Votes of a meeting (biểu quyết), held in it or in writing.
create table motions (
  company_id uuid not null,
  meeting_id uuid not null,
  id uuid not null,
  -- 1 for the first of the meeting.
  number int not null check (number > 0),
  text text not null check (length(text) between 1 and 1000),
  -- Not a reference: an agenda that is saved again replaces its rows.
  agenda_item_id uuid,
  way text not null check (way in ('meeting', 'written')),
  is_secret boolean not null,
  weighting text not null check (weighting in ('head', 'share')),
  -- Hundredths of a percent; reached by that share itself, or only above it.
  quorum_share int not null check (quorum_share between 0 and 10000),
  quorum_inclusive boolean not null,
  ratio_share int not null check (ratio_share between 0 and 10000),
  ratio_inclusive boolean not null,
  deadline timestamptz,
  opened_by uuid not null,
  opened_at timestamptz not null,
  closed_by uuid,
  closed_at timestamptz,
  cancelled_by uuid,
  cancelled_at timestamptz,
  -- Everybody who was there when it closed, guests among them.
  present_count int check (present_count >= 0),
  primary key (company_id, id),
  unique (company_id, meeting_id, number),
  unique (company_id, id, is_secret),
  foreign key (company_id, meeting_id) references live_meetings (company_id, meeting_id) on delete cascade,
  foreign key (company_id, opened_by) references memberships (company_id, user_id),
  foreign key (company_id, closed_by) references memberships (company_id, user_id),
  foreign key (company_id, cancelled_by) references memberships (company_id, user_id),
  -- The sums of shares would tell who chose what.
  check (not (is_secret and weighting = 'share')),
  check ((way = 'written') = (deadline is not null)),
  check ((closed_by is null) = (closed_at is null)),
  check ((cancelled_by is null) = (cancelled_at is null)),
  check (closed_at is null or cancelled_at is null)
);
-- One vote at a time in the room.
create unique index motion_open on motions (company_id, meeting_id)
  where way = 'meeting' and closed_at is null and cancelled_at is null;

create table motion_voters (
  company_id uuid not null,
  motion_id uuid not null,
  user_id uuid not null,
  -- Hundredths of a share; 100 for a head.
  weight bigint not null check (weight > 0),
  -- Why the person may not vote on this.
  exclusion text check (length(exclusion) between 1 and 300),
  proxy_holder_id uuid,
  -- The paper of the meeting that gives the proxy; not a reference, since a paper may be deleted.
  proxy_paper_id uuid,
  -- Whether the person, or the holder of the proxy, was there when it closed.
  is_attending boolean,
  primary key (company_id, motion_id, user_id),
  foreign key (company_id, motion_id) references motions (company_id, id) on delete cascade,
  foreign key (company_id, user_id) references memberships (company_id, user_id),
  foreign key (company_id, proxy_holder_id) references memberships (company_id, user_id),
  check ((proxy_holder_id is null) = (proxy_paper_id is null)),
  check (proxy_holder_id <> user_id),
  check (exclusion is null or proxy_holder_id is null)
);

-- Open ballots: who chose what. A secret vote cannot have any.
create table motion_ballots (
  company_id uuid not null,
  motion_id uuid not null,
  user_id uuid not null,
  is_secret boolean not null default false check (not is_secret),
  choice text not null check (choice in ('for', 'against', 'none')),
  way text not null check (way in ('own', 'proxy', 'secretary')),
  cast_by uuid not null,
  cast_at timestamptz not null,
  primary key (company_id, motion_id, user_id),
  foreign key (company_id, motion_id, is_secret) references motions (company_id, id, is_secret) on delete cascade,
  foreign key (company_id, motion_id, user_id) references motion_voters (company_id, motion_id, user_id) on delete cascade,
  foreign key (company_id, cast_by) references memberships (company_id, user_id)
);

-- Secret ballots: that somebody cast one, without what and when,
create table motion_turnout (
  company_id uuid not null,
  motion_id uuid not null,
  user_id uuid not null,
  primary key (company_id, motion_id, user_id),
  foreign key (company_id, motion_id, user_id) references motion_voters (company_id, motion_id, user_id) on delete cascade
);
-- and how many chose what, without whom. All rows of a vote are written with each ballot, so that none shows which was cast.
create table motion_tallies (
  company_id uuid not null,
  motion_id uuid not null,
  choice text not null check (choice in ('for', 'against', 'none')),
  votes int not null check (votes >= 0),
  primary key (company_id, motion_id, choice),
  foreign key (company_id, motion_id) references motions (company_id, id) on delete cascade
);

do $$
declare
  owner_role text := current_user;
  name text;
begin
  foreach name in array array['motions', 'motion_voters', 'motion_ballots', 'motion_turnout', 'motion_tallies'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy owner_all on %I to %I using (true) with check (true)', name, owner_role);
    execute format('create policy of_company on %I to :"app" using (company_id = (select app.company_id())) '
      'with check (company_id = (select app.company_id()))', name);
  end loop;
end $$;
grant select, insert, update on motions, motion_voters, motion_ballots, motion_tallies to :"app";
grant select, insert on motion_turnout to :"app";
