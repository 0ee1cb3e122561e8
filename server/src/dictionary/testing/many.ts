/** Words of the venue, and more pairs than the product's file contains. */
export const many = () => [
  `insert into dictionary_pairs (own, word, kind, meaning)
    select n % 50 = 0, 'word' || n, 'N', 'meaning' || n || ', other' || n % 1000 from generate_series(1, 50000) n`,
  `insert into dictionary_terms (pair_id, place, own, term, exact, folded, sound)
    select id, 0, own, word, word, word, null from dictionary_pairs
    union all select id, 1, own, split_part(meaning, ', ', 1), split_part(meaning, ', ', 1), split_part(meaning, ', ', 1), null
    from dictionary_pairs
    union all select id, 2, own, split_part(meaning, ', ', 2), split_part(meaning, ', ', 2), split_part(meaning, ', ', 2), 'tr' || id
    from dictionary_pairs`,
]
