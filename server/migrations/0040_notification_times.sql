-- The time that a line of the bell says, and in which words: readers in another zone see it by their own clock.

alter table notifications add column time jsonb;
