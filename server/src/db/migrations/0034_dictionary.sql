-- The dictionary: word pairs of a file that comes with the product, and the venue's own words, which are found first.

create table dictionary_pairs (
  id int generated always as identity primary key,
  -- A venue's own word; the others are replaced whole when their file is another one.
  own boolean not null,
  word text not null check (length(word) between 1 and 100),
  kind text not null default '' check (length(kind) <= 50),
  meaning text not null check (length(meaning) between 1 and 1000),
  updated_at timestamptz not null default now()
);
-- One entry of the venue for each word: its meanings stand together.
create unique index dictionary_pairs_own on dictionary_pairs (lower(word)) where own;
create index dictionary_pairs_kept on dictionary_pairs (own desc, id);

-- What a pair is found by: its word and each of its meanings. The keys are made by contract/src/dictionary/fold.ts.
create table dictionary_terms (
  pair_id int not null references dictionary_pairs on delete cascade,
  -- 0 for the word, 1 for the first meaning.
  place smallint not null,
  own boolean not null,
  term text not null,
  exact text collate "C" not null,
  folded text collate "C" not null,
  -- How a Hindi term sounds; null for an English one.
  sound text collate "C",
  primary key (pair_id, place)
);
create index dictionary_terms_exact on dictionary_terms (exact, own);
create index dictionary_terms_folded on dictionary_terms (folded);
create index dictionary_terms_sound on dictionary_terms (sound) where sound is not null;
create index dictionary_terms_own on dictionary_terms (exact) where own;
create index dictionary_terms_near on dictionary_terms using gin (exact gin_trgm_ops);

-- Which file the pairs came from: the SHA-256 of its bytes. One row.
create table dictionary_file (
  one boolean primary key default true check (one),
  sha256 text not null,
  loaded_at timestamptz not null default now()
);

-- Every change of pairs is another version of the words that browsers keep.
insert into versions (of) values ('dictionary');
create trigger new_version after insert or update or delete or truncate on dictionary_pairs
  for each statement execute function new_version('dictionary');
