-- What is kept for people to read later is a text: its key and its values. What was kept before stays as it reads in English.
alter table plan_lines alter column refusal type jsonb
  using case when refusal is not null then jsonb_build_object('key', refusal) end;
alter table imports alter column failure type jsonb
  using case when failure is not null then jsonb_build_object('key', failure) end;
alter table import_problems alter column text type jsonb using jsonb_build_object('key', text);
