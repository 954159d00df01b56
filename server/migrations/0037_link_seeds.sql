-- Links by which a member answers an invitation carry this; another one ends those sent before. Null: none was ended yet.
alter table users add column link_seed uuid;
