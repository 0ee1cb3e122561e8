-- The journal of the cash book is narrowed to a kind, and summed up by it: its indexes carry the kind.
drop index cash_book_time;
drop index cash_book_counter;
drop index cash_book_person;
drop index cash_book_tender;
create index cash_book_time on cash_book (taken_at, id) include (counter, tender, kind, amount);
create index cash_book_counter on cash_book (counter, taken_at, id) include (tender, kind, amount);
create index cash_book_person on cash_book (taken_by, taken_at, id) include (counter, tender, kind, amount);
create index cash_book_tender on cash_book (tender, taken_at, id) include (counter, kind, amount);
create index cash_book_kind on cash_book (kind, taken_at, id) include (counter, tender, amount);

-- Who has had a session: the people that the journal can be narrowed to.
create index cash_sessions_user on cash_sessions (user_id);
