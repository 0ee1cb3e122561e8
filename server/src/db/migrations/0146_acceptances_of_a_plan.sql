-- Which acceptance of its plan a line is of, so that an acceptance that is given up opens its own lines alone.
alter table plans add acceptances int not null default 0;
alter table plan_lines add acceptance int;
comment on column plans.acceptances is 'How often lines of this plan were accepted.';
comment on column plan_lines.acceptance is 'The last acceptance that the line was in, counted from 1; null before 0146.';
