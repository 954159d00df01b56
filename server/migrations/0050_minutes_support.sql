-- What the turns of a line do not say: [{words, fault}], as it was checked when the line or its evidence was last changed.
alter table minutes_lines add column unsupported jsonb not null default '[]' check (jsonb_typeof(unsupported) = 'array');
-- When its evidence was last read: a turn that was corrected since marks the line.
alter table minutes_lines add column checked_at timestamptz;
update minutes_lines set checked_at = updated_at;
