-- What was done of what a line of the bell asks: said instead of the question.

alter table notifications add column outcome text;
