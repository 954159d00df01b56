-- How often an analysis of a transcript was asked for, or its turns became others: a result of an earlier text is not kept.
alter table transcripts add column analysis_asked integer not null default 0;
